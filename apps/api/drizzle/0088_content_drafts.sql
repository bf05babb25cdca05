CREATE TABLE "content_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "content_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"values" jsonb NOT NULL,
	"translations" jsonb NOT NULL,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "draft_by" uuid;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "publish_by" uuid;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "published_by" uuid;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_previews_entry" ON "content_previews" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "content_slugs_entry" ON "content_slugs" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("entry_id","number");--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_draft_by_users_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_publish_by_users_id_fk" FOREIGN KEY ("publish_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Stores what readers get from now on as a version of its own.
CREATE FUNCTION store_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.is_published AND
    (OLD.title, OLD.body, OLD.values, OLD.translations, OLD.position) IS NOT DISTINCT FROM (NEW.title, NEW.body, NEW.values, NEW.translations, NEW.position)
  THEN
    RETURN NULL;
  END IF;
  INSERT INTO content_versions (entry_id, number, title, body, values, translations, position, published_at, published_by)
  SELECT NEW.id, coalesce(max(number), 0) + 1, NEW.title, NEW.body, NEW.values, NEW.translations, NEW.position, NEW.updated_at, NEW.published_by
  FROM content_versions WHERE entry_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_entries_version_stored AFTER INSERT OR UPDATE OF is_published, title, body, values, translations, position ON content_entries
  FOR EACH ROW WHEN (NEW.is_published) EXECUTE FUNCTION store_content_version();
--> statement-breakpoint
INSERT INTO content_versions (entry_id, number, title, body, values, translations, position, published_at)
SELECT id, 1, title, body, values, translations, position, updated_at FROM content_entries WHERE is_published;
--> statement-breakpoint
CREATE TRIGGER content_slugs_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION store_public_change();
--> statement-breakpoint
-- The chat doesn't read drafts.
DROP TRIGGER content_entries_passages ON content_entries;
--> statement-breakpoint
CREATE TRIGGER content_entries_passages AFTER INSERT OR UPDATE OF title, body, values, translations, is_published ON content_entries
  FOR EACH ROW EXECUTE FUNCTION refresh_content_passages();
