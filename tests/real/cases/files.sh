# The files of -g and -e: alone, and with the report of their run.
. "$TESTS/real/load.sh"

# A load that also leaves run.tsv or run.csv: series -g|-e REQUESTS FILE.
series() {
	rm -rf folder
	mkdir folder
	load "$1" "folder/$3" -n "$2" -c 2 "$(url apache /large.html)"
	cp "$log" folder/run.txt
	cp record of_text
	log=folder/$3
	read_log
}

# same_as_text FIELD...: what the file says is what the report says, which has
# whole milliseconds.
same_as_text() {
	local names
	names=$(printf '"%s",' "$@")
	expect "(. as \$file | $(cat of_text) as \$text | [${names%,}]
		| map(select((\$file[.] + 0.5 | floor) != \$text[.]))) == []"
}

# The report and the file in one folder are one run, with the sharper times.
together() {
	"$ABREPORT" -f json folder 2>messages | jq -c '.runs[]' >record || true
	expect ".kind == \"run\"" ".complete_requests == $1" \
		'.document_path == "/large.html"'
}

percentiles='p50_ms p66_ms p75_ms p80_ms p90_ms p95_ms p98_ms p99_ms p100_ms'

for n in 200 51 7; do
	it "-g of $n requests"
	series -g $n run.tsv
	expect '.kind == "series"' ".complete_requests == $n" 'notices_are([])'
	same_as_text $percentiles total_min_ms total_max_ms connect_max_ms \
		processing_max_ms waiting_max_ms
	together $n
done

# Where a row is the same rank of the sorted list as ab's own percentile.
it '-e of 200 requests'
series -e 200 run.csv
expect '.kind == "series"' 'notices_are([])'
same_as_text $percentiles total_max_ms
together 200

# Of so few requests ab reads the rows before the last past its list.
for n in 50 20 7; do
	it "-e of $n requests, with rows that are no times"
	series -e $n run.csv
	expect '.kind == "series"' '.p99_ms == null' \
		'notices_are(["series-rows"])'
	[ $n = 50 ] || expect '.p98_ms == null'
	[ $n != 7 ] || expect '.p95_ms == null'
	# Half of an odd number is another rank in the file than in the report.
	[ $n = 7 ] || same_as_text p50_ms
	same_as_text p100_ms
	together $n
done
