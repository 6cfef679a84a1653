# What the README quotes is what the program says. Each block that is marked
# `console` is read as a terminal: a line that starts with `$ ` is a command, and
# what stands below it is its output.
. "$TESTS/tools/cli.sh"

readme=$TESTS/../README.md
mkdir bin quotes
ln -s "$ABREPORT" bin/abreport
ln -s "$FIXTURES" fixtures
PATH=$PWD/bin:$PATH

# quotes/N.command and quotes/N.output, from 100 on so that names sort as read.
awk '/^```/ { quoted = $0 == "```console"; next }
	!quoted { next }
	sub(/^\$ /, "") {
		name = "quotes/" 100 + n++
		print >(name ".command")
		printf "" >(name ".output")
		next
	}
	{ print >(name ".output") }' "$readme"

# A machine that builds need not have jq.
can_run() {
	! grep -q '| jq ' "$1" || command -v jq >/dev/null
}

for command in quotes/*.command; do
	can_run "$command" || continue
	it "says what the README says of: $(cat "$command")"
	said=${command%.command}.said
	sh -c "$(cat "$command")" >"$said" 2>&1 ||
		fail "the command failed with $?"
	difference=$(diff "${command%.command}.output" "$said") ||
		fail "$difference"
done

it 'quotes at least the five uses'
check test "$(ls quotes/*.command | wc -l)" -ge 5

# Fonts differ from machine to machine and move words, not figures.
it 'has the picture that the program draws'
run --quiet fixtures/apache-vs-lighttpd.ko.txt -o new.svg
exits 0
grep -o '<desc.*</desc>' new.svg >new.desc
grep -o '<desc.*</desc>' "$TESTS/../docs/apache-vs-lighttpd.svg" >old.desc
check cmp old.desc new.desc

it 'has no link to a file that is not there'
grep -o '](\([^)]*\))' "$readme" | tr -d '])(' >links
check test -s links
while read -r link; do
	check test -e "$TESTS/../$link"
done <links

it 'names no target that make does not have'
grep -o '`make [a-z-]*`' "$readme" | tr -d '`' | sort -u >targets
check test -s targets
while read -r make target; do
	check grep -q "^$target:" "$TESTS/../Makefile"
done <targets
