CREATE TABLE "data_versions" (
	"tag" text PRIMARY KEY NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "data_versions_changed" ON "data_versions" USING btree ("changed_in");--> statement-breakpoint
DROP SEQUENCE "public"."catalogue_version";