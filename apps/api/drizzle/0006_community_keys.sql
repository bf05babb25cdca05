CREATE TABLE "community_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"community_key" bigint NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_by" uuid
);
--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "community_events" DROP CONSTRAINT "community_events_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "contacts" DROP CONSTRAINT "contacts_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "agents_community_contracts" DROP CONSTRAINT "agents_community_contracts_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "images" DROP CONSTRAINT "images_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "suggested_edits" DROP CONSTRAINT "suggested_edits_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "user_saves" DROP CONSTRAINT "user_saves_community_id_communities_id_fk";
--> statement-breakpoint
ALTER TABLE "communities" DROP CONSTRAINT "communities_pkey",
	ADD COLUMN "key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	ADD CONSTRAINT "communities_id" UNIQUE ("id");
--> statement-breakpoint
CREATE INDEX "community_slugs_community" ON "community_slugs" USING btree ("community_key");
--> statement-breakpoint
CREATE INDEX "import_changes_community" ON "import_changes" USING btree ("community_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_author" ON "reviews" USING btree ("community_id","user_id");
--> statement-breakpoint
-- Memberships had no foreign key: some may name communities that an undone import removed.
DELETE FROM "community_members" WHERE NOT EXISTS (SELECT FROM "communities" WHERE "communities"."id" = "community_members"."community_id");
--> statement-breakpoint
ALTER TABLE "community_slugs" ADD CONSTRAINT "community_slugs_community_key_communities_key_fk" FOREIGN KEY ("community_key") REFERENCES "public"."communities"("key") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_slugs" ADD CONSTRAINT "community_slugs_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "agents_community_contracts" ADD CONSTRAINT "agents_community_contracts_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "suggested_edits" ADD CONSTRAINT "suggested_edits_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "user_saves" ADD CONSTRAINT "user_saves_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
-- A community with another slug is still the same community: cells of the map match by key, and take the new slug as their first id.
CREATE OR REPLACE FUNCTION draw_changed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS kept (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_rate, first_id)
  SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, sum(one), sum(one * latitude), sum(one * longitude),
    min(nullif(starting_rate, 0)) FILTER (WHERE one = 1), min(id)
  FROM (
    SELECT 1 AS one, a.* FROM added a JOIN removed r USING (key) WHERE a.status = 1
      AND (a.id, a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate)
      IS DISTINCT FROM (r.id, r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate)
    UNION ALL
    SELECT -1, r.* FROM removed r JOIN added a USING (key) WHERE r.status = 1
      AND (a.id, a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate)
      IS DISTINCT FROM (r.id, r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate)
  ) changed CROSS JOIN map_zooms() AS zoom GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, lat_cell, lng_cell, state, care) DO UPDATE SET
    communities = kept.communities + excluded.communities,
    latitude = kept.latitude + excluded.latitude, longitude = kept.longitude + excluded.longitude,
    lowest_rate = least(kept.lowest_rate, excluded.lowest_rate), first_id = least(kept.first_id, excluded.first_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_map_cells() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO changed FROM removed WHERE status = 1;
  ELSE
    SELECT array_agg(r.id) INTO changed FROM removed r JOIN added a USING (key) WHERE r.status = 1
      AND (a.id, a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate)
      IS DISTINCT FROM (r.id, r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate);
  END IF;
  IF changed IS NULL THEN
    RETURN NULL;
  END IF;
  DELETE FROM map_cells kept USING removed, map_zooms() AS z
  WHERE removed.id = ANY (changed) AND kept.communities = 0 AND kept.zoom = z
    AND kept.lat_cell = map_cell(removed.latitude, z) AND kept.lng_cell = map_cell(removed.longitude, z)
    AND kept.state = removed.state AND kept.care = removed.care;
  FOR z IN REVERSE 11..3 LOOP
    UPDATE map_cells kept SET lowest_rate = fresh.lowest_rate, first_id = fresh.first_id
    FROM (
      SELECT DISTINCT lat_cell, lng_cell, cell.state, cell.care FROM removed
      JOIN map_cells cell ON zoom = z AND lat_cell = map_cell(removed.latitude, z) AND lng_cell = map_cell(removed.longitude, z)
        AND cell.state = removed.state AND cell.care = removed.care
      WHERE removed.id = ANY (changed) AND (first_id = removed.id OR lowest_rate >= nullif(starting_rate, 0))
    ) gone,
    LATERAL (
      SELECT min(nullif(starting_rate, 0)) AS lowest_rate, min(id) AS first_id FROM communities c
      WHERE z = 11 AND c.status = 1 AND c.state = gone.state AND c.care = gone.care
        AND latitude >= gone.lat_cell * 67.5 / 2 ^ z - 0.000001 AND latitude <= (gone.lat_cell + 1) * 67.5 / 2 ^ z + 0.000001
        AND longitude >= gone.lng_cell * 67.5 / 2 ^ z - 0.000001 AND longitude <= (gone.lng_cell + 1) * 67.5 / 2 ^ z + 0.000001
        AND map_cell(latitude, z) = gone.lat_cell AND map_cell(longitude, z) = gone.lng_cell
      HAVING z = 11
      UNION ALL
      SELECT min(inner_cell.lowest_rate), min(inner_cell.first_id) FROM map_cells inner_cell
      WHERE z < 11 AND zoom = z + 1 AND inner_cell.state = gone.state AND inner_cell.care = gone.care
        AND lat_cell IN (gone.lat_cell * 2, gone.lat_cell * 2 + 1) AND lng_cell IN (gone.lng_cell * 2, gone.lng_cell * 2 + 1)
      HAVING z < 11
    ) fresh
    WHERE kept.zoom = z AND kept.lat_cell = gone.lat_cell AND kept.lng_cell = gone.lng_cell
      AND kept.state = gone.state AND kept.care = gone.care;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An issued invoice follows its community to a new slug, and to nothing else.
CREATE OR REPLACE FUNCTION refuse_issued_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' OR NEW.status = 'draft' OR
    (OLD.number, OLD.kind, OLD.corrects_id, OLD.lead_id, OLD.referred_on, OLD.moved_in_on,
      OLD.rent_cents, OLD.care_cents, OLD.fee_percent, OLD.amount_cents, OLD.reason, OLD.issued_on, OLD.due_on)
    IS DISTINCT FROM
    (NEW.number, NEW.kind, NEW.corrects_id, NEW.lead_id, NEW.referred_on, NEW.moved_in_on,
      NEW.rent_cents, NEW.care_cents, NEW.fee_percent, NEW.amount_cents, NEW.reason, NEW.issued_on, NEW.due_on)
    OR OLD.community_id <> NEW.community_id AND NOT EXISTS (
      SELECT FROM community_slugs former JOIN communities ON communities.key = former.community_key
      WHERE former.slug = OLD.community_id AND communities.id = NEW.community_id)
  THEN
    RAISE EXCEPTION 'invoice % is issued: % refused', OLD.number, TG_OP;
  END IF;
  RETURN NEW;
END $$;
