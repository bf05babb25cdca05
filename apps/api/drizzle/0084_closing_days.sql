-- A closing has its own day, which no later change of the stage moves. No one changed these homes, so nothing counts, records, or announces it.
ALTER TABLE "real_estate_leads" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "real_estate_leads"
  SET "closed_on" = (coalesce(("stage_times" ->> "stage")::timestamptz, "changed_at") AT TIME ZONE 'America/Los_Angeles')::date
  WHERE "closed_on" IS NULL AND "stage" IN ('home-sold', 'home-bought');--> statement-breakpoint
ALTER TABLE "real_estate_leads" ENABLE TRIGGER USER;
