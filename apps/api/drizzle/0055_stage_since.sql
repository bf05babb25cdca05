ALTER TABLE "families" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- No one changed these families, so nothing counts, records, or announces it.
ALTER TABLE "families" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "families" SET "stage_since" = coalesce(
  (SELECT max(event.created_at) FROM family_events event WHERE event.family_id = families.id AND event.type = 'stage' AND event.text LIKE 'Stage: %'),
  created_at);--> statement-breakpoint
ALTER TABLE "families" ENABLE TRIGGER USER;--> statement-breakpoint
-- What real estate agents did with their own tasks isn't part of a family's timeline anymore.
DELETE FROM family_events event USING tasks task, agent_options owner
  WHERE owner.kind = 'real-estate' AND owner.agent_id = task.owner_id AND task.family_id = event.family_id
    AND event.type = 'task' AND event.text IN ('Done: ' || task.title, 'Reopened: ' || task.title, 'Canceled: ' || task.title);--> statement-breakpoint
CREATE INDEX "families_stage_since" ON "families" USING btree ("stage","stage_since") WHERE merged_into_id is null;--> statement-breakpoint
CREATE FUNCTION date_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage_since := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER families_stage_dated BEFORE UPDATE ON families
  FOR EACH ROW WHEN (OLD.stage IS DISTINCT FROM NEW.stage) EXECUTE FUNCTION date_stage();--> statement-breakpoint
-- A change of the stage says when.
DROP TRIGGER families_recorded ON families;--> statement-breakpoint
CREATE TRIGGER families_recorded AFTER INSERT OR UPDATE OR DELETE ON families
  FOR EACH ROW WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without', 'search', 'stage_since');
