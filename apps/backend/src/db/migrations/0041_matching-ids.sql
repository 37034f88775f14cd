-- In place of `ranked_products`, which the version before calls: each set of ids by itself, so that several are read side by side. Four bytes
-- each, as hexadecimal digits; null: none matches. Without sequential scans: the planner does not know that one reads each document from
-- outside the table. Without parallel workers: they take most of a second to start on a busy machine.
CREATE FUNCTION "matching_names"(query tsquery) RETURNS text
LANGUAGE sql STABLE SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
	SELECT encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE names @@ query
$$;--> statement-breakpoint
CREATE FUNCTION "matching_kinds"(query tsquery) RETURNS text
LANGUAGE sql STABLE SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
	SELECT encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE kinds @@ query
$$;--> statement-breakpoint
CREATE FUNCTION "matching_documents"(query tsquery) RETURNS text
LANGUAGE sql STABLE SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
	SELECT encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE document @@ query
$$;--> statement-breakpoint
DROP FUNCTION "matching_products"(tsquery, tsquery, tsquery, integer, boolean);
