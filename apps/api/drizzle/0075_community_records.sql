ALTER TABLE "communities" ADD COLUMN "originals" jsonb;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "completeness" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "has_contract" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "merged_into_key" bigint;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "merged_by" text;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "merge_values" jsonb;--> statement-breakpoint
CREATE INDEX "communities_staff" ON "communities" USING btree ("status","name","state","city","source","starting_rate","prices_as_of","completeness","has_contract","score","updated_at","merged_into_key","id");--> statement-breakpoint
CREATE INDEX "communities_merged" ON "communities" USING btree ("merged_into_key") WHERE merged_into_key is not null;--> statement-breakpoint
-- What `profileCompleteness` computes from then on.
UPDATE communities SET
  has_contract = coalesce((record ->> 'hasContract')::boolean, false),
  completeness =
    CASE WHEN (record ->> 'isRateEstimated')::boolean THEN 0 ELSE 20 END
    + CASE WHEN jsonb_array_length(jsonb_path_query_array(record, '$.gallery.images[*] ? (@.kind == "photo")')) >= 1 THEN 15 ELSE 0 END
    + CASE WHEN jsonb_array_length(jsonb_path_query_array(record, '$.gallery.images[*] ? (@.kind == "photo")')) >= 5 THEN 15 ELSE 0 END
    + CASE WHEN length(btrim(coalesce(record #>> '{propInfo,communityDescription}', ''))) >= 200 THEN 20 ELSE 0 END
    + CASE WHEN coalesce(record #>> '{propInfo,communityPhone}', '') <> '' THEN 10 ELSE 0 END
    + CASE WHEN cardinality(amenities) >= 5 THEN 10 ELSE 0 END
    + CASE WHEN coalesce(record #>> '{propInfo,websiteUrl}', '') <> '' THEN 5 ELSE 0 END
    + CASE WHEN capacity IS NULL THEN 0 ELSE 5 END;
