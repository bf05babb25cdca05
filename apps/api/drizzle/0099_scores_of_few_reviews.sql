-- Fewer than five reviews give no score that lists show, filter, or sort by, as `shownScore` decides.
UPDATE "communities" SET "score" = NULL WHERE "score" IS NOT NULL AND ("record" ->> 'numReviews')::integer < 5;
