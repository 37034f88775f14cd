CREATE TABLE "order_codes" (
	"subject" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_codes_expires" ON "order_codes" USING btree ("expires_at");