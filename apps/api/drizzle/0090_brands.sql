CREATE TABLE "brand_logos" (
	"id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"address" text,
	"accent" text,
	"accent_dark" text,
	"logo" text
);
--> statement-breakpoint
INSERT INTO brands (id) VALUES ('brand');--> statement-breakpoint
CREATE TRIGGER brands_version BEFORE UPDATE ON brands FOR EACH ROW EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER brands_recorded AFTER INSERT OR UPDATE OR DELETE ON brands FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without');--> statement-breakpoint
CREATE TRIGGER brands_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION store_public_change();--> statement-breakpoint
-- Each process of the API reads the brand again.
CREATE FUNCTION announce_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('brand', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_announced AFTER INSERT OR UPDATE OR DELETE ON brands FOR EACH STATEMENT EXECUTE FUNCTION announce_brand();
