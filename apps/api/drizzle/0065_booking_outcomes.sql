ALTER TABLE "calls" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "outcome_by" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "outcome_note" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "wants_second_tour" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "outcome_by" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "outcome_note" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "team_note" text;--> statement-breakpoint
CREATE INDEX "calls_without_outcome" ON "calls" USING btree ("ends_at") WHERE outcome_at is null;--> statement-breakpoint
CREATE INDEX "tours_without_outcome" ON "tours" USING btree ("ends_at") WHERE outcome_at is null;--> statement-breakpoint
CREATE TRIGGER tours_version BEFORE UPDATE ON tours FOR EACH ROW EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER tours_recorded AFTER INSERT OR UPDATE OR DELETE ON tours FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without', 'revision', 'changed_at', 'starts_at', 'ends_at', 'outcome_by', 'outcome_at');--> statement-breakpoint
CREATE TRIGGER calls_recorded AFTER INSERT OR UPDATE OR DELETE ON calls FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without', 'revision', 'changed_at', 'ends_at', 'outcome_by', 'outcome_at');
