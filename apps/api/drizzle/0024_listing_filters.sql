DROP INDEX "communities_state_care";--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "care_prices" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "prices_as_of" date;--> statement-breakpoint
-- The prices that families see: the lowest room price of a care type, its listed price, or an estimate from the starting rate.
UPDATE "communities"
SET "prices_as_of" = (substring("record" ->> 'pricesAsOf' from '^\d{4}-\d{2}-\d{2}$'))::date,
  "care_prices" = ARRAY(
    SELECT CASE WHEN "care" @> ARRAY[type] THEN coalesce(
      (SELECT min((price ->> 'from')::int)
        FROM jsonb_path_query("record", '$.slyPrices[*]') listed, jsonb_path_query(listed, '$.prices[*]') price
        WHERE listed ->> 'title' = type AND (price ->> 'from')::int > 0 AND coalesce(price ->> 'isEnabled', 'true') <> 'false'
          AND price ->> 'type' NOT IN ('additionalService', 'secondPerson', 'communityFee', 'ccrcEntryFees')),
      nullif(("record" -> 'pricesByCareType' -> type ->> 'price')::int, 0),
      round("starting_rate" * CASE type WHEN 'memory-care' THEN 1.2 ELSE 1 END)::int) ELSE 0 END
    FROM unnest(ARRAY['assisted-living', 'independent-living', 'board-and-care-home', 'memory-care',
      'continuing-care-retirement-community', 'active-adult', 'skilled-nursing-facility', 'care-home'])
      WITH ORDINALITY AS types(type, place)
    ORDER BY place)
WHERE coalesce("record" ->> 'hidePricing', 'false') <> 'true';--> statement-breakpoint
CREATE INDEX "community_rooms_open" ON "community_rooms" USING btree ("stated_on","community_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "communities_state_care" ON "communities" USING btree ("state","care","starting_rate","capacity","is_paying","amenities","score","care_prices","prices_as_of","id") WHERE status = 1;
