ALTER TABLE "carrier_points" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "carrier_points" ADD COLUMN "longitude" double precision;