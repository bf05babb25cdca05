CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"recorded_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdraw_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK (amount_cents <> 0),
	CONSTRAINT "payments_withdrawal" CHECK (num_nonnulls(withdrawn_at, withdrawn_by, withdraw_reason) in (0, 3))
);
--> statement-breakpoint
DROP INDEX "invoices_corrects";--> statement-breakpoint
DROP INDEX "invoices_community";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_community" ON "invoices" USING btree ("community_id","issued_on");--> statement-breakpoint
ALTER TABLE invoices DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE invoices SET issued_on = coalesce(issued_on, created_at::date), due_on = coalesce(due_on, created_at::date + 30) WHERE number IS NOT NULL;
--> statement-breakpoint
-- What was marked as paid is paid in full from now on.
INSERT INTO payments (invoice_id, amount_cents, received_on, method, recorded_by)
SELECT id, amount_cents, coalesce(paid_on, issued_on), 'other', 'Hearthway' FROM invoices WHERE status = 'paid' AND kind = 'invoice' AND amount_cents > 0;
--> statement-breakpoint
ALTER TABLE invoices ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "paid_on";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issue" CHECK ((number is null) = (issued_on is null) and (number is null) = (due_on is null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amount" CHECK (case kind when 'credit-note' then amount_cents <= 0 else amount_cents >= 0 end);--> statement-breakpoint
-- An issued invoice keeps everything but its community's slug, and once its family is erased, the reason of a credit note.
CREATE OR REPLACE FUNCTION refuse_issued_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.number IS NULL THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' OR
    (OLD.id, OLD.number, OLD.kind, OLD.corrects_id, OLD.move_in_id, OLD.lead_id, OLD.referred_on, OLD.moved_in_on,
      OLD.rent_cents, OLD.care_cents, OLD.fee_percent, OLD.amount_cents, OLD.issued_on, OLD.due_on)
    IS DISTINCT FROM
    (NEW.id, NEW.number, NEW.kind, NEW.corrects_id, NEW.move_in_id, NEW.lead_id, NEW.referred_on, NEW.moved_in_on,
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
--> statement-breakpoint
-- What is left to pay of an invoice, in cents.
CREATE FUNCTION invoice_balance(invoice uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT invoices.amount_cents
    + (SELECT coalesce(sum(note.amount_cents), 0) FROM invoices note WHERE note.corrects_id = invoice AND note.number IS NOT NULL)
    - (SELECT coalesce(sum(payments.amount_cents), 0) FROM payments WHERE payments.invoice_id = invoice AND withdrawn_at IS NULL)
  FROM invoices WHERE invoices.id = invoice
$$;
--> statement-breakpoint
-- Numbers follow one another. A credit note corrects an issued invoice, and at most its amount.
CREATE FUNCTION check_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE corrected invoices;
BEGIN
  PERFORM pg_advisory_xact_lock(727004);
  IF NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM invoices) THEN
    RAISE EXCEPTION 'invoice number % does not follow the last one', NEW.number;
  END IF;
  IF NEW.kind = 'credit-note' THEN
    SELECT * INTO corrected FROM invoices WHERE id = NEW.corrects_id FOR UPDATE;
    IF corrected.number IS NULL OR corrected.kind <> 'invoice' THEN
      RAISE EXCEPTION 'only an issued invoice can be credited';
    END IF;
    IF corrected.amount_cents + NEW.amount_cents
      + (SELECT coalesce(sum(amount_cents), 0) FROM invoices WHERE corrects_id = corrected.id AND id <> NEW.id) < 0 THEN
      RAISE EXCEPTION 'invoice % would be credited with more than its amount', corrected.number;
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_numbered BEFORE INSERT ON invoices FOR EACH ROW WHEN (NEW.number IS NOT NULL) EXECUTE FUNCTION check_issued();
--> statement-breakpoint
CREATE TRIGGER invoices_issued BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (OLD.number IS NULL AND NEW.number IS NOT NULL) EXECUTE FUNCTION check_issued();
--> statement-breakpoint
-- Only an issued invoice is paid, by at most what is due, and only what was paid too much is refunded. A payment is withdrawn once.
CREATE FUNCTION check_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid invoices;
  balance bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'payments are append-only: DELETE refused';
  END IF;
  SELECT * INTO paid FROM invoices WHERE id = NEW.invoice_id FOR UPDATE;
  balance := invoice_balance(NEW.invoice_id);
  IF TG_OP = 'INSERT' THEN
    IF paid.number IS NULL OR paid.kind <> 'invoice' THEN
      RAISE EXCEPTION 'only an issued invoice can be paid';
    END IF;
    IF NEW.withdrawn_at IS NOT NULL OR NEW.amount_cents > greatest(balance, 0) OR NEW.amount_cents < least(balance, 0) THEN
      RAISE EXCEPTION 'invoice % has % cents left: payment of % refused', paid.number, balance, NEW.amount_cents;
    END IF;
    RETURN NEW;
  END IF;
  IF (OLD.id, OLD.invoice_id, OLD.amount_cents, OLD.received_on, OLD.method, OLD.reference, OLD.recorded_by, OLD.created_at)
    IS DISTINCT FROM
    (NEW.id, NEW.invoice_id, NEW.amount_cents, NEW.received_on, NEW.method, NEW.reference, NEW.recorded_by, NEW.created_at)
    OR NOT (
      OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL
        AND (SELECT coalesce(sum(amount_cents), 0) FROM payments other
          WHERE other.invoice_id = NEW.invoice_id AND other.id <> NEW.id AND other.withdrawn_at IS NULL) >= 0
      OR NEW.withdraw_reason = 'Erased' AND (OLD.withdrawn_at, OLD.withdrawn_by) = (NEW.withdrawn_at, NEW.withdrawn_by)
        AND EXISTS (SELECT FROM families WHERE families.id = paid.family_id AND families.erased_at IS NOT NULL))
  THEN
    RAISE EXCEPTION 'payments are append-only: UPDATE refused';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_locked BEFORE INSERT OR UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION check_payment();
--> statement-breakpoint
-- A payment changes what its invoice shows, so the invoice has another version, and open pages hear about it.
CREATE FUNCTION change_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices SET version = version WHERE id = NEW.invoice_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_change_invoice AFTER INSERT OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION change_invoice();
--> statement-breakpoint
CREATE TRIGGER payments_recorded AFTER INSERT OR UPDATE ON payments FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'withdrawn_by', 'withdrawn_at');
--> statement-breakpoint
-- A credit note changes what the invoice shows that it corrects.
CREATE FUNCTION change_corrected_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices SET version = version WHERE id = NEW.corrects_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_change_corrected AFTER INSERT ON invoices FOR EACH ROW
  WHEN (NEW.corrects_id IS NOT NULL) EXECUTE FUNCTION change_corrected_invoice();
--> statement-breakpoint
CREATE FUNCTION refuse_emptying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE number IS NOT NULL) THEN
    RAISE EXCEPTION 'issued invoices and their payments stay: % of % refused', TG_OP, TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_never_emptied BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER payments_never_emptied BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
