-- In place of `matching_products`, which the version before calls: the same, but for the level of all matches, which is without those of
-- `best`, so that no document is read for both. `best` is narrower than `query`.
CREATE FUNCTION "ranked_products"(query tsquery, telling tsquery, best tsquery, plenty integer, only_names boolean)
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
		ELSE (
			SELECT string_agg(int4send(product_id), '') FROM product_search
			WHERE document @@ CASE WHEN best IS NULL THEN query ELSE query && !!best END
		)
	END, 'hex') FROM named
$$;--> statement-breakpoint
DROP FUNCTION "matching_products"(tsquery, tsquery, tsquery);
