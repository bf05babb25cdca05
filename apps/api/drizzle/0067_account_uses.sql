CREATE TABLE "account_uses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_uses" ADD CONSTRAINT "account_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_uses_last" ON "account_uses" USING btree ("last_seen_at");--> statement-breakpoint
INSERT INTO account_uses (user_id, last_seen_at) SELECT user_id, max(last_used_at) FROM sessions GROUP BY user_id;
--> statement-breakpoint
-- Records what the acting person did with a record, and why, if they said so: a reason is the value of the field `$reason`, so an erasure blanks it.
-- The arguments are `only` or `without`, and names of columns.
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
  IF nullif(current_setting('hearthway.reason', true), '') IS NOT NULL THEN
    INSERT INTO changed_values (change_id, field, before, after)
    VALUES (change, '$reason', NULL, to_jsonb(current_setting('hearthway.reason')));
  END IF;
  RETURN NULL;
END $$;
