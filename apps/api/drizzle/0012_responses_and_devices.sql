CREATE TABLE "family_merges" (
	"merged_id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"record" jsonb NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "caller_choices" ADD COLUMN "direct_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "requester" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "response" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "response_note" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "responded_by" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "responded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "family_merges" ADD CONSTRAINT "family_merges_merged_id_families_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_merges" ADD CONSTRAINT "family_merges_kept_id_families_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_merges_kept" ON "family_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
-- The IDs of reviews ended with their author's, which linked all reviews of one person.
UPDATE "reviews" SET "id" = gen_random_uuid()::text WHERE "user_id" IS NOT NULL;
