# HTTPS, and the other end of it being something else. IPv6.
. "$TESTS/real/load.sh"

for server in nginx lighttpd apache; do
	for version in 1.2 1.3; do
		it "$server: TLS $version"
		load -f TLS$version -n 40 -c 2 "$(tls_url $server /page.html)"
		expect "went_well(40; 2; $page)" "$(by $server tls_port)" \
			".tls_protocol | startswith(\"TLSv$version,\")" \
			'.tls_protocol | endswith(",2048,256")' \
			'.server_hostname == "localhost"' \
			'.tls_server_name == "localhost"' \
			'.server_temp_key | startswith("X25519 ")' \
			'notices_are([])'
	done

	it "$server: TLS, kept alive"
	load -k -n 60 -c 4 "$(tls_url $server /page.html)"
	expect "went_well(60; 4; $page)" "$(by $server tls_port)" \
		'.keep_alive_requests > 0' 'notices_are([])'

	it "$server: IPv6"
	if grep -qF '[::1]' "$SERVERS/$server/conf"; then
		load -n 60 -c 2 "$(ipv6_url $server /page.html)"
		expect "went_well(60; 2; $page)" "$(by $server)" \
			'.server_hostname == "::1"' 'notices_are([])'
	else
		skip 'no ::1 on this machine'
	fi
done

it 'TLS with a cipher of its own'
load -f TLS1.2 -Z ECDHE-RSA-AES128-GCM-SHA256 -n 20 -c 2 \
	"$(tls_url nginx /page.html)"
expect "went_well(20; 2; $page)" 'notices_are([])' \
	'.tls_protocol == "TLSv1.2,ECDHE-RSA-AES128-GCM-SHA256,2048,128"'

it 'TLS where there is none'
load -n 20 -c 2 "https://localhost:$(cat "$SERVERS/nginx/port")/page.html"
expect '.outcome == "complete"' '.complete_requests == 20' \
	'.tls_protocol == null' '.total_transferred_bytes == 0' \
	'[.notices[].message | select(contains("SSL handshake failed"))] != []'

it 'none where there is TLS'
load -n 20 -c 2 "http://localhost:$(cat "$SERVERS/nginx/tls_port")/page.html"
expect '.complete_requests == 20' '.non_2xx_responses == 20' \
	'.tls_protocol == null' adds_up 'notices_are(["error-pages"])'
