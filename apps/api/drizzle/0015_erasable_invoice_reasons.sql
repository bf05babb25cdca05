-- The reason of a credit note is free text, so it can name the family. Once the family is erased, the reason can be cleared, and nothing else.
CREATE OR REPLACE FUNCTION refuse_issued_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' OR NEW.status = 'draft' OR
    (OLD.number, OLD.kind, OLD.corrects_id, OLD.lead_id, OLD.referred_on, OLD.moved_in_on,
      OLD.rent_cents, OLD.care_cents, OLD.fee_percent, OLD.amount_cents, OLD.issued_on, OLD.due_on)
    IS DISTINCT FROM
    (NEW.number, NEW.kind, NEW.corrects_id, NEW.lead_id, NEW.referred_on, NEW.moved_in_on,
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
