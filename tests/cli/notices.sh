# What was found is said on standard error, in a form that editors know.
. "$TESTS/tools/cli.sh"

cp "$FIXTURES/ab/1.3.9_fail_var.txt" fail.log

it 'says file, line, level, message and id'
run -f csv fail.log
exits 0
check grep -q '^fail.log:[0-9]*: warning: .* \[[a-z-]*\]$' err

it 'exits with 2 on a warning when it is strict'
run --strict -f csv fail.log
exits 2
out_has length-failures

it 'does not mind notes when it is strict'
run --strict -f csv "$FIXTURES/ab/1.3.29_post.txt"
exits 0
err_has ': note: '

it 'is quiet about runs when asked'
run --quiet -f csv fail.log
exits 0
err_is ''

it 'is not quiet about inputs'
run --quiet -f csv no-such.log fail.log
exits 2
err_lines 1
err_has 'no-such.log: error: '

it 'has the notices of runs in the report for people'
run fail.log
out_has 'fail.log:'
err_has 'fail.log:'

it 'sums up when there are many of a kind'
i=0
while test $i -lt 40; do
	cat fail.log
	echo
	i=$((i + 1))
done >many.log
run -f csv many.log
check test "$(grep -c '^many.log:' err)" -le 20
err_has ' more like that ['

it 'lets nothing in a name through to the terminal'
name=$(printf 'a\033[31mb.log')
run "$name"
exits 2
check test "$(tr -d '\033' <err | wc -c)" = "$(wc -c <err)"
