CREATE TABLE "move_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"family_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"moved_in_on" date NOT NULL,
	"rent_cents" integer,
	"care_cents" integer,
	"no_fee" text,
	"stage_before" text NOT NULL,
	"canceled_task_ids" uuid[] DEFAULT '{}' NOT NULL,
	"recorded_by" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"undo_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "invoices_lead";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "move_in_id" uuid;--> statement-breakpoint
ALTER TABLE "move_ins" ADD CONSTRAINT "move_ins_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_ins" ADD CONSTRAINT "move_ins_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "move_ins_family" ON "move_ins" USING btree ("family_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "move_ins_history" ON "move_ins" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "move_ins_community" ON "move_ins" USING btree ("community_id","moved_in_on");--> statement-breakpoint
CREATE INDEX "move_ins_created" ON "move_ins" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_move_in" ON "invoices" USING btree ("move_in_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_lead" ON "invoices" USING btree ("lead_id");--> statement-breakpoint
-- Move-ins that were recorded with their invoices. Of several of one family, only the newest still stands.
ALTER TABLE invoices DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE invoices SET move_in_id = gen_random_uuid() WHERE kind = 'invoice';
--> statement-breakpoint
INSERT INTO move_ins (id, family_id, community_id, moved_in_on, rent_cents, care_cents, stage_before, recorded_by, undone_at, undone_by, undo_reason, created_at)
SELECT move_in_id, family_id, community_id, moved_in_on, rent_cents, care_cents, 'decided', 'Hearthway',
  CASE WHEN place > 1 THEN created_at END, CASE WHEN place > 1 THEN 'Hearthway' END, CASE WHEN place > 1 THEN 'The family moved in elsewhere' END, created_at
FROM (SELECT *, row_number() OVER (PARTITION BY family_id ORDER BY moved_in_on DESC, created_at DESC) AS place FROM invoices WHERE kind = 'invoice') recorded;
--> statement-breakpoint
INSERT INTO move_ins (family_id, community_id, moved_in_on, stage_before, recorded_by, created_at)
SELECT DISTINCT ON (family_id) family_id, community_id, moved_in_on, 'decided', 'Hearthway', created_at FROM leads
WHERE moved_in_on IS NOT NULL AND NOT EXISTS (SELECT FROM move_ins WHERE move_ins.family_id = leads.family_id)
ORDER BY family_id, moved_in_on DESC;
--> statement-breakpoint
UPDATE invoices note SET move_in_id = corrected.move_in_id FROM invoices corrected WHERE note.corrects_id = corrected.id;
--> statement-breakpoint
ALTER TABLE invoices ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "move_in_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_move_in_id_move_ins_id_fk" FOREIGN KEY ("move_in_id") REFERENCES "public"."move_ins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "moved_in_on";
--> statement-breakpoint
CREATE TRIGGER move_ins_version BEFORE UPDATE ON move_ins FOR EACH ROW EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER move_ins_recorded AFTER INSERT OR UPDATE OR DELETE ON move_ins FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'canceled_task_ids');
--> statement-breakpoint
CREATE TRIGGER move_ins_announced AFTER INSERT OR UPDATE OR DELETE ON move_ins FOR EACH ROW EXECUTE FUNCTION announce_record();
--> statement-breakpoint
-- An issued invoice also keeps its move-in.
CREATE OR REPLACE FUNCTION refuse_issued_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' OR NEW.status = 'draft' OR
    (OLD.number, OLD.kind, OLD.corrects_id, OLD.move_in_id, OLD.lead_id, OLD.referred_on, OLD.moved_in_on,
      OLD.rent_cents, OLD.care_cents, OLD.fee_percent, OLD.amount_cents, OLD.issued_on, OLD.due_on)
    IS DISTINCT FROM
    (NEW.number, NEW.kind, NEW.corrects_id, NEW.move_in_id, NEW.lead_id, NEW.referred_on, NEW.moved_in_on,
      NEW.rent_cents, NEW.care_cents, NEW.fee_percent, NEW.amount_cents, NEW.issued_on, NEW.due_on)
    OR OLD.reason IS DISTINCT FROM NEW.reason AND NOT (NEW.reason IS NOT DISTINCT FROM 'Erased'
      AND EXISTS (SELECT FROM families WHERE families.id = OLD.family_id AND families.erased_at IS NOT NULL))
    OR OLD.community_id <> NEW.community_id AND NOT EXISTS (
      SELECT FROM community_slugs former JOIN communities ON communities.key = former.community_key
      WHERE former.slug = OLD.community_id AND communities.id = NEW.community_id)
  THEN
    RAISE EXCEPTION 'invoice % is issued: % refused', OLD.number, TG_OP;
  END IF;
  RETURN NEW;
END $$;