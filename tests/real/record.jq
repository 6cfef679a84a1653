# What the tests of real servers ask of a record.

def near($a; $b; $by): ($a - $b) | fabs <= $by + 1e-9;
def between($low; $high): . >= $low - 1e-9 and . <= $high + 1e-9;

# The ids of its notices; whether ab warns of the median is chance.
def notices_are($ids): ([.notices[].id] - ["median-mean-warning"] | unique) == $ids;

# A quotient by the time that ab has rounded to milliseconds.
def per_second($rate; $amount): .time_taken_s as $t
	| $rate == null or $t < 0.001
	or ($rate | between($amount / ($t + 0.0005) - 0.005;
		$amount / ($t - 0.0005) + 0.005));

def percentiles: [.p50_ms, .p66_ms, .p75_ms, .p80_ms, .p90_ms, .p95_ms,
	.p98_ms, .p99_ms, .p100_ms];

# What ab's arithmetic says of any report with requests in it.
def adds_up: .concurrency as $c
	| per_second(.requests_per_second; .complete_requests)
	and per_second(.transfer_rate_received_kbytes_per_s;
		.total_transferred_bytes / 1024)
	and near(.time_per_request_ms; $c * .time_per_request_across_ms;
		0.0005 * (1 + $c))
	and .total_transferred_bytes >= .html_transferred_bytes
	and (percentiles | . == sort)
	and (.p100_ms == null or .p100_ms == .total_max_ms);

# A run that went well: n requests, c at a time, for a document of so many bytes.
def went_well($n; $c; $bytes): .kind == "run" and .outcome == "complete"
	and .command == env.COMMAND and .complete_requests == $n
	and .concurrency == $c and .failed_requests == 0
	and .document_length_bytes == $bytes
	and .html_transferred_bytes == $n * $bytes
	and adds_up;
