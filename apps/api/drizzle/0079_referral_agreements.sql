CREATE TABLE "referral_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" text NOT NULL,
	"fee_percent" integer,
	"fee_cents" integer,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"paper_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_agreements_fee" CHECK (num_nonnulls(fee_percent, fee_cents) = 1),
	CONSTRAINT "referral_agreements_period" CHECK (ends_on >= starts_on)
);
--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD COLUMN "closing_price_cents" integer;--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD COLUMN "commission_cents" integer;--> statement-breakpoint
ALTER TABLE "referral_agreements" ADD CONSTRAINT "referral_agreements_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_agreements_agent" ON "referral_agreements" USING btree ("agent_id","starts_on");--> statement-breakpoint
CREATE TRIGGER referral_agreements_version BEFORE UPDATE ON referral_agreements FOR EACH ROW EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- A real estate agent has one agreement on a day.
CREATE FUNCTION refuse_overlapping_referral() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM agents WHERE id = NEW.agent_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM referral_agreements other WHERE other.agent_id = NEW.agent_id AND other.id <> NEW.id
    AND daterange(other.starts_on, other.ends_on, '[]') && daterange(NEW.starts_on, NEW.ends_on, '[]')) THEN
    RAISE EXCEPTION 'another referral agreement applies on these days';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER referral_agreements_apart BEFORE INSERT OR UPDATE ON referral_agreements FOR EACH ROW EXECUTE FUNCTION refuse_overlapping_referral();
--> statement-breakpoint
CREATE TRIGGER referral_agreements_recorded AFTER INSERT OR UPDATE OR DELETE ON referral_agreements FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without');
--> statement-breakpoint
CREATE TRIGGER referral_agreements_announced AFTER INSERT OR UPDATE OR DELETE ON referral_agreements FOR EACH ROW EXECUTE FUNCTION announce_record();
