-- The last four digits of a phone number, without its extension.
CREATE FUNCTION phone_end(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT right(split_part(phone, ';', 1), 4)
$$;
--> statement-breakpoint
CREATE INDEX "families_phone_end" ON "families" USING btree (phone_end("phone"));
