CREATE TABLE "invoice_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"raised_by" text NOT NULL,
	"answer" text,
	"answer_reason" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_disputes_answer" CHECK (num_nonnulls(answer, answer_reason, answered_by, answered_at) in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "invoice_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"sent_by" text,
	"days_after_due" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_disputes" ADD CONSTRAINT "invoice_disputes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_disputes_invoice" ON "invoice_disputes" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_disputes_open" ON "invoice_disputes" USING btree ("invoice_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "invoice_emails_invoice" ON "invoice_emails" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_emails_reminder" ON "invoice_emails" USING btree ("invoice_id","days_after_due");--> statement-breakpoint
-- A dispute is answered once, and its words stay until the family is erased.
CREATE FUNCTION check_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (OLD.id, OLD.invoice_id, OLD.raised_by, OLD.created_at) IS NOT DISTINCT FROM (NEW.id, NEW.invoice_id, NEW.raised_by, NEW.created_at)
    AND (OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL AND NEW.reason = OLD.reason
      OR NEW.reason = 'Erased' AND coalesce(NEW.answer_reason, 'Erased') = 'Erased'
        AND (OLD.answer, OLD.answered_by, OLD.answered_at) IS NOT DISTINCT FROM (NEW.answer, NEW.answered_by, NEW.answered_at)
        AND EXISTS (SELECT FROM invoices JOIN families ON families.id = invoices.family_id
          WHERE invoices.id = OLD.invoice_id AND families.erased_at IS NOT NULL))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'disputes are append-only: % refused', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_disputes_locked BEFORE UPDATE OR DELETE ON invoice_disputes FOR EACH ROW EXECUTE FUNCTION check_dispute();
--> statement-breakpoint
CREATE TRIGGER invoice_disputes_change_invoice AFTER INSERT OR UPDATE ON invoice_disputes FOR EACH ROW EXECUTE FUNCTION change_invoice();
--> statement-breakpoint
CREATE TRIGGER invoice_disputes_recorded AFTER INSERT OR UPDATE ON invoice_disputes FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'answered_by', 'answered_at');
--> statement-breakpoint
CREATE TRIGGER invoice_emails_append_only BEFORE UPDATE OR DELETE ON invoice_emails FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_emails_change_invoice AFTER INSERT ON invoice_emails FOR EACH ROW EXECUTE FUNCTION change_invoice();
--> statement-breakpoint
CREATE TRIGGER invoice_emails_recorded AFTER INSERT ON invoice_emails FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without');
