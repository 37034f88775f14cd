-- Names of wishlist groups are read without characters that nobody sees and with single spaces: what is stored must be met by them. Groups whose names become one are merged.
CREATE TEMPORARY TABLE "read_groups" AS
SELECT "id", "share_token", "name", first_value("id") OVER (PARTITION BY "user_id", "name" ORDER BY "id") AS "kept_id"
FROM (
	SELECT "id", "user_id", "share_token", coalesce(nullif(btrim(regexp_replace(
		regexp_replace("name", '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|(?<=[0-9#*])\ufe0f', '', 'g'),
		'[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')), ''), "name") AS "name"
	FROM "wishlist_groups"
) AS "read";--> statement-breakpoint
INSERT INTO "wishlist_items" ("group_id", "product_id", "position")
SELECT "kept_id", "product_id", max("position") + (SELECT count(*) FROM "wishlist_items" AS "kept" WHERE "kept"."group_id" = "kept_id")
FROM "wishlist_items" INNER JOIN "read_groups" ON "read_groups"."id" = "wishlist_items"."group_id"
WHERE "kept_id" <> "read_groups"."id"
GROUP BY "kept_id", "product_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "wishlist_groups" USING "read_groups" WHERE "read_groups"."id" = "wishlist_groups"."id" AND "kept_id" <> "read_groups"."id";--> statement-breakpoint
UPDATE "wishlist_groups"
SET "name" = "read_groups"."name",
	"share_token" = coalesce("wishlist_groups"."share_token", (SELECT min("merged"."share_token") FROM "read_groups" AS "merged" WHERE "merged"."kept_id" = "wishlist_groups"."id"))
FROM "read_groups"
WHERE "read_groups"."id" = "wishlist_groups"."id" AND ("read_groups"."name" <> "wishlist_groups"."name" OR "wishlist_groups"."share_token" IS NULL);--> statement-breakpoint
DROP TABLE "read_groups";--> statement-breakpoint
-- Domains are read with the letters that full-width ones stand for.
UPDATE "users" SET "email" = "read"."email"
FROM (SELECT "id", split_part("email", '@', 1) || '@' || lower(normalize(split_part("email", '@', 2), NFKC)) AS "email" FROM "users") AS "read"
WHERE "read"."id" = "users"."id" AND "read"."email" <> "users"."email"
	AND NOT EXISTS (SELECT 1 FROM "users" AS "other" WHERE "other"."email" = "read"."email");
