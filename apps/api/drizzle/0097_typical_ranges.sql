-- Tiles without a price to show have the usual range of their state, as `usualRange` computes it, if they offer one care type. A stored
-- tile is a JSON text with sorted names, of which the URL is the last.
WITH national (care, price) AS (
  VALUES
    ('assisted-living', 5400),
    ('independent-living', 3300),
    ('board-and-care-home', 4600),
    ('memory-care', 6700),
    ('continuing-care-retirement-community', 4300),
    ('active-adult', 2250),
    ('skilled-nursing-facility', 9400),
    ('care-home', 4800)
),
levels (level, states) AS (
  VALUES
    (1.5, ARRAY['HI']),
    (1.45, ARRAY['AK', 'DC']),
    (1.35, ARRAY['CT', 'MA', 'NJ']),
    (1.3, ARRAY['DE', 'NY', 'ME']),
    (1.25, ARRAY['CA', 'NH', 'VT']),
    (1.2, ARRAY['MD', 'OR', 'RI', 'WA']),
    (1.1, ARRAY['IL', 'MN', 'VA']),
    (1.05, ARRAY['AZ', 'NV', 'PA', 'WI', 'CO']),
    (1, ARRAY['FL', 'MI', 'MT', 'NC', 'NM', 'KS']),
    (0.95, ARRAY['IN', 'NE', 'OH', 'SC', 'TX', 'WV', 'ND', 'TN']),
    (0.9, ARRAY['GA', 'IA', 'KY', 'LA', 'MO', 'UT', 'WY']),
    (0.85, ARRAY['AR', 'ID', 'OK', 'SD']),
    (0.8, ARRAY['AL', 'MS'])
),
estimates AS (
  SELECT "communities"."id", round(national.price * levels.level / 50) * 50 AS price
  FROM "communities"
  JOIN national ON "communities"."care" = ARRAY[national.care]
  JOIN levels ON "communities"."state" = ANY (levels.states)
)
UPDATE "communities"
SET
  "tile" = regexp_replace(
    "tile",
    ',"url":"[^"]*"$',
    ',"typicalRange":{"high":' || round(estimates.price * 1.1) || ',"low":' || round(estimates.price * 0.9) || '}\&'
  )
FROM estimates
WHERE estimates.id = "communities"."id" AND "tile" LIKE '%"startingRate":0,%' AND "tile" NOT LIKE '%"typicalRange":%';
