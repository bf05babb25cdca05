-- The consent ledger is only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An empty ledger may be emptied: a filling of the demo that broke off begins anew.
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM consents) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_never_emptied BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_details_unchanged BEFORE UPDATE ON consent_details
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An issued invoice can be paid and nothing else: a credit note takes it back.
CREATE FUNCTION refuse_issued_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' OR NEW.status = 'draft' OR
    (OLD.number, OLD.kind, OLD.corrects_id, OLD.lead_id, OLD.community_id, OLD.referred_on, OLD.moved_in_on,
      OLD.rent_cents, OLD.care_cents, OLD.fee_percent, OLD.amount_cents, OLD.reason, OLD.issued_on, OLD.due_on)
    IS DISTINCT FROM
    (NEW.number, NEW.kind, NEW.corrects_id, NEW.lead_id, NEW.community_id, NEW.referred_on, NEW.moved_in_on,
      NEW.rent_cents, NEW.care_cents, NEW.fee_percent, NEW.amount_cents, NEW.reason, NEW.issued_on, NEW.due_on)
  THEN
    RAISE EXCEPTION 'invoice % is issued: % refused', OLD.number, TG_OP;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_locked BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_issued_change();
