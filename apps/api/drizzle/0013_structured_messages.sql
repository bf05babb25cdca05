-- Changes what earlier versions write, so stop their servers before you start this one.
CREATE TABLE "email_stops" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_stops_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
UPDATE "notifications" SET "blocks" = jsonb_build_array("body");--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "blocks" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "body";
