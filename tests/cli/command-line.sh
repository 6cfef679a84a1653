# How the command line is read.
. "$TESTS/tools/cli.sh"

log=$FIXTURES/apache-vs-lighttpd.ko.txt

it 'takes options behind inputs and values within words'
run "$log" -fcsv --lang=pl
exits 0
out_has 540.14

it 'takes what follows -- as inputs'
cp "$log" ./-f
run -f csv -- -f
exits 0
out_has 540.14

it 'takes a file by its whole name before it looks for a label'
cp "$log" 'a=b'
run -f csv 'a=b'
exits 0
out_has 'a=b,'

it 'takes a label before the first equals sign'
cp "$log" 'c=d'
run -f csv 'x=c=d'
exits 0
out_has 'c=d,'
out_has ',x,'

it 'suggests the option that was meant'
run --basline Apache "$log"
exits 2
err_is "abreport: there is no option '--basline'; did you mean '--baseline'?"

it 'suggests the metric that was meant'
run --metric rps "$log"
exits 2
err_has "did you mean 'requests_per_second'?"

it 'says that an option needs a value'
run "$log" --title
exits 2
err_is 'abreport: --title needs a TEXT'

it 'says that a language is unknown and which are known'
run --lang xx "$log"
exits 2
err_has "'xx'"
err_has ' pl'
out_is ''

it 'compares the metric that is asked for'
run --metric p95_ms "$FIXTURES/nginx-three-hosts.pl.txt"
exits 0
out_has '+58.33%'
out_lacks '427.18'

it 'says what to do when there is nothing to do and no pipe'
if script -qec true /dev/null >/dev/null 2>&1; then
	script -qec "\"$ABREPORT\"" typescript >out 2>&1 </dev/null || true
	check test "$(grep -c . out)" = 3
	out_has 'abreport --help'
fi

it 'explains how each value was settled'
run --explain "$FIXTURES/nginx-three-hosts.pl.txt"
exits 0
out_has 'requests_per_second                 427.18'

it 'does not write over a log that it reads'
cp "$log" precious.csv
run precious.csv -o precious.csv
exits 2
err_has precious.csv
check cmp precious.csv "$log"

it 'does not write two outputs to one place'
run "$log" -o x.csv -o x.csv
exits 2
err_has x.csv
check test ! -e x.csv

it 'gives a file without extension the format of -f'
run "$log" -f csv -o report
exits 0
out_is ''
file_has report 540.14

it 'speaks the language that is asked for, whatever the environment says'
run --lang pl "$log"
cp out one
LC_ALL=ko_KR.UTF-8 LANG=de run --lang pl "$log"
check cmp one out
out_has '+22,80%'
