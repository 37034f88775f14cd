ALTER TABLE "users" ADD COLUMN "order_messages" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "mail_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "messages" text DEFAULT 'mail' NOT NULL;