-- Names first: theirs is the smallest index, and most queries have a match there.
CREATE OR REPLACE FUNCTION "has_matching_product"(query tsquery) RETURNS boolean
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT EXISTS (SELECT 1 FROM product_search WHERE names @@ query) OR EXISTS (SELECT 1 FROM product_search WHERE document @@ query)
$$;--> statement-breakpoint
-- In place of `matching_products` of three arguments, which the version before calls. Where `plenty` of names match,
-- categories, brands and colours are not looked for, and with `only_names` texts only for `best`.
CREATE FUNCTION "matching_products"(query tsquery, telling tsquery, best tsquery, plenty integer, only_names boolean)
RETURNS TABLE ("level" integer, "ids" text)
LANGUAGE sql STABLE SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
	WITH named AS MATERIALIZED (
		SELECT string_agg(int4send(product_id), '') AS ids, count(*) >= plenty AS are_plenty
		FROM product_search WHERE names @@ telling
	)
	SELECT 4, encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE document @@ best
	UNION ALL
	SELECT 3, encode(ids, 'hex') FROM named
	UNION ALL
	SELECT 2, encode(CASE
		WHEN NOT are_plenty THEN (SELECT string_agg(int4send(product_id), '') FROM product_search WHERE kinds @@ telling)
	END, 'hex') FROM named
	UNION ALL
	SELECT 1, encode(CASE
		WHEN are_plenty AND only_names AND query = telling THEN ids
		ELSE (SELECT string_agg(int4send(product_id), '') FROM product_search WHERE document @@ query)
	END, 'hex') FROM named
$$;--> statement-breakpoint
DROP FUNCTION "matching_products"(tsquery, tsquery);
