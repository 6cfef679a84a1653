# Bad input: one clear line each on standard error, exit status 2, and the
# other inputs are still read.
. "$TESTS/tools/cli.sh"

good=$FIXTURES/apache-vs-lighttpd.ko.txt
mkdir empty-folder
: >empty.log
head -c 20000 "$ABREPORT" >program.exe
head -c 4096 /dev/zero >zeros.bin
printf 'Dear diary,\nnothing was measured today.\n' >diary.txt

# is_one_line NAME REASON: the message names the input.
is_one_line() {
	exits 2
	err_lines 1
	err_has "$1"
	out_is ''
}

it 'says that a file is missing'
run no-such.log
is_one_line no-such.log
err_has 'No such file'

it 'says that a folder is empty'
run empty-folder
is_one_line empty-folder

it 'says that a file is empty'
run empty.log
is_one_line empty.log

it 'says that a file is binary'
run program.exe
is_one_line program.exe

it 'says that a file of zeros is binary'
run zeros.bin
is_one_line zeros.bin

it 'says that a text holds no ab output'
run diary.txt
is_one_line diary.txt

it 'says that there is no input'
run
exits 2
out_is ''
check test -s err

it 'says that standard input is empty'
run -
exits 2
out_is ''
check test -s err

for bad in no-such.log empty-folder empty.log program.exe diary.txt; do
	it "reads the other inputs beside $bad"
	run -f csv "$bad" "$good"
	exits 2
	err_has "$bad"
	out_has 540.14
done

it 'says that an output cannot be written'
run -o no-such-folder/x.html "$good"
exits 2
err_lines 1
err_has no-such-folder/x.html
out_is ''

it 'writes the other outputs beside one that cannot be written'
run -o no-such-folder/x.html -o x.csv "$good"
exits 2
file_has x.csv 540.14

it 'says that an extension is unknown'
run -o x.docx "$good"
exits 2
err_has x.docx
check test ! -e x.docx

it 'says that a format is unknown'
run -f docx "$good"
exits 2
err_has docx
out_is ''

it 'says that an option is unknown'
run --no-such-option "$good"
exits 2
err_has no-such-option
out_is ''

it 'says that a baseline is unknown'
run --baseline Nginx "$good"
exits 2
err_has Nginx
out_is ''

it 'keeps an old output when there is nothing to report'
echo old >kept.html
run -o kept.html diary.txt
exits 2
file_is kept.html old

it 'leaves no other file behind'
check test "$(find . -newer diary.txt -type f ! -name out ! -name err \
	! -name x.csv ! -name kept.html | wc -l)" = 0

if test -e /dev/full; then
	it 'says that standard output is full'
	status=0
	"$ABREPORT" -f csv "$good" >/dev/full 2>err || status=$?
	exits 2
	check test -s err
fi
