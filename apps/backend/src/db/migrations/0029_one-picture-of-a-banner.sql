ALTER TABLE "banners" DROP CONSTRAINT "banners_second_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "second_product_id";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "second_picture";