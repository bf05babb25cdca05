-- Says which record a transaction changed, to every process that listens, after the commit.
CREATE FUNCTION announce_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE TG_OP WHEN 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  after jsonb := CASE TG_OP WHEN 'DELETE' THEN before ELSE to_jsonb(NEW) END;
  is_message boolean := TG_TABLE_NAME IN ('conversation_messages', 'conversation_participants');
BEGIN
  PERFORM pg_notify('records', jsonb_build_object(
    'table', CASE WHEN is_message THEN 'conversations' ELSE TG_TABLE_NAME END,
    'id', CASE WHEN is_message THEN after ->> 'conversation_id' ELSE coalesce(after ->> 'id', after ->> 'agent_id') END,
    'family', CASE TG_TABLE_NAME WHEN 'families' THEN after ->> 'id' ELSE after ->> 'family_id' END,
    'owners', jsonb_build_array(before ->> 'agent_id', after ->> 'agent_id', before ->> 'owner_id', after ->> 'owner_id'),
    'community', CASE TG_TABLE_NAME WHEN 'communities' THEN after ->> 'id' ELSE after ->> 'community_id' END
  )::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE announced text;
BEGIN
  FOREACH announced IN ARRAY ARRAY[
    'families', 'tasks', 'family_events', 'offers', 'releases', 'notifications', 'conversations', 'conversation_messages',
    'conversation_participants', 'invoices', 'real_estate_leads', 'tours', 'calls', 'claims', 'suggested_edits', 'reviews', 'questions', 'answers',
    'agents', 'agent_options', 'users', 'organizations', 'contacts', 'partner_collections', 'saved_views', 'content_entries'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION announce_record()',
      announced || '_announced', announced);
  END LOOP;
END $$;
--> statement-breakpoint
-- Imports change thousands of communities. Only changes that a person makes are news.
CREATE TRIGGER communities_announced AFTER INSERT OR UPDATE OR DELETE ON communities FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION announce_record();
