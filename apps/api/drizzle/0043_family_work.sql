ALTER TABLE "tasks" ALTER COLUMN "family_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "closed_note" text;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "families_paused" ON "families" USING btree ("paused_until") WHERE paused_until is not null;--> statement-breakpoint
-- Tasks from before have no time of creation. Nothing about them changes for anyone, so no trigger should count or announce it.
ALTER TABLE tasks DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE tasks SET created_at = least(due_at, now());
--> statement-breakpoint
ALTER TABLE tasks ENABLE TRIGGER USER;
--> statement-breakpoint
DROP TRIGGER tasks_recorded ON tasks;
--> statement-breakpoint
CREATE TRIGGER tasks_recorded AFTER INSERT OR UPDATE OR DELETE ON tasks FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without', 'key', 'created_at', 'resolved_at');
