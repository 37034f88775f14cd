-- What the version before no longer reads.
DROP TABLE "menus";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "second_product_id";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "second_picture";--> statement-breakpoint
DROP FUNCTION "ranked_products"(tsquery, tsquery, tsquery, integer, boolean);
