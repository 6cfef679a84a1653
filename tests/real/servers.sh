# Throw-away servers on free ports of the loopback. Each has a folder of its own
# in $SERVERS, with the files port, tls_port, software and process, and what the
# server writes.

# The pages, and a certificate that nobody else trusts.
make_pages() {
	mkdir -p "$PAGES"
	head -c 1234 /dev/zero | tr '\0' 'p' >"$PAGES/page.html"
	head -c 300000 /dev/zero | tr '\0' 'l' >"$PAGES/large.html"
	: >"$PAGES/empty.html"
	openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
		-keyout "$SERVERS/key.pem" -out "$SERVERS/certificate.pem" \
		2>/dev/null
}

# Below the ports that Linux gives to clients.
free_port() {
	local port
	for _ in 1 2 3 4 5 6 7 8 9; do
		port=$((10000 + RANDOM % 20000))
		is_open 127.0.0.1 $port || break
	done
	echo $port
}

is_open() {
	(exec 3<>"/dev/tcp/$1/$2") 2>/dev/null
}

has_ipv6() {
	grep -q '^0\{31\}1 ' /proc/net/if_inet6 2>/dev/null
}

# configure KIND NAME: its configuration, with the names filled in.
configure() {
	local folder=$SERVERS/$2 without_ipv6='/\[::1\]/d'
	has_ipv6 && without_ipv6=
	sed -e "$without_ipv6" -e "s|@PORT@|$(cat "$folder/port")|" \
		-e "s|@TLS_PORT@|$(cat "$folder/tls_port")|" \
		-e "s|@FOLDER@|$folder|" -e "s|@PAGES@|$PAGES|" \
		-e "s|@CERTIFICATE@|$SERVERS/certificate.pem|" \
		-e "s|@KEY@|$SERVERS/key.pem|" \
		-e "s|@MODULES@|/usr/lib/apache2/modules|" \
		-e "s|@USER@|$user|" -e "s|@GROUP@|$group|" \
		"$TESTS/real/$1.conf" >"$folder/conf"
}

# Apache httpd does not serve as root; whoever else starts it stays who he is.
user=$(id -un)
group=$(id -gn)
if [ "$(id -u)" = 0 ]; then
	user=www-data
	group=www-data
fi

# launch KIND FOLDER: in the foreground, so that $! is the server itself.
launch() {
	case $1 in
	nginx) exec nginx -p "$2" -e error.log -c conf ;;
	lighttpd) exec lighttpd -D -f "$2/conf" ;;
	apache) exec apache2 -D FOREGROUND -f "$2/conf" ;;
	esac
}

# software KIND: what it calls itself in its answers, up to the first blank as
# ab has it.
software() {
	case $1 in
	nginx) nginx -v 2>&1 | sed 's|.*nginx version: ||' ;;
	lighttpd) lighttpd -v | sed 's| .*||;q' ;;
	apache) apache2 -v | sed -n 's|Server version: \([^ ]*\).*|\1|p' ;;
	esac
}

# start_server KIND NAME
start_server() {
	local folder=$SERVERS/$2
	mkdir -p "$folder"
	free_port >"$folder/port"
	free_port >"$folder/tls_port"
	software "$1" >"$folder/software"
	configure "$1" "$2"
	launch "$1" "$folder" >"$folder/output" 2>&1 </dev/null &
	echo $! >"$folder/process"
	disown
	wait_for_server "$2" || {
		echo "$2 does not answer:"
		cat "$folder/output" "$folder/error.log"
		return 1
	}
}

wait_for_server() {
	local port
	port=$(cat "$SERVERS/$1/tls_port")
	for _ in $(seq 100); do
		is_open 127.0.0.1 "$port" && return
		sleep 0.05
	done
	return 1
}

# Without a chance to end its connections.
kill_server() {
	kill -KILL "$(cat "$SERVERS/$1/process")"
	rm "$SERVERS/$1/process"
}

stop_servers() {
	local processes
	processes=$(cat "$SERVERS"/*/process 2>/dev/null)
	[ -n "$processes" ] || return 0
	kill $processes 2>/dev/null
	for _ in $(seq 100); do
		kill -0 $processes 2>/dev/null || return 0
		sleep 0.05
	done
	kill -KILL $processes 2>/dev/null
}
