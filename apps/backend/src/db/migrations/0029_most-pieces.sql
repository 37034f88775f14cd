-- Pieces that came back to a stock at its limit.
UPDATE "options" SET "left" = 10000000 WHERE "left" > 10000000;--> statement-breakpoint
UPDATE "products" SET "left" = coalesce((SELECT sum("options"."left") FROM "options" WHERE "options"."product_id" = "products"."id"), 10000000) WHERE "left" > 10000000;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_most_left" CHECK ("options"."left" <= 10000000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_most_left" CHECK ("products"."left" <= 10000000 * greatest("products"."options_count", 1)::bigint);