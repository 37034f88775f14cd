ALTER TABLE "return_requests" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "refund_amount" bigint;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;