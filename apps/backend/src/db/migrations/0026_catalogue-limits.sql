-- What a catalogue may hold is what a feed carries. Function bodies name nothing of this schema, so that a dump can be restored.
CREATE FUNCTION "catalogue_line"(value text, most integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT char_length(value) BETWEEN 1 AND most AND value !~ '[\t\n\r\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]' AND value !~ '^[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
$$;--> statement-breakpoint
CREATE FUNCTION "catalogue_text"(value text, most integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT char_length(value) <= most AND value !~ '[\r\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]' AND value !~ '^[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
$$;--> statement-breakpoint
CREATE FUNCTION "catalogue_params"(list jsonb, most integer, longest_name integer, longest_value integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT jsonb_array_length(list) <= most AND NOT EXISTS (
		SELECT 1 FROM jsonb_array_elements(list) AS item
		WHERE item->>'name' IS NULL OR item->>'value' IS NULL
			OR char_length(item->>'name') NOT BETWEEN 1 AND longest_name OR char_length(item->>'value') NOT BETWEEN 1 AND longest_value
			OR concat(item->>'name', item->>'value') ~ '[\t\n\r\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]'
			OR item->>'name' ~ '^[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$' OR item->>'value' ~ '^[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
	)
$$;--> statement-breakpoint
-- Spaces, line ends and control characters of rows that earlier versions wrote.
CREATE FUNCTION "catalogue_cleaned"(value text, is_line boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace(CASE WHEN is_line THEN regexp_replace(plain, ' *[\t\n]\s*', ' ', 'g') ELSE plain END, '^[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g')
	FROM (SELECT regexp_replace(regexp_replace(value, '\r\n?', chr(10), 'g'), '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]', '', 'g') AS plain) AS own
$$;--> statement-breakpoint
UPDATE "product_texts" SET "name" = catalogue_cleaned("name", true) WHERE NOT catalogue_line("name", 1000000);--> statement-breakpoint
UPDATE "product_texts" SET "description" = catalogue_cleaned("description", false) WHERE NOT catalogue_text("description", 1000000);--> statement-breakpoint
UPDATE "options" SET "name" = catalogue_cleaned("name", true) WHERE NOT catalogue_line("name", 1000000);--> statement-breakpoint
UPDATE "product_texts" SET "characteristics" = coalesce((
	SELECT jsonb_agg(item || jsonb_build_object('name', catalogue_cleaned(item->>'name', true), 'value', catalogue_cleaned(item->>'value', true)) ORDER BY at)
	FROM jsonb_array_elements("characteristics") WITH ORDINALITY AS list (item, at)
	WHERE catalogue_cleaned(item->>'name', true) <> '' AND catalogue_cleaned(item->>'value', true) <> ''
), '[]') WHERE NOT catalogue_params("characteristics", 1000000, 1000000, 1000000);--> statement-breakpoint
UPDATE "products" SET "colours" = jsonb_build_object('uk', catalogue_cleaned("colours"->>'uk', true), 'ru', "colours"->>'ru', 'en', "colours"->>'en')
WHERE "colours"->>'uk' <> '' AND NOT catalogue_line("colours"->>'uk', 1000000);--> statement-breakpoint
UPDATE "facet_values" SET "names" = "names" || jsonb_build_object('uk', catalogue_cleaned("names"->>'uk', true))
WHERE "facet_id" = 'brand' AND "names"->>'uk' <> '' AND NOT catalogue_line("names"->>'uk', 1000000);--> statement-breakpoint
UPDATE "product_pictures" SET "url" = replace("url", ' ', '%20') WHERE "url" LIKE '% %';--> statement-breakpoint
DROP FUNCTION "catalogue_cleaned"(text, boolean);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_slug" CHECK (catalogue_line("categories"."slug", 180));--> statement-breakpoint
ALTER TABLE "facet_values" ADD CONSTRAINT "facet_values_brand" CHECK ("facet_values"."facet_id" <> 'brand' or "facet_values"."names"->>'uk' = '' or catalogue_line("facet_values"."names"->>'uk', 100));--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_slug" CHECK (catalogue_line("models"."slug", 180) and strpos("models"."slug", ' ') = 0);--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_highest_price" CHECK ("options"."price" <= 999999999);--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_name" CHECK (catalogue_line("options"."name", 40));--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_code" CHECK (catalogue_line("options"."code", 80));--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_name" CHECK (catalogue_line("product_texts"."name", 255));--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_description" CHECK (catalogue_text("product_texts"."description", 250000));--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_characteristics" CHECK (catalogue_params("product_texts"."characteristics", 250, 100, 1000));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_highest_price" CHECK ("products"."price" <= 999999999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_highest_old_price" CHECK ("products"."old_price" <= 999999999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_code" CHECK (catalogue_line("products"."code", 80));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_colours" CHECK ("products"."colours"->>'uk' = '' or catalogue_line("products"."colours"->>'uk', 60));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_pictures" CHECK (jsonb_array_length("products"."pictures") <= 20);--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_url" CHECK (catalogue_line("product_pictures"."url", 2000) and "product_pictures"."url" ~ '^https?://[^ ]+$');--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_position" CHECK ("product_pictures"."position" between 0 and 19);
