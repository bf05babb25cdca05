CREATE TABLE "community_counts" (
	"state" text NOT NULL,
	"care" text[] NOT NULL,
	"communities" integer NOT NULL,
	"paying" integer NOT NULL,
	CONSTRAINT "community_counts_state_care_pk" PRIMARY KEY("state","care")
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"run_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	CONSTRAINT "import_changes_run_id_community_id_pk" PRIMARY KEY("run_id","community_id")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"file" text NOT NULL,
	"fingerprint" text NOT NULL,
	"vintage" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"line" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suggested_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"community_id" text NOT NULL,
	"author_id" uuid,
	"changes" jsonb NOT NULL,
	"note" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "communities_state_care";--> statement-breakpoint
DROP INDEX "communities_point";--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "is_referable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "edits" jsonb;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggested_edits" ADD CONSTRAINT "suggested_edits_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggested_edits" ADD CONSTRAINT "suggested_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggested_edits" ADD CONSTRAINT "suggested_edits_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_source" ON "import_runs" USING btree ("source","number");--> statement-breakpoint
CREATE INDEX "suggested_edits_status" ON "suggested_edits" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "suggested_edits_community" ON "suggested_edits" USING btree ("community_id","created_at");--> statement-breakpoint
CREATE INDEX "suggested_edits_author" ON "suggested_edits" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "communities_campus" ON "communities" USING btree ("address_key") WHERE address_key is not null;--> statement-breakpoint
CREATE INDEX "communities_referable" ON "communities" USING btree ("state","city_slug") WHERE status = 1 and is_referable;--> statement-breakpoint
CREATE INDEX "communities_name_parts" ON "communities" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "communities_state_care" ON "communities" USING btree ("state","care","starting_rate","capacity","is_paying","amenities") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_point" ON "communities" USING btree ("latitude","longitude","care","is_paying","rank","id","starting_rate","capacity") WHERE status = 1;--> statement-breakpoint
UPDATE communities SET is_referable = true
WHERE (record #>> '{rgsAux,rgsInfo,contract_info,isAutoReferable}')::boolean;--> statement-breakpoint
INSERT INTO community_counts (state, care, communities, paying)
SELECT state, care, count(*), sum(is_paying) FROM communities WHERE status = 1 GROUP BY state, care;--> statement-breakpoint
CREATE FUNCTION count_added_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, count(*), sum(is_paying) FROM added WHERE status = 1 GROUP BY state, care ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE FUNCTION count_removed_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO community_counts AS kept (state, care, communities, paying)
  SELECT state, care, -count(*), -sum(is_paying) FROM removed WHERE status = 1 GROUP BY state, care ORDER BY state, care
  ON CONFLICT (state, care) DO UPDATE
    SET communities = kept.communities + excluded.communities, paying = kept.paying + excluded.paying;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_no_communities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM community_counts;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER communities_added AFTER INSERT ON communities
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_communities();--> statement-breakpoint
CREATE TRIGGER communities_changed AFTER UPDATE ON communities
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_communities();--> statement-breakpoint
CREATE TRIGGER communities_removed AFTER DELETE ON communities
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_communities();--> statement-breakpoint
CREATE TRIGGER communities_truncated AFTER TRUNCATE ON communities
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_communities();
