CREATE TABLE "contact_talk_families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talk_id" uuid NOT NULL,
	"family_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_talks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"minutes" integer,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"person" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "management_company" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "scope" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "preference" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "merged_by" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "merge_values" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "merged_by" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "merge_values" jsonb;--> statement-breakpoint
ALTER TABLE "contact_talk_families" ADD CONSTRAINT "contact_talk_families_talk_id_contact_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."contact_talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_talk_families" ADD CONSTRAINT "contact_talk_families_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_talks" ADD CONSTRAINT "contact_talks_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_talks" ADD CONSTRAINT "contact_talks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_talk_families_talk" ON "contact_talk_families" USING btree ("talk_id");--> statement-breakpoint
CREATE INDEX "contact_talk_families_family" ON "contact_talk_families" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contact_talks_contact" ON "contact_talks" USING btree ("contact_id","at");--> statement-breakpoint
CREATE INDEX "contact_talks_at" ON "contact_talks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contact_talks_user" ON "contact_talks" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_merged_into_id_contacts_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_merged_into_id_organizations_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "communities_organization" ON "communities" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "communities_ungrouped" ON "communities" USING btree ("management_company") WHERE organization_id is null and management_company is not null;--> statement-breakpoint
CREATE INDEX "contacts_name" ON "contacts" USING btree ("name");--> statement-breakpoint
CREATE INDEX "contacts_merged" ON "contacts" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "organizations_merged" ON "organizations" USING btree ("merged_into_id");
--> statement-breakpoint
UPDATE communities SET management_company = record -> 'propInfo' ->> 'managementCompany'
WHERE record -> 'propInfo' ->> 'managementCompany' IS NOT NULL;
--> statement-breakpoint
-- Roles were free text. What people wrote stays as the job title.
UPDATE contacts SET job_title = role, role = CASE
  WHEN role ILIKE '%executive director%' OR role ILIKE '%administrator%' THEN 'executive-director'
  WHEN role ILIKE '%nurs%' THEN 'nurse'
  WHEN role ILIKE '%sales%' OR role ILIKE '%marketing%' THEN 'sales'
  WHEN role ILIKE '%billing%' OR role ILIKE '%account%' THEN 'billing'
  WHEN role ILIKE '%owner%' THEN 'owner'
  ELSE 'other' END
WHERE role IS NOT NULL;
--> statement-breakpoint
-- Contacts stay with those who saw them: the community's team saw those of its communities.
UPDATE contacts SET scope = 'team' FROM users
WHERE users.id = contacts.owner_id AND users.role IN ('admin', 'provider') AND contacts.community_id IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER communities_recorded ON communities;--> statement-breakpoint
CREATE TRIGGER communities_recorded AFTER INSERT OR UPDATE OR DELETE ON communities FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('only', 'id', 'status', 'edits', 'agent_id', 'is_referable', 'organization_id');--> statement-breakpoint
DROP TRIGGER organizations_recorded ON organizations;--> statement-breakpoint
CREATE TRIGGER organizations_recorded AFTER INSERT OR UPDATE OR DELETE ON organizations FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without', 'merged_at', 'merged_by', 'merge_values');--> statement-breakpoint
DROP TRIGGER contacts_recorded ON contacts;--> statement-breakpoint
CREATE TRIGGER contacts_recorded AFTER INSERT OR UPDATE OR DELETE ON contacts FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without', 'merged_at', 'merged_by', 'merge_values');--> statement-breakpoint
CREATE TRIGGER contact_talks_announced AFTER INSERT OR UPDATE OR DELETE ON contact_talks FOR EACH ROW EXECUTE FUNCTION announce_record();
