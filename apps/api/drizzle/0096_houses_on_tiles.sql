-- Tiles without photos show the community's house, whose path has the facts that it is drawn from. A stored tile is a JSON text with sorted
-- names and without its last two braces. The rank counted drawn rooms as pictures.
UPDATE "communities"
SET
  "tile" = regexp_replace(
    regexp_replace(
      "tile",
      '"images":\[\{"category":\{"name":"Exterior"\},"description":"(?:A drawing|Illustration) of (([^"\\]|\\.)*)","id":"[^"]*","path":"drawings/[a-z]{7}/([^"\\]|\\.)*"\}(,\{"category":\{"name":"([^"\\]|\\.)*"\},"description":"([^"\\]|\\.)*","id":"[^"]*","path":"drawings/[^"]*"\})*\]',
      '"images":[{"category":{"name":"Exterior"},"description":"Illustration of \1","id":"' || "id" || '-exterior","path":"' || house.path || '"}]'
    ),
    'drawings/[a-z]{7}/[a-z0-9-]+\.svg',
    house.path,
    'g'
  ),
  "rank" = "rank" - CASE
    WHEN jsonb_array_length("record" -> 'images') > 1 AND NOT jsonb_path_exists("record", '$.gallery.images[*].kind') THEN 0.2
    ELSE 0
  END
FROM (
  SELECT
    "id" AS house_id,
    'drawings/house/' || lower("state") || '/' || coalesce("care"[1], 'assisted-living') || '/' || coalesce("capacity", 0) || '/' || "id" || '-noon.svg' AS path
  FROM "communities"
) AS house
WHERE house.house_id = "communities"."id" AND "tile" LIKE '%"mainImage":"drawings/%';
--> statement-breakpoint
-- Someone added a plan next to the drawn rooms. Their tiles show the house until the next change of the community adds the plan again.
UPDATE "communities"
SET
  "tile" = regexp_replace(
    "tile",
    '"images":\[.*\],"isRateEstimated"',
    '"images":[{"category":{"name":"Exterior"},"description":"Illustration of ' ||
      replace(substring("tile" FROM ',"name":"((?:[^"\\]|\\.)*)","numReviews"'), '\', '\\') ||
      ' from the street","id":"' || "id" || '-exterior","path":"' ||
      substring("tile" FROM '"mainImage":"(drawings/house/[^"]*)"') || '"}],"isRateEstimated"'
  )
WHERE "tile" ~ '"path":"drawings/house/[^"]*"\}.*"path":"drawings/house/';
