UPDATE communities SET is_referable = true
WHERE (record #>> '{rgsAux,rgsInfo,contract_info,isAutoReferable}')::boolean;
--> statement-breakpoint
INSERT INTO community_counts (state, care, communities, paying)
SELECT state, care, count(*), sum(is_paying) FROM communities WHERE status = 1 GROUP BY state, care;
--> statement-breakpoint
CREATE FUNCTION count_added_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, count(*), sum(is_paying) FROM added WHERE status = 1 GROUP BY state, care ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, sum(one), sum(pays)
  FROM (
    SELECT state, care, 1 AS one, is_paying AS pays FROM added WHERE status = 1
    UNION ALL SELECT state, care, -1, -is_paying FROM removed WHERE status = 1
  ) changed
  GROUP BY state, care HAVING sum(one) <> 0 OR sum(pays) <> 0 ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, -count(*), -sum(is_paying) FROM removed WHERE status = 1 GROUP BY state, care ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_no_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM community_counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER communities_added AFTER INSERT ON communities
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_communities();
--> statement-breakpoint
CREATE TRIGGER communities_changed AFTER UPDATE ON communities
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_communities();
--> statement-breakpoint
CREATE TRIGGER communities_removed AFTER DELETE ON communities
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_communities();
--> statement-breakpoint
CREATE TRIGGER communities_truncated AFTER TRUNCATE ON communities
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_communities();
--> statement-breakpoint
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
