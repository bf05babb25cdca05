-- Listings say what is known about Medicaid. A stored tile is a JSON text without its last two braces.
UPDATE "communities"
SET "tile" = "tile" || ',"medicaid":' || jsonb_build_object(
  'asOf', stated.fact ->> 'asOf', 'isAccepted', stated.fact -> 'isAccepted', 'origin', stated.fact ->> 'origin')
FROM (
  SELECT "id", fact FROM "communities", jsonb_array_elements("record" -> 'payments') AS fact
  WHERE fact ->> 'source' = 'medicaid'
) AS stated
WHERE "communities"."id" = stated."id";
