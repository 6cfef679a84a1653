# What a test of real servers is written with, on top of tests/tools/cli.sh:
#
#	it 'counts what nginx served'
#	load -n 100 -c 4 "$(url nginx /page.html)"
#	expect '.complete_requests == 100' '.concurrency == 4'
#
# A load is one run of the system's ab; log is what a terminal would have shown
# of it, record what the program makes of that.
. "$TESTS/tools/cli.sh"

loads=0
page=$(wc -c <"$PAGES/page.html")
export COMMAND=

# skip REASON: the case cannot be tried here.
skip() {
	echo "skip $case_name ($1)"
	case_name=
}

# gap: known not to hold yet; one that holds is to lose this mark.
gap() {
	if [ -n "$case_failed" ]; then
		echo "todo $case_name"
		echo "$case_failed" | sed 's/^/# /'
		case_name=
	else
		fail 'it holds now, take the word gap from it'
	fi
}

# url SERVER PATH, and the same with TLS and by IPv6.
url() { echo "http://127.0.0.1:$(cat "$SERVERS/$1/port")$2"; }
tls_url() { echo "https://localhost:$(cat "$SERVERS/$1/tls_port")$2"; }
ipv6_url() { echo "http://[::1]:$(cat "$SERVERS/$1/port")$2"; }

# A new log that begins with the command, as people type and paste it.
begin_log() {
	loads=$((loads + 1))
	log=$loads.log
	COMMAND=ab
	for word; do
		case $word in
		*' '*) COMMAND="$COMMAND '$word'" ;;
		*) COMMAND="$COMMAND $word" ;;
		esac
	done
	echo "\$ $COMMAND" >"$log"
}

load() {
	begin_log "$@"
	ab "$@" >>"$log" 2>&1 </dev/null || true
	read_log
}

read_log() {
	"$ABREPORT" -f ndjson "$log" >record 2>messages || true
}

# expect FACT...: the log is one record, of which these facts of jq hold.
expect() {
	expect_records 1 "$@"
}

# expect_records COUNT FACT...: so many records, each as said.
expect_records() {
	local count=$1 filter="" i=0
	shift
	[ "$(wc -l <record)" = "$count" ] ||
		fail "$(wc -l <record) records, not $count, see $PWD/$log"
	for fact; do
		filter="$filter, (if ($fact) then empty else \$ARGS.positional[$i] end)"
		i=$((i + 1))
	done
	jq -r -L "$TESTS/real" "include \"record\"; empty $filter" \
		--args "$@" <record >untrue 2>&1 ||
		fail "jq cannot ask: $(tail -n 3 untrue)"
	[ ! -s untrue ] || fail "$(sed 's/^/untrue: /' untrue)
see $PWD/$log"
}

# by SERVER [PORT-FILE]: the fact that it is the server that was measured.
by() {
	echo ".server_software == \"$(cat "$SERVERS/$1/software")\" and" \
		".server_port == $(cat "$SERVERS/$1/${2:-port}")"
}

# What a server itself has written down since it was told to forget: requests,
# bytes received and bytes sent.
forget() { : >"$SERVERS/$1/access.log"; }

# Servers write it after the answer; wait for as many requests as must be there.
wait_for_requests() {
	for _ in $(seq 100); do
		[ "$(wc -l <"$SERVERS/$1/access.log")" -ge "$2" ] && return
		sleep 0.05
	done
}

total() {
	awk -v n="$2" '{ sum += $n } END { printf "%d\n", sum }' \
		"$SERVERS/$1/access.log"
}
served() { wc -l <"$SERVERS/$1/access.log"; }
received() { total "$1" 2; }
sent() { total "$1" 3; }
