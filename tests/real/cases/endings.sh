# Runs that do not end well.
. "$TESTS/real/load.sh"
. "$TESTS/real/servers.sh"

# start_load SERVER REQUESTS OPTION...: goes on in the background; returns when
# the server has seen so many requests. end_load reads what came of it.
start_load() {
	local server=$1 requests=$2
	shift 2
	forget "$server"
	begin_log "$@"
	ab "$@" >>"$log" 2>&1 </dev/null &
	loading=$!
	wait_for_requests "$server" "$requests"
}

end_load() {
	wait $loading || true
	read_log
}

# A run that ab gave up: what it said, and not one figure but the requests.
aborted='.kind == "run" and .outcome == "aborted" and .command == env.COMMAND
	and ([.time_taken_s, .failed_requests, .requests_per_second,
		.total_transferred_bytes, .p50_ms] | all(. == null))'
says() {
	echo ".notices[0].message | contains(\"$1\")"
}

for option in '' -q; do
	it "Ctrl-C ${option:+with $option}"
	start_load nginx 10 $option -n 300 -c 4 "$(url nginx /slow)"
	kill -INT $loading
	end_load
	expect '.outcome == "interrupted"' '.concurrency == 4' \
		".complete_requests | between(9; $(served nginx))" \
		".document_length_bytes == $page" '.failed_requests == 0' \
		'.command == env.COMMAND' adds_up 'notices_are(["interrupted"])'
done

it 'a server that is killed'
start_load doomed 10 -n 300 -c 4 "$(url doomed /slow)"
kill_server doomed
end_load
expect "$aborted" ".complete_requests | between(9; $(served doomed) + 4)" \
	"$(says apr_socket_recv)" 'notices_are(["aborted"])'

# With -r ab goes on, and counts a failure under up to three names.
it 'a server that is killed, with -r'
start_load doomed-too 10 -r -n 300 -c 4 "$(url doomed-too /slow)"
kill_server doomed-too
end_load
good=$(served doomed-too)
expect '.outcome == "complete"' '.complete_requests == 300' \
	".html_transferred_bytes | between(9 * $page; $good * $page)" \
	".failed_receive | between(300 - $good - 4; 300)" \
	'.failed_requests == .failed_connect + .failed_receive
		+ .failed_length + .failed_exceptions' \
	'any(.notices[]; .id == "failures")' adds_up

it 'a server that is gone'
load -n 20 -c 2 "$(url doomed /page.html)"
expect "$aborted" '.complete_requests == null' \
	"$(says 'Connection refused')" 'notices_are(["aborted"])'

it 'a server that is gone, with -r'
load -r -n 20 -c 2 "$(url doomed /page.html)"
expect '.complete_requests == 20' '.failed_receive == 20' \
	'.total_transferred_bytes == 0' '.server_software == null' \
	'notices_are(["failures", "nothing-transferred"])'

it 'connections that are reset'
forget nginx
load -n 300 -c 2 "$(url nginx /reset)"
expect "$aborted" ".complete_requests == null
		or .complete_requests <= $(served nginx)" \
	"$(says 'Connection reset by peer')" 'notices_are(["aborted"])'

it 'connections that are reset, with -r'
forget nginx
load -r -n 300 -c 2 "$(url nginx /reset)"
wait_for_requests nginx 300
reset=$(grep -c '^444 ' "$SERVERS/nginx/access.log")
expect '.outcome == "complete"' '.complete_requests == 300' \
	".failed_receive == $reset" ".failed_exceptions == $reset" \
	'.failed_requests == .failed_receive + .failed_length
		+ .failed_exceptions' \
	".html_transferred_bytes == 5 * (300 - $reset)" \
	".total_transferred_bytes == $(sent nginx)" \
	'any(.notices[]; .id == "failures")' adds_up

it 'a server that does not answer in time'
load -s 1 -n 4 -c 2 "$(url nginx /stall)"
expect "$aborted" '.complete_requests == 1' \
	"$(says 'The timeout specified has expired')" 'notices_are(["aborted"])'

# finds_nothing ID: no record, and the reason is said.
finds_nothing() {
	expect_records 0
	file_has messages "[$1]"
}

it 'more at a time than there are'
load -n 2 -c 4 "$(url nginx /page.html)"
finds_nothing usage-text

it 'an option without its value'
load -n
finds_nothing usage-text

it 'a body that is not there'
load -n 2 -p no-such-body "$(url nginx /form)"
finds_nothing usage-text

it 'nothing but a version'
load -V
finds_nothing no-ab-output
