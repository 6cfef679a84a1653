# What is sent: bodies, other methods, headers.
. "$TESTS/real/load.sh"

head -c 700 /dev/zero | tr '\0' 'b' >body

# bytes_agree SERVER REQUESTS: all that ab has written and read, as the server
# has counted it.
bytes_agree() {
	wait_for_requests "$1" "$2"
	expect ".total_transferred_bytes == $(sent "$1")" \
		".total_body_sent_bytes == $(received "$1")" \
		"per_second(.transfer_rate_sent_kbytes_per_s;
			$(received "$1") / 1024)" \
		'near(.transfer_rate_total_kbytes_per_s;
			.transfer_rate_received_kbytes_per_s
			+ .transfer_rate_sent_kbytes_per_s; 0.015)'
}

it 'POST'
forget apache
load -n 80 -c 4 -p body -T text/plain "$(url apache /page.html)"
expect "went_well(80; 4; $page)" "$(by apache)" \
	'.total_body_sent_bytes > 80 * 700' 'notices_are([])'
bytes_agree apache 80
plain=$(received apache)

# The only difference is a line that says `Connection: Keep-Alive`.
it 'POST, kept alive'
load -k -n 80 -c 4 -p body -T text/plain "$(url apache /page.html)"
expect "went_well(80; 4; $page)" '.keep_alive_requests > 0' \
	".total_body_sent_bytes == $plain + 80 * 24" 'notices_are([])'

it 'POST to a page that is made up'
load -n 80 -c 4 -p body -T text/plain "$(url nginx /form)"
expect 'went_well(80; 4; 6)' "$(by nginx)" \
	'.total_body_sent_bytes > 80 * 700' 'notices_are([])'

it 'POST of an empty body'
: >nothing
load -n 20 -c 2 -p nothing "$(url nginx /form)"
expect 'went_well(20; 2; 6)' '.total_body_sent_bytes > 0' 'notices_are([])'

it 'POST that a server refuses'
load -n 40 -c 2 -p body -T text/plain "$(url nginx /page.html)"
expect '.complete_requests == 40' '.non_2xx_responses == 40' \
	'.total_body_sent_bytes > 40 * 700' adds_up \
	'notices_are(["error-pages"])'

it 'PUT'
forget nginx
load -n 60 -c 2 -u body -T text/plain "$(url nginx /store/new)"
expect 'went_well(60; 2; 0)' "$(by nginx)" '.document_path == "/store/new"' \
	'.total_body_sent_bytes > 60 * 700' 'notices_are([])'
bytes_agree nginx 60
check cmp body "$SERVERS/nginx/store/new"

it 'OPTIONS'
load -m OPTIONS -n 40 -c 2 "$(url lighttpd /page.html)"
expect 'went_well(40; 2; 0)' "$(by lighttpd)" 'notices_are([])'

it 'DELETE that a server refuses'
load -m DELETE -n 40 -c 2 "$(url lighttpd /page.html)"
expect '.complete_requests == 40' '.non_2xx_responses == 40' \
	'notices_are(["error-pages"])'
check test -s "$PAGES/page.html"

it 'headers, a cookie and a password'
load -n 40 -c 2 -H 'Accept-Encoding: gzip' -C session=1 -A somebody:secret \
	"$(url nginx /page.html)"
expect "went_well(40; 2; $page)" 'notices_are([])'

it 'through a proxy'
load -n 40 -c 2 -X "127.0.0.1:$(cat "$SERVERS/nginx/port")" \
	http://localhost:81/page.html
expect "went_well(40; 2; $page)" '.server_hostname == "localhost"' \
	'.server_port == 81' '.document_path == "/page.html"' 'notices_are([])'
