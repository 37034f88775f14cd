-- In place of `matching_products` of two arguments, which the version before calls. Ids of the products with the words of `best` (4),
-- of those whose names (3), whose names, categories, brands or colours (2), or that anywhere (1) have the words of a query: four
-- bytes each, as hexadecimal digits. Without parallel workers, which take longer to start than they save.
CREATE FUNCTION "matching_products"(query tsquery, telling tsquery, best tsquery) RETURNS TABLE ("level" integer, "ids" text)
LANGUAGE sql STABLE SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
	SELECT 4, encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE document @@ best
	UNION ALL
	SELECT 3, encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE names @@ telling
	UNION ALL
	SELECT 2, encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE kinds @@ telling
	UNION ALL
	SELECT 1, encode(string_agg(int4send(product_id), ''), 'hex') FROM product_search WHERE document @@ query
$$;
