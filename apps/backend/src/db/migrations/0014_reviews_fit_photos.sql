ALTER TABLE "return_photos" RENAME TO "photos";--> statement-breakpoint
ALTER TABLE "photos" RENAME CONSTRAINT "return_photos_token_hash_unique" TO "photos_token_hash_unique";--> statement-breakpoint
ALTER TABLE "photos" RENAME CONSTRAINT "return_photos_request_id_return_requests_id_fk" TO "photos_request_id_return_requests_id_fk";--> statement-breakpoint
ALTER INDEX "return_photos_request" RENAME TO "photos_request";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "review_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner" CHECK ("photos"."request_id" is null or "photos"."review_id" is null);--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_published" CHECK ("photos"."published_at" is null or "photos"."review_id" is not null);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "purchased" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_review" ON "photos" USING btree ("review_id");