CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at","id");
--> statement-breakpoint
-- Moves waiting jobs from the tables of pg-boss, which earlier versions used.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		INSERT INTO "jobs" ("name", "data", "failures", "due_at", "created_at")
		SELECT name, data, retry_count, start_after, created_on FROM pgboss.job
		WHERE state < 'completed' AND name IN ('assign', 'assign-real-estate', 'changed', 'end-offer')
		ORDER BY created_on;
		DROP SCHEMA pgboss CASCADE;
	END IF;
END $$;
