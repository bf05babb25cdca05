CREATE TABLE "public_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
-- Stores that a transaction changed what everyone can read. A new query sees the row once the transaction commits.
CREATE FUNCTION store_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One row per transaction is enough. The setting ends with the transaction, and with a rollback to a savepoint as the row does.
  IF current_setting('hearthway.has_public_change', true) = 'true' THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('hearthway.has_public_change', 'true', true);
  -- Rows that another transaction is deleting are skipped, so no writer waits for another. On a stricter isolation level, this could fail.
  IF current_setting('transaction_isolation') = 'read committed' THEN
    DELETE FROM public_changes WHERE id = ANY (ARRAY(SELECT id FROM public_changes FOR UPDATE SKIP LOCKED));
  END IF;
  INSERT INTO public_changes DEFAULT VALUES;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE public_table text;
BEGIN
  FOREACH public_table IN ARRAY ARRAY[
    'advisor_checks', 'advisor_visits', 'agent_options', 'agents', 'answers', 'call_hours', 'calls', 'communities', 'community_counts',
    'community_events', 'community_rooms', 'community_slugs', 'content_entries', 'covers', 'image_categories', 'images', 'map_cells', 'performers',
    'places', 'questions', 'reviews', 'tag_categories', 'tags', 'tour_hours', 'tours'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION store_public_change()',
      public_table || '_public_change', public_table);
  END LOOP;
END $$;
