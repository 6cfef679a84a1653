# The main job, against each server.
. "$TESTS/real/load.sh"

large=$(wc -c <"$PAGES/large.html")

for server in nginx lighttpd apache; do
	it "$server: a page"
	load -n 100 -c 4 "$(url $server /page.html)"
	expect "went_well(100; 4; $page)" "$(by $server)" \
		'.server_hostname == "127.0.0.1"' \
		'.document_path == "/page.html"' '.ab_version == "2.3"' \
		'.keep_alive_requests == null' '.non_2xx_responses == null' \
		'.total_body_sent_bytes == null' 'notices_are([])'

	it "$server: a large page"
	load -n 50 -c 3 "$(url $server /large.html)"
	expect "went_well(50; 3; $large)" "$(by $server)" 'notices_are([])'

	it "$server: an empty page"
	load -n 50 -c 2 "$(url $server /empty.html)"
	expect 'went_well(50; 2; 0)' "$(by $server)" 'notices_are([])'

	# A connection is good for 10 requests in nginx, for 10 more in the others.
	kept=182
	[ $server != nginx ] || kept=180
	it "$server: kept alive"
	load -k -n 200 -c 1 "$(url $server /page.html)"
	expect "went_well(200; 1; $page)" "$(by $server)" \
		".keep_alive_requests == $kept" 'notices_are([])'

	it "$server: a page that is not there"
	load -n 60 -c 2 "$(url $server /missing?a=b)"
	expect '.complete_requests == 60' '.non_2xx_responses == 60' \
		'.failed_requests == 0' '.document_path == "/missing?a=b"' \
		"$(by $server)" adds_up 'notices_are(["error-pages"])'

	it "$server: HEAD"
	load -i -n 60 -c 2 "$(url $server /page.html)"
	expect 'went_well(60; 2; 0)' "$(by $server)" \
		'.total_transferred_bytes > 0' 'notices_are([])'
done

for server in nginx apache; do
	it "$server: as many bytes as the server has sent"
	forget $server
	load -n 100 -c 4 "$(url $server /page.html)"
	wait_for_requests $server 100
	expect ".complete_requests == $(served $server)" \
		".total_transferred_bytes == $(sent $server)"
done
