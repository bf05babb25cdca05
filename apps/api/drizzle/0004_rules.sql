UPDATE communities SET is_referable = true
WHERE (record #>> '{rgsAux,rgsInfo,contract_info,isAutoReferable}')::boolean;
--> statement-breakpoint
INSERT INTO community_counts (state, care, communities, paying)
SELECT state, care, count(*), sum(is_paying) FROM communities WHERE status = 1 GROUP BY state, care;
--> statement-breakpoint
CREATE FUNCTION count_added_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, count(*), sum(is_paying) FROM added WHERE status = 1 GROUP BY state, care ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, sum(one), sum(pays)
  FROM (
    SELECT state, care, 1 AS one, is_paying AS pays FROM added WHERE status = 1
    UNION ALL SELECT state, care, -1, -is_paying FROM removed WHERE status = 1
  ) changed
  GROUP BY state, care HAVING sum(one) <> 0 OR sum(pays) <> 0 ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, -count(*), -sum(is_paying) FROM removed WHERE status = 1 GROUP BY state, care ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_no_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM community_counts;
  DELETE FROM map_cells;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER communities_added AFTER INSERT ON communities
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_communities();
--> statement-breakpoint
CREATE TRIGGER communities_changed AFTER UPDATE ON communities
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_communities();
--> statement-breakpoint
CREATE TRIGGER communities_removed AFTER DELETE ON communities
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_communities();
--> statement-breakpoint
CREATE TRIGGER communities_truncated AFTER TRUNCATE ON communities
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_communities();
--> statement-breakpoint
-- Cells of the map: see `map_cells` in the schema. 67.5 degrees are 48 of the 256 pixels that the world is wide at zoom 0.
CREATE FUNCTION map_cell(degrees double precision, zoom integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN floor(degrees * 2 ^ zoom / 67.5)::integer;
--> statement-breakpoint
CREATE FUNCTION map_zooms() RETURNS SETOF integer LANGUAGE sql IMMUTABLE
RETURN generate_series(3, 11);
--> statement-breakpoint
INSERT INTO map_cells (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_rate, first_id)
SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, count(*), sum(latitude), sum(longitude), min(nullif(starting_rate, 0)), min(id)
FROM communities CROSS JOIN map_zooms() AS zoom WHERE status = 1 GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE FUNCTION draw_added_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS kept (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_rate, first_id)
  SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, count(*), sum(latitude), sum(longitude), min(nullif(starting_rate, 0)), min(id)
  FROM added CROSS JOIN map_zooms() AS zoom WHERE status = 1 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, lat_cell, lng_cell, state, care) DO UPDATE SET
    communities = kept.communities + excluded.communities,
    latitude = kept.latitude + excluded.latitude, longitude = kept.longitude + excluded.longitude,
    lowest_rate = least(kept.lowest_rate, excluded.lowest_rate), first_id = least(kept.first_id, excluded.first_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION draw_changed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS kept (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_rate, first_id)
  SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, sum(one), sum(one * latitude), sum(one * longitude),
    min(nullif(starting_rate, 0)) FILTER (WHERE one = 1), min(id)
  FROM (
    SELECT 1 AS one, a.* FROM added a JOIN removed r USING (id) WHERE a.status = 1
      AND (a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate)
      IS DISTINCT FROM (r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate)
    UNION ALL
    SELECT -1, r.* FROM removed r JOIN added a USING (id) WHERE r.status = 1
      AND (a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate)
      IS DISTINCT FROM (r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate)
  ) changed CROSS JOIN map_zooms() AS zoom GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, lat_cell, lng_cell, state, care) DO UPDATE SET
    communities = kept.communities + excluded.communities,
    latitude = kept.latitude + excluded.latitude, longitude = kept.longitude + excluded.longitude,
    lowest_rate = least(kept.lowest_rate, excluded.lowest_rate), first_id = least(kept.first_id, excluded.first_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION draw_removed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO map_cells AS kept (zoom, lat_cell, lng_cell, state, care, communities, latitude, longitude, lowest_rate, first_id)
  SELECT zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, -count(*), -sum(latitude), -sum(longitude), NULL, min(id)
  FROM removed CROSS JOIN map_zooms() AS zoom WHERE status = 1 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, lat_cell, lng_cell, state, care) DO UPDATE SET
    communities = kept.communities + excluded.communities,
    latitude = kept.latitude + excluded.latitude, longitude = kept.longitude + excluded.longitude,
    lowest_rate = least(kept.lowest_rate, excluded.lowest_rate), first_id = least(kept.first_id, excluded.first_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the lowest price or the first id was, and is gone or dearer now, is looked for again: in the closest cells among the communities, in
-- each wider one among the four that it is made of.
CREATE FUNCTION renew_map_cells() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO changed FROM removed WHERE status = 1;
  ELSE
    SELECT array_agg(r.id) INTO changed FROM removed r JOIN added a USING (id) WHERE r.status = 1
      AND (a.status, a.state, a.care, a.latitude, a.longitude, a.starting_rate)
      IS DISTINCT FROM (r.status, r.state, r.care, r.latitude, r.longitude, r.starting_rate);
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
CREATE TRIGGER communities_drawn_added AFTER INSERT ON communities
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION draw_added_communities();
--> statement-breakpoint
CREATE TRIGGER communities_drawn_changed AFTER UPDATE ON communities
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION draw_changed_communities();
--> statement-breakpoint
CREATE TRIGGER communities_drawn_removed AFTER DELETE ON communities
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION draw_removed_communities();
--> statement-breakpoint
-- Triggers of one kind run in the order of their names: these come after the ones above.
CREATE TRIGGER communities_drawn_renewed AFTER UPDATE ON communities
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION renew_map_cells();
--> statement-breakpoint
CREATE TRIGGER communities_drawn_renewed_too AFTER DELETE ON communities
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION renew_map_cells();
--> statement-breakpoint
-- The consent ledger is only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An empty ledger may be emptied: a filling of the demo that broke off begins anew.
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM consents) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_never_emptied BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_details_unchanged BEFORE UPDATE ON consent_details
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An issued invoice can be paid and nothing else: a credit note takes it back.
CREATE FUNCTION refuse_issued_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' OR NEW.status = 'draft' OR
    (OLD.number, OLD.kind, OLD.corrects_id, OLD.lead_id, OLD.community_id, OLD.referred_on, OLD.moved_in_on,
      OLD.rent_cents, OLD.care_cents, OLD.fee_percent, OLD.amount_cents, OLD.reason, OLD.issued_on, OLD.due_on)
    IS DISTINCT FROM
    (NEW.number, NEW.kind, NEW.corrects_id, NEW.lead_id, NEW.community_id, NEW.referred_on, NEW.moved_in_on,
      NEW.rent_cents, NEW.care_cents, NEW.fee_percent, NEW.amount_cents, NEW.reason, NEW.issued_on, NEW.due_on)
  THEN
    RAISE EXCEPTION 'invoice % is issued: % refused', OLD.number, TG_OP;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_locked BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_issued_change();
