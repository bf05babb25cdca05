-- Listings no longer contain, sort by, or count prices that communities hide.
UPDATE "communities"
SET "starting_rate" = 0,
  "tile" = regexp_replace(
    regexp_replace("tile", '"startingRate":[0-9]+', '"startingRate":0'),
    '"pricesByCareType":\{("[a-z-]+":\{[^}]*\},?)*\}', '"pricesByCareType":{}')
WHERE "record" ->> 'hidePricing' = 'true';
