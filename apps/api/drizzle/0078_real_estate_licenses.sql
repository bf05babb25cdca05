CREATE TABLE "real_estate_licenses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" text NOT NULL,
	"state" text NOT NULL,
	"number" text NOT NULL,
	"valid_until" date,
	"checked_on" date,
	"checked_by_id" uuid,
	"check_source" text,
	"removed_on" date,
	"remove_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "real_estate_licenses_check" CHECK ((checked_on is null) = (check_source is null)),
	CONSTRAINT "real_estate_licenses_removal" CHECK ((removed_on is null) = (remove_reason is null))
);
--> statement-breakpoint
ALTER TABLE "real_estate_licenses" ADD CONSTRAINT "real_estate_licenses_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_estate_licenses" ADD CONSTRAINT "real_estate_licenses_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "real_estate_licenses_state" ON "real_estate_licenses" USING btree ("agent_id","state") WHERE removed_on is null;--> statement-breakpoint
CREATE TRIGGER real_estate_licenses_version BEFORE UPDATE ON real_estate_licenses FOR EACH ROW EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER real_estate_licenses_recorded AFTER INSERT OR UPDATE OR DELETE ON real_estate_licenses FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'checked_by_id');
--> statement-breakpoint
CREATE TRIGGER real_estate_licenses_announced AFTER INSERT OR UPDATE OR DELETE ON real_estate_licenses FOR EACH ROW EXECUTE FUNCTION announce_record();
