# What comes out is chosen by -f and by the extensions of -o.
. "$TESTS/tools/cli.sh"

log=$FIXTURES/apache-vs-lighttpd.ko.txt

it 'writes five artefacts from one call'
run "$log" -o x.html -o x.svg -o x.png -o x.csv -o x.ndjson
exits 0
out_is ''
file_has x.html '</html>'
file_has x.svg '</svg>'
check test "$(head -c 8 x.png | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a
file_has x.csv 540.14
check test "$(wc -l <x.ndjson)" = 18

it 'shows the nine deltas in the terminal'
run "$log"
exits 0
for delta in 12.69 22.80 25.33 8.29 17.13 24.76 0.06 18.82 14.78; do
	out_has "+$delta%"
done

it 'says how many stated deltas agree'
out_has '9 of 9'

it 'shows slower sides with negative deltas'
run "$FIXTURES/nginx-three-hosts.pl.txt"
exits 0
out_has '-9.73%'
out_has '-78.86%'

it 'compares with the baseline that is asked for'
run --baseline Lighttpd "$log"
exits 0
out_has '-11.26%'

it 'says that documents differ'
run "$FIXTURES/static-cgi-fastcgi.zh.txt"
exits 0
out_has '-77.92%'
out_has '-10.32%'

it 'writes one record a line'
run -f ndjson "$FIXTURES/static-cgi-fastcgi.zh.txt"
exits 0
check test "$(wc -l <out)" = 3
out_has '"requests_per_second":2415.29'

it 'writes the same bytes whatever the locale'
run -f csv "$log"
cp out one
export LC_ALL=de_DE.UTF-8
run -f csv "$log"
export LC_ALL=C
check cmp one out

it 'writes the same bytes twice'
run -f html "$log"
cp out one
run -f html "$log"
check cmp one out

it 'reads standard input'
run_on_input -f ndjson - <"$log"
exits 0
check test "$(wc -l <out)" = 18

it 'takes a label from the command line'
run -f csv "before=$FIXTURES/ab/2.4.62_n1.txt" "after=$FIXTURES/ab/2.4.62_n2.txt"
exits 0
out_has before
out_has after

it 'prints its help on standard output'
run --help
exits 0
err_is ''
for option in --baseline --title --help --version -o -f; do
	out_has "$option"
done

it 'prints its version'
run --version
exits 0
out_has abreport

it 'fits into 80 columns'
run "$log"
check test "$(awk '{ gsub(/[^ -~]+/, "x"); if (length > 80) print }' out | wc -l)" = 0
