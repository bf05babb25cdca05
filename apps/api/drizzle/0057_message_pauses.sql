CREATE TABLE "message_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address_hash" text NOT NULL,
	"family_id" uuid,
	"channel" text NOT NULL,
	"words" text,
	"paused_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_pauses_address" UNIQUE NULLS NOT DISTINCT("address_hash","family_id")
);
--> statement-breakpoint
ALTER TABLE "message_pauses" ADD CONSTRAINT "message_pauses_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_pauses_family" ON "message_pauses" USING btree ("family_id");