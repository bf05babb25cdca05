-- A map of a care type shows what that care type costs, so cells have the lowest price of each one, not only the lowest starting price.
TRUNCATE "map_cells";--> statement-breakpoint
ALTER TABLE "map_cells" ADD COLUMN "lowest_prices" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "map_cells" DROP COLUMN "lowest_rate";--> statement-breakpoint
-- The lower of two prices at each place. 0 is unknown.
CREATE FUNCTION lower_prices(integer[], integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT coalesce(least(nullif(one, 0), nullif(other, 0)), 0)
  FROM unnest($1, $2) WITH ORDINALITY AS prices(one, other, place) ORDER BY place);
--> statement-breakpoint
CREATE AGGREGATE lowest_prices(integer[]) (SFUNC = lower_prices, STYPE = integer[]);
--> statement-breakpoint
-- Whether any price of a community is as low as the lowest ones.
CREATE FUNCTION reach_prices(lowest integer[], own integer[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN EXISTS (SELECT FROM unnest(lowest, own) AS prices(low, price) WHERE price > 0 AND price <= low);
--> statement-breakpoint
INSERT INTO map_cells (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_prices, first_id)
SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, count(*), sum(latitude), sum(longitude),
  lowest_prices(starting_rate || care_prices), min(id)
FROM communities CROSS JOIN map_zooms() AS zoom WHERE status = 1 GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION draw_added_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS kept (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_prices, first_id)
  SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, count(*), sum(latitude), sum(longitude),
    lowest_prices(starting_rate || care_prices), min(id)
  FROM added CROSS JOIN map_zooms() AS zoom WHERE status = 1 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, lat_cell, lng_cell, state, care) DO UPDATE SET
    communities = kept.communities + excluded.communities,
    latitude = kept.latitude + excluded.latitude, longitude = kept.longitude + excluded.longitude,
    lowest_prices = lower_prices(kept.lowest_prices, excluded.lowest_prices), first_id = least(kept.first_id, excluded.first_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION draw_changed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS kept (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_prices, first_id)
  SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, sum(one), sum(one * latitude), sum(one * longitude),
    coalesce(lowest_prices(starting_rate || care_prices) FILTER (WHERE one = 1), '{}'), min(id)
  FROM (
    SELECT 1 AS one, a.* FROM added a JOIN removed r USING (key) WHERE a.status = 1
      AND (a.id, a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate, a.care_prices)
      IS DISTINCT FROM (r.id, r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate, r.care_prices)
    UNION ALL
    SELECT -1, r.* FROM removed r JOIN added a USING (key) WHERE r.status = 1
      AND (a.id, a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate, a.care_prices)
      IS DISTINCT FROM (r.id, r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate, r.care_prices)
  ) changed CROSS JOIN map_zooms() AS zoom GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, lat_cell, lng_cell, state, care) DO UPDATE SET
    communities = kept.communities + excluded.communities,
    latitude = kept.latitude + excluded.latitude, longitude = kept.longitude + excluded.longitude,
    lowest_prices = lower_prices(kept.lowest_prices, excluded.lowest_prices), first_id = least(kept.first_id, excluded.first_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION draw_removed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS kept (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_prices, first_id)
  SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, -count(*), -sum(latitude), -sum(longitude), '{}', min(id)
  FROM removed CROSS JOIN map_zooms() AS zoom WHERE status = 1 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, lat_cell, lng_cell, state, care) DO UPDATE SET
    communities = kept.communities + excluded.communities,
    latitude = kept.latitude + excluded.latitude, longitude = kept.longitude + excluded.longitude,
    lowest_prices = lower_prices(kept.lowest_prices, excluded.lowest_prices), first_id = least(kept.first_id, excluded.first_id);
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
      AND (a.id, a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate, a.care_prices)
      IS DISTINCT FROM (r.id, r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate, r.care_prices);
  END IF;
  IF changed IS NULL THEN
    RETURN NULL;
  END IF;
  DELETE FROM map_cells kept USING removed, map_zooms() AS z
  WHERE removed.id = ANY (changed) AND kept.communities = 0 AND kept.zoom = z
    AND kept.lat_cell = map_cell(removed.latitude, z) AND kept.lng_cell = map_cell(removed.longitude, z)
    AND kept.state = removed.state AND kept.care = removed.care;
  FOR z IN REVERSE 11..3 LOOP
    UPDATE map_cells kept SET lowest_prices = fresh.lowest_prices, first_id = fresh.first_id
    FROM (
      SELECT DISTINCT lat_cell, lng_cell, cell.state, cell.care FROM removed
      JOIN map_cells cell ON zoom = z AND lat_cell = map_cell(removed.latitude, z) AND lng_cell = map_cell(removed.longitude, z)
        AND cell.state = removed.state AND cell.care = removed.care
      WHERE removed.id = ANY (changed) AND (first_id = removed.id OR reach_prices(lowest_prices, starting_rate || care_prices))
    ) gone,
    LATERAL (
      SELECT lowest_prices(starting_rate || care_prices), min(id) AS first_id FROM communities c
      WHERE z = 11 AND c.status = 1 AND c.state = gone.state AND c.care = gone.care
        AND latitude >= gone.lat_cell * 67.5 / 2 ^ z - 0.000001 AND latitude <= (gone.lat_cell + 1) * 67.5 / 2 ^ z + 0.000001
        AND longitude >= gone.lng_cell * 67.5 / 2 ^ z - 0.000001 AND longitude <= (gone.lng_cell + 1) * 67.5 / 2 ^ z + 0.000001
        AND map_cell(latitude, z) = gone.lat_cell AND map_cell(longitude, z) = gone.lng_cell
      HAVING z = 11
      UNION ALL
      SELECT lowest_prices(inner_cell.lowest_prices), min(inner_cell.first_id) FROM map_cells inner_cell
      WHERE z < 11 AND zoom = z + 1 AND inner_cell.state = gone.state AND inner_cell.care = gone.care
        AND lat_cell IN (gone.lat_cell * 2, gone.lat_cell * 2 + 1) AND lng_cell IN (gone.lng_cell * 2, gone.lng_cell * 2 + 1)
      HAVING z < 11
    ) fresh
    WHERE kept.zoom = z AND kept.lat_cell = gone.lat_cell AND kept.lng_cell = gone.lng_cell
      AND kept.state = gone.state AND kept.care = gone.care;
  END LOOP;
  RETURN NULL;
END $$;
