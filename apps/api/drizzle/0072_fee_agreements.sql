CREATE TABLE "fee_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"community_id" text NOT NULL,
	"fee_percent" integer NOT NULL,
	"days_to_pay" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_agreements_period" CHECK (ends_on >= starts_on)
);
--> statement-breakpoint
ALTER TABLE "fee_agreements" ADD CONSTRAINT "fee_agreements_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "fee_agreements_community" ON "fee_agreements" USING btree ("community_id","starts_on");--> statement-breakpoint
CREATE TRIGGER fee_agreements_version BEFORE UPDATE ON fee_agreements FOR EACH ROW EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- A community has one agreement on a day.
CREATE FUNCTION refuse_overlapping_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM communities WHERE id = NEW.community_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM fee_agreements other WHERE other.community_id = NEW.community_id AND other.id <> NEW.id
    AND daterange(other.starts_on, other.ends_on, '[]') && daterange(NEW.starts_on, NEW.ends_on, '[]')) THEN
    RAISE EXCEPTION 'another fee agreement applies on these days';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER fee_agreements_apart BEFORE INSERT OR UPDATE ON fee_agreements FOR EACH ROW EXECUTE FUNCTION refuse_overlapping_agreement();
--> statement-breakpoint
CREATE TRIGGER fee_agreements_recorded AFTER INSERT OR UPDATE OR DELETE ON fee_agreements FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without');
--> statement-breakpoint
CREATE TRIGGER fee_agreements_announced AFTER INSERT OR UPDATE OR DELETE ON fee_agreements FOR EACH ROW EXECUTE FUNCTION announce_record();
