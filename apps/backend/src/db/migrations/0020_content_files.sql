ALTER TABLE "articles" ADD COLUMN "meta_titles" jsonb DEFAULT '{"uk":"","ru":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "descriptions" jsonb DEFAULT '{"uk":"","ru":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "meta_titles" jsonb DEFAULT '{"uk":"","ru":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "picture" jsonb;