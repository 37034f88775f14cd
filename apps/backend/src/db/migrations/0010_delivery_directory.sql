CREATE TABLE "carrier_points" (
	"ref" text PRIMARY KEY NOT NULL,
	"directory" text NOT NULL,
	"settlement_ref" text NOT NULL,
	"carrier" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"names" jsonb NOT NULL,
	"addresses" jsonb NOT NULL,
	"words" text NOT NULL,
	"schedule" text[],
	"max_weight" integer,
	"max_length" integer,
	"max_width" integer,
	"max_height" integer,
	"max_declared" integer,
	"takes_money" boolean NOT NULL,
	"is_open" boolean NOT NULL,
	"is_denied" boolean NOT NULL,
	"residents_only" boolean NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"vanished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "carrier_refreshes" (
	"directory" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"next_page" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"holder" text,
	"leased_until" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "carrier_settlement_names" (
	"settlement_ref" text NOT NULL,
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"latin" text,
	CONSTRAINT "carrier_settlement_names_settlement_ref_kind_label_pk" PRIMARY KEY("settlement_ref","kind","label")
);
--> statement-breakpoint
CREATE TABLE "carrier_settlements" (
	"ref" text PRIMARY KEY NOT NULL,
	"directory" text NOT NULL,
	"names" jsonb NOT NULL,
	"areas" jsonb NOT NULL,
	"districts" jsonb,
	"type" text NOT NULL,
	"second_ref" text,
	"size" integer NOT NULL,
	"served" boolean DEFAULT true NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"vanished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_tracking" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"tracking_number" text NOT NULL,
	"code" text NOT NULL,
	"problem" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight" integer DEFAULT 800 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "package_length" integer DEFAULT 35 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "package_width" integer DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "package_height" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" text;--> statement-breakpoint
ALTER TABLE "carrier_settlement_names" ADD CONSTRAINT "carrier_settlement_names_settlement_ref_carrier_settlements_ref_fk" FOREIGN KEY ("settlement_ref") REFERENCES "public"."carrier_settlements"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tracking" ADD CONSTRAINT "order_tracking_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_points_settlement" ON "carrier_points" USING btree ("settlement_ref","kind","number");--> statement-breakpoint
CREATE INDEX "carrier_settlement_names_prefix" ON "carrier_settlement_names" USING btree ("label" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "carrier_settlement_names_latin" ON "carrier_settlement_names" USING btree ("latin" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "carrier_settlement_names_trigrams" ON "carrier_settlement_names" USING gin ("latin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "carrier_settlements_size" ON "carrier_settlements" USING btree ("directory","size" DESC NULLS LAST);