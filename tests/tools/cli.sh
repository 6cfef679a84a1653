# What a test of the command line is written with. tests/run starts each
# tests/cli/*.sh in an empty folder, with ABREPORT (the program), FIXTURES and
# TESTS set. A script is a list of cases:
#
#	. "$TESTS/tools/cli.sh"
#
#	it 'names a file that is missing and exits with 2'
#	run no-such.log
#	exits 2
#	err_has 'no-such.log'
#	out_is ''
#
# A case is ok when all its checks hold; it ends where the next one begins.
# Texts that are looked for are literal, not patterns.

case_name=
case_failed=
status=0

it() {
	end_case
	case_name=$1
	case_failed=
}

end_case() {
	test -n "$case_name" || return 0
	if test -n "$case_failed"; then
		echo "not ok $case_name"
		echo "$case_failed" | sed 's/^/# /'
	else
		echo "ok $case_name"
	fi
	case_name=
}

# A script that breaks off in the middle of a case has failed.
end_script() {
	code=$?
	trap - EXIT
	test "$code" = 0 || fail "the script ended with status $code"
	end_case
	exit "$code"
}
trap end_script EXIT

fail() {
	case_failed="$case_failed${case_failed:+
}$1"
}

# Run the program; what it says is in the files out and err.
run() {
	status=0
	"$ABREPORT" "$@" >out 2>err </dev/null || status=$?
}

# The same, reading what comes in on standard input.
run_on_input() {
	status=0
	"$ABREPORT" "$@" >out 2>err || status=$?
}

exits() {
	test "$status" = "$1" ||
		fail "exit status $status, not $1; it said: $(head -3 err)"
}

out_has() { file_has out "$1"; }
err_has() { file_has err "$1"; }
out_lacks() { file_lacks out "$1"; }
err_lacks() { file_lacks err "$1"; }
out_is() { file_is out "$1"; }
err_is() { file_is err "$1"; }
err_lines() {
	test "$(wc -l <err)" -eq "$1" ||
		fail "$(wc -l <err) lines of messages, not $1: $(head -5 err)"
}

file_has() {
	grep -qF -e "$2" "$1" || fail "no '$2' in $1: $(head -c 300 "$1")"
}

file_lacks() {
	if grep -qF -e "$2" "$1"; then
		fail "'$2' is in $1"
	fi
}

# The whole text, but for newlines at the end.
file_is() {
	test "$(cat "$1")" = "$2" || fail "$1 is: $(head -c 300 "$1")"
}

# Any command that must succeed.
check() {
	"$@" || fail "false: $*"
}
