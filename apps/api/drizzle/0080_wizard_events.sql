CREATE TABLE "wizard_events" (
	"run_id" uuid NOT NULL,
	"n" smallint NOT NULL,
	"day" date NOT NULL,
	"schema" text NOT NULL,
	"schema_version" smallint NOT NULL,
	"site" text NOT NULL,
	"step" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "wizard_events_run_id_n_pk" PRIMARY KEY("run_id","n"),
	CONSTRAINT "wizard_events_kind" CHECK (kind in ('seen', 'answered', 'came-back', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "wizard_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"schema" text NOT NULL,
	"schema_version" smallint NOT NULL,
	"site" text NOT NULL,
	"seen" text[] NOT NULL,
	"answered" text[] NOT NULL,
	"left_at" text,
	"came_back_at" text,
	"is_sent" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wizard_runs_to_sum" (
	"run_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wizard_sums" (
	"step" text NOT NULL,
	"day" date NOT NULL,
	"schema" text NOT NULL,
	"schema_version" smallint NOT NULL,
	"site" text NOT NULL,
	"seen" integer NOT NULL,
	"answered" integer NOT NULL,
	"left" integer NOT NULL,
	"came_back" integer NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "wizard_sums_step_day_schema_schema_version_site_pk" PRIMARY KEY("step","day","schema","schema_version","site")
);
--> statement-breakpoint
CREATE INDEX "wizard_runs_day" ON "wizard_runs" USING btree ("day","id");