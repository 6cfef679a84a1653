# Options that change what ab prints.
. "$TESTS/real/load.sh"

it 'a page of variable length'
forget nginx
load -n 100 -c 1 "$(url nginx /variable)"
wait_for_requests nginx 100
odd=$(awk 'NR == 1 { first = $4 } $4 != first { n++ } END { print n }' \
	"$SERVERS/nginx/access.log")
expect '.complete_requests == 100' '.outcome == "complete"' \
	".document_length_bytes == $(awk 'NR == 1 { print $4 }' \
		"$SERVERS/nginx/access.log")" \
	".html_transferred_bytes == $(total nginx 4)" \
	".failed_requests == $odd" ".failed_length == $odd" \
	'.failed_connect == 0 and .failed_receive == 0' \
	'.failed_exceptions == 0' adds_up 'notices_are(["length-failures"])'

it 'a page of variable length, which is right with -l'
forget nginx
load -l -n 100 -c 4 "$(url nginx /variable)"
wait_for_requests nginx 100
expect '.complete_requests == 100' '.failed_requests == 0' \
	'.document_length_variable == true' '.document_length_bytes == null' \
	".html_transferred_bytes == $(total nginx 4)" adds_up 'notices_are([])'

it 'a server that is busy'
load -n 50 -c 5 "$(url nginx /busy)"
expect '.complete_requests == 50' '.non_2xx_responses == 50' \
	'.document_length_bytes == 4' adds_up 'notices_are(["error-pages"])'

it 'one request'
load -n 1 "$(url nginx /page.html)"
expect "went_well(1; 1; $page)" '.p50_ms == null' '.total_sd_ms == 0' \
	'.total_min_ms == .total_max_ms' 'notices_are([])'

it 'as many at a time as there are'
load -n 8 -c 8 "$(url nginx /page.html)"
expect "went_well(8; 8; $page)" 'notices_are([])'

it '-q, quiet'
load -q -n 200 -c 4 "$(url nginx /page.html)"
expect "went_well(200; 4; $page)" 'notices_are([])'

it '-S, without medians and deviations'
load -S -n 100 -c 4 "$(url nginx /page.html)"
expect "went_well(100; 4; $page)" '.total_median_ms == null' \
	'.total_sd_ms == null' '.total_mean_ms != null' '.p50_ms != null' \
	'.waiting_mean_ms != null' 'notices_are([])'

it '-d, without percentiles'
load -d -n 100 -c 4 "$(url nginx /page.html)"
expect "went_well(100; 4; $page)" '.total_median_ms != null' \
	'[percentiles[] | select(. != null)] == []' 'notices_are([])'

it '-d -S, with neither'
load -d -S -n 100 -c 4 "$(url nginx /page.html)"
expect "went_well(100; 4; $page)" '.total_sd_ms == null' '.p99_ms == null' \
	'.total_mean_ms != null' 'notices_are([])'

for level in 1 2 3 4; do
	it "-v $level, with noise around the report"
	load -v $level -n 10 -c 2 "$(url lighttpd /page.html)"
	expect "went_well(10; 2; $page)" "$(by lighttpd)" 'notices_are([])'
done

# A report without what ab says before it, then all that a terminal shows.
ab -n 30 -c 3 "$(url nginx /page.html)" 2>&1 | sed '1,/^Bench/d' \
	>"$PAGES/imitation.html"
it '-v 4 of a page that imitates a report'
load -v 4 -n 4 -c 1 "$(url nginx /imitation.html)"
expect "went_well(4; 1; $(wc -c <"$PAGES/imitation.html"))" "$(by nginx)" \
	'.document_path == "/imitation.html"' 'notices_are(["imitated-report"])'

it '-v 4 of a page that imitates a whole run'
load -n 30 -c 3 "$(url nginx /page.html)"
cp "$log" "$PAGES/imitation.html"
load -v 4 -n 4 -c 1 "$(url nginx /imitation.html)"
expect "went_well(4; 1; $(wc -c <"$PAGES/imitation.html"))" "$(by nginx)" \
	'.document_path == "/imitation.html"' 'notices_are(["imitated-report"])'
gap

it '-t, in which there was time for all'
load -t 5 -n 100 -c 4 "$(url nginx /page.html)"
expect "went_well(100; 4; $page)" 'notices_are([])'

it '-t, in which there was not'
forget nginx
load -t 1 -n 300 -c 4 "$(url nginx /slow)"
expect '.outcome == "complete"' '.concurrency == 4' '.failed_requests == 0' \
	'.time_taken_s | between(1; 2)' '.complete_requests | between(10; 50)' \
	".complete_requests <= $(served nginx)" \
	".document_length_bytes == $page" adds_up 'notices_are([])'

it '-w, a table of HTML'
load -w -n 100 -c 4 "$(url nginx /page.html)"
expect '.kind == "run"' '.outcome == "complete"' '.complete_requests == 100' \
	'.concurrency == 4' '.document_path == "/page.html"' "$(by nginx)" \
	".document_length_bytes == $page" '.failed_requests == 0' \
	".html_transferred_bytes == 100 * $page" \
	'per_second(.requests_per_second; 100)' '.total_max_ms >= .total_min_ms' \
	'notices_are([])'

it '-w of a POST that is kept alive, with attributes'
echo something >body
load -w -x 'border=1' -y 'align=left' -z 'class=x' -k -p body -n 50 -c 1 \
	"$(url nginx /form)"
expect '.complete_requests == 50' '.keep_alive_requests == 45' \
	'.total_body_sent_bytes > 50 * 10' 'notices_are([])'

# on_terminal OPTION...: what script(1) records of it, in typescript.
on_terminal() {
	begin_log "$@"
	script -qec "$COMMAND" typescript >/dev/null 2>&1 </dev/null
}

it 'what a terminal shows, with its carriage returns'
if on_terminal -n 200 -c 4 "$(url nginx /page.html)"; then
	sed '1d;$d' typescript >>"$log"
	read_log
	expect "went_well(200; 4; $page)" "$(by nginx)" 'notices_are([])'
else
	skip 'no terminal on this machine'
fi

it 'a file of script(1)'
if on_terminal -n 200 -c 4 "$(url nginx /page.html)"; then
	mv typescript "$log"
	read_log
	expect "went_well(200; 4; $page)" "$(by nginx)" 'notices_are([])'
else
	skip 'no terminal on this machine'
fi

it 'a sweep in one file'
begin_log
for c in 1 2 4 8; do
	echo "\$ ab -n 80 -c $c $(url nginx /page.html)"
	ab -n 80 -c $c "$(url nginx /page.html)" 2>&1
done >"$log"
read_log
expect_records 4 '.complete_requests == 80' adds_up 'notices_are([])' \
	'.concurrency == pow(2; input_line_number - 1)' \
	'.command | contains(" -c \(pow(2; input_line_number - 1)) ")'
