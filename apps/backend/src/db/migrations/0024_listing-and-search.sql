CREATE INDEX "models_line" ON "models" USING btree ("line");--> statement-breakpoint
ALTER TABLE "product_search" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "names" "tsvector" GENERATED ALWAYS AS (ts_filter(document, '{a}')) STORED;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "kinds" "tsvector" GENERATED ALWAYS AS (ts_filter(document, '{a,b}')) STORED;--> statement-breakpoint
CREATE INDEX "product_search_names" ON "product_search" USING gin ("names");--> statement-breakpoint
CREATE INDEX "product_search_kinds" ON "product_search" USING gin ("kinds");--> statement-breakpoint
-- Without sequential scans: the planner does not know that one reads every document from outside the table.
CREATE FUNCTION "has_matching_product"(query tsquery) RETURNS boolean
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT EXISTS (SELECT 1 FROM product_search WHERE document @@ query)
$$;--> statement-breakpoint
-- Ids of the products whose names (3), whose names, categories, brands or colours (2), or that anywhere (1) have the words of a query.
CREATE FUNCTION "matching_products"(query tsquery, telling tsquery) RETURNS TABLE ("level" integer, "ids" text)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT 3, string_agg(product_id::text, ',') FROM product_search WHERE names @@ telling
	UNION ALL
	SELECT 2, string_agg(product_id::text, ',') FROM product_search WHERE kinds @@ telling
	UNION ALL
	SELECT 1, string_agg(product_id::text, ',') FROM product_search WHERE document @@ query
$$;
