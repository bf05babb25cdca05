-- Places are searched without apostrophes, and with spaces for hyphens.
UPDATE places SET search = regexp_replace(replace(search, '''', ''), '([a-z]\.?)\s*[-/]\s*(?=[a-z])', '\1 ', 'g')
WHERE kind <> 'zip' AND search ~ '[-/'']';
--> statement-breakpoint
UPDATE places SET search = 'dona ana county' WHERE search = 'doña ana county';
