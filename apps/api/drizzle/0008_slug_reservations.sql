-- No community takes a slug that another one had. The check comes after the write: then the unique index has made this transaction wait
-- for one that is changing the slug, and the slug of that one is visible as a former one.
CREATE FUNCTION reject_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reserved text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT former.slug INTO reserved FROM added JOIN community_slugs former ON former.slug = added.id
    WHERE former.community_key <> added.key LIMIT 1;
  ELSE
    SELECT slug INTO reserved FROM community_slugs WHERE slug = NEW.id AND community_key <> NEW.key;
  END IF;
  IF reserved IS NOT NULL THEN
    RAISE unique_violation USING MESSAGE = 'another community had this slug', DETAIL = format('Key (slug)=(%s) is reserved.', reserved);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER communities_added_slug AFTER INSERT ON communities
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION reject_former_slug();
--> statement-breakpoint
CREATE TRIGGER communities_changed_slug AFTER UPDATE OF id ON communities
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION reject_former_slug();
--> statement-breakpoint
-- Only the community that has a slug can give it up.
CREATE FUNCTION reject_slug_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM communities WHERE id = NEW.slug AND key <> NEW.community_key) THEN
    RAISE unique_violation USING MESSAGE = 'another community has this slug', DETAIL = format('Key (slug)=(%s) is in use.', NEW.slug);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER community_slugs_in_use AFTER INSERT OR UPDATE ON community_slugs
  FOR EACH ROW EXECUTE FUNCTION reject_slug_in_use();
