ALTER TABLE "order_history" ADD COLUMN "details" jsonb DEFAULT '{"kind":"status"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ad_click" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due_at" timestamp with time zone;
