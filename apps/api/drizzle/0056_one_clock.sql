-- The time of the product's clock. Each transaction says by how many seconds that clock is ahead of the database's, so triggers agree with the API.
-- Like the product's clock, it moves on within a transaction.
CREATE FUNCTION moment() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT clock_timestamp() + make_interval(secs => coalesce(nullif(current_setting('hearthway.clock_ahead', true), '')::float8, 0))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION date_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage_since := moment();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_deleted_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deletable_uploads (image_id, delete_after) VALUES (OLD.id, moment())
    ON CONFLICT (image_id) DO UPDATE SET delete_after = excluded.delete_after;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Records what the acting person did with a record. The arguments are `only` or `without`, and names of columns.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
    moment(),
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
