UPDATE "communities" SET "record" = ("record" - 'licence') || jsonb_build_object('license', "record" -> 'licence')
WHERE "record" ? 'licence';
--> statement-breakpoint
UPDATE "import_changes" SET "before" = ("before" - 'licence') || jsonb_build_object('license', "before" -> 'licence')
WHERE "before" ? 'licence';
