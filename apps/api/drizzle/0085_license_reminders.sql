ALTER TABLE "real_estate_licenses" ADD COLUMN "reminded_days_before" integer;--> statement-breakpoint
CREATE OR REPLACE TRIGGER real_estate_licenses_recorded AFTER INSERT OR UPDATE OR DELETE ON real_estate_licenses FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without', 'checked_by_id', 'reminded_days_before');
