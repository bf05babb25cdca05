CREATE TABLE "changed_values" (
	"change_id" uuid NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "changed_values_change_id_field_pk" PRIMARY KEY("change_id","field")
);
--> statement-breakpoint
CREATE TABLE "record_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"record_table" text NOT NULL,
	"record_id" text NOT NULL,
	"family_id" uuid,
	"user_id" uuid
);
--> statement-breakpoint
ALTER TABLE "changed_values" ADD CONSTRAINT "changed_values_change_id_record_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."record_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_record" ON "record_changes" USING btree ("record_table","record_id","at");--> statement-breakpoint
CREATE INDEX "record_changes_family" ON "record_changes" USING btree ("family_id","at");--> statement-breakpoint
CREATE INDEX "record_changes_user" ON "record_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_changes_actor" ON "record_changes" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "record_changes_at" ON "record_changes" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER record_changes_append_only BEFORE UPDATE OR DELETE ON record_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Only the values can be blanked, by an erasure.
CREATE FUNCTION refuse_other_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.change_id = OLD.change_id AND NEW.field = OLD.field THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER changed_values_append_only BEFORE UPDATE OR DELETE ON changed_values
  FOR EACH ROW EXECUTE FUNCTION refuse_other_values();
--> statement-breakpoint
-- The columns of a row, and the keys of those that hold an object.
CREATE FUNCTION fields_of(record jsonb) RETURNS TABLE (field text, value jsonb) LANGUAGE sql IMMUTABLE AS $$
  SELECT key, value FROM jsonb_each(record) WHERE jsonb_typeof(value) <> 'object'
  UNION ALL
  SELECT part.key || '.' || inner_part.key, inner_part.value
  FROM jsonb_each(record) part, jsonb_each(CASE jsonb_typeof(part.value) WHEN 'object' THEN part.value ELSE '{}' END) inner_part
$$;
--> statement-breakpoint
CREATE TYPE replaced_value AS (field text, before jsonb, after jsonb);
--> statement-breakpoint
-- Records what the acting person did with a record. The arguments are `only` or `without`, and names of columns.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_record jsonb := CASE TG_OP WHEN 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  new_record jsonb := CASE TG_OP WHEN 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  present jsonb := CASE TG_OP WHEN 'DELETE' THEN old_record ELSE new_record END;
  change uuid := gen_random_uuid();
  named text[] := TG_ARGV[1:];
  replaced replaced_value[];
BEGIN
  -- The other events of a family are its timeline, which isn't a record that anyone changes.
  IF TG_TABLE_NAME = 'family_events' AND present ->> 'type' <> 'note' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg((field, nullif(old_field.value, 'null'), nullif(new_field.value, 'null'))::replaced_value) INTO replaced
    FROM fields_of(old_record) old_field FULL JOIN fields_of(new_record) new_field USING (field)
    WHERE nullif(old_field.value, 'null') IS DISTINCT FROM nullif(new_field.value, 'null')
      AND field <> 'version'
      AND (split_part(field, '.', 1) = ANY (named)) = (TG_ARGV[0] = 'only');
    IF replaced IS NULL THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO record_changes (id, at, actor_id, action, record_table, record_id, family_id, user_id)
  VALUES (
    change,
    clock_timestamp(),
    current_setting('hearthway.actor')::uuid,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted' ELSE 'changed' END,
    TG_TABLE_NAME,
    coalesce(present ->> 'id', present ->> 'agent_id'),
    CASE TG_TABLE_NAME WHEN 'families' THEN present ->> 'id' ELSE present ->> 'family_id' END::uuid,
    CASE TG_TABLE_NAME WHEN 'users' THEN present ->> 'id' ELSE coalesce(present ->> 'user_id', present ->> 'author_id') END::uuid
  );
  INSERT INTO changed_values (change_id, field, before, after)
  SELECT change, field, before, after FROM unnest(replaced);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE recorded record;
BEGIN
  FOR recorded IN SELECT * FROM (VALUES
    ('families', '''without'', ''search'''),
    ('tasks', '''without'', ''key'''),
    ('family_events', '''without'', ''author'''),
    ('users', '''only'', ''role'', ''status'', ''agent_id'''),
    ('communities', '''only'', ''id'', ''status'', ''edits'', ''agent_id'', ''is_referable'''),
    ('agents', '''without'', ''search'''),
    ('agent_options', '''without'''),
    ('agent_templates', '''without'''),
    ('invoices', '''without'''),
    ('real_estate_leads', '''without'''),
    ('claims', '''without'''),
    ('suggested_edits', '''without'''),
    ('reviews', '''without'''),
    ('questions', '''without'''),
    ('answers', '''without'''),
    ('content_entries', '''without'''),
    ('tags', '''without'''),
    ('tag_categories', '''without'''),
    ('images', '''without'''),
    ('image_categories', '''without'''),
    ('organizations', '''without'''),
    ('contacts', '''without'''),
    ('addresses', '''without'''),
    ('entity_auxes', '''without'''),
    ('performers', '''without'''),
    ('community_events', '''without'''),
    ('partner_collections', '''without''')
  ) AS tables (name, columns) LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW '
        'WHEN (nullif(current_setting(''hearthway.actor'', true), '''') IS NOT NULL) EXECUTE FUNCTION record_change(%s)',
      recorded.name || '_recorded', recorded.name, recorded.columns);
  END LOOP;
END $$;
