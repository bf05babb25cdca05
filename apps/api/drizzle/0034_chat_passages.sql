CREATE TABLE "content_passages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"body" text NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_passages" ADD CONSTRAINT "content_passages_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_passages_entry" ON "content_passages" USING btree ("entry_id","language","position");--> statement-breakpoint
CREATE INDEX "content_passages_search" ON "content_passages" USING gin ("search");--> statement-breakpoint
-- The words of a text. PostgreSQL leaves out the Spanish “como”, but reads “cómo” as “comer”.
CREATE FUNCTION to_passage_words(config regconfig, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT to_tsvector(config, regexp_replace(words, 'cómo', 'como', 'gi'))
$$;
--> statement-breakpoint
-- Replaces the passages of one entry by the sections of its texts in each language: what comes before the first heading of level 2, then each heading with
-- its text.
CREATE FUNCTION store_content_passages(entry content_entries) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_passages WHERE entry_id = entry.id;
  IF NOT entry.is_published OR entry.kind NOT IN ('articles', 'state-pages', 'marketing-pages', 'senior-living-tools') THEN RETURN; END IF;
  INSERT INTO content_passages (entry_id, language, "position", title, heading, body, search)
  SELECT entry.id, language, place, title, heading, content,
    setweight(to_passage_words(config, heading), 'A') ||
    setweight(to_passage_words(config, title), 'B') ||
    setweight(to_passage_words(config, CASE WHEN place = 1 THEN summary ELSE '' END), 'C') ||
    to_passage_words(config, content)
  FROM (
    SELECT language, config, title, summary, place::integer,
      CASE WHEN place = 1 THEN '' ELSE btrim(split_part(section, E'\n', 1)) END AS heading,
      CASE WHEN place = 1 THEN btrim(section, E' \n') ELSE btrim(substr(section, length(split_part(section, E'\n', 1)) + 1), E' \n') END AS content
    FROM (VALUES
      ('en', 'english'::regconfig, entry.title, coalesce(entry.values->>'summary', ''), coalesce(entry.body, '')),
      ('es', 'spanish'::regconfig, coalesce(entry.translations->'es'->>'title', ''), coalesce(entry.translations->'es'->'values'->>'summary', ''), coalesce(entry.translations->'es'->>'body', ''))
    ) AS texts(language, config, title, summary, body)
    CROSS JOIN LATERAL regexp_split_to_table(E'\n' || body, E'\n## +') WITH ORDINALITY AS parts(section, place)
  ) sections
  WHERE content <> '';
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_content_passages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_content_passages(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_entries_passages AFTER INSERT OR UPDATE ON content_entries FOR EACH ROW EXECUTE FUNCTION refresh_content_passages();
--> statement-breakpoint
SELECT store_content_passages(content_entries) FROM content_entries;
