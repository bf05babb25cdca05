CREATE TABLE "community_setups" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"steps_done" text[] NOT NULL,
	"draft" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"bundle_id" uuid
);
--> statement-breakpoint
ALTER TABLE "suggested_edits" ADD COLUMN "bundle_id" uuid;--> statement-breakpoint
ALTER TABLE "community_setups" ADD CONSTRAINT "community_setups_id_communities_id_fk" FOREIGN KEY ("id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "community_setups" ADD CONSTRAINT "community_setups_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_setups_changed" ON "community_setups" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "community_setups_changed_by" ON "community_setups" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "suggested_edits_bundle" ON "suggested_edits" USING btree ("bundle_id");--> statement-breakpoint
CREATE TRIGGER community_setups_version BEFORE UPDATE ON community_setups FOR EACH ROW EXECUTE FUNCTION count_change();
