CREATE TABLE "file_import_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"fixes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choice" text,
	"double_id" text,
	"double_line" integer,
	"differs" text[] DEFAULT '{}' NOT NULL,
	"problem" text,
	"record_id" text,
	"before" jsonb,
	"record_version" integer
);
--> statement-breakpoint
CREATE TABLE "file_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"file_name" text NOT NULL,
	"separator" text NOT NULL,
	"encoding" text NOT NULL,
	"header" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"on_double" text DEFAULT 'skip' NOT NULL,
	"created_by" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undo_until" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"counts" jsonb
);
--> statement-breakpoint
ALTER TABLE "file_import_rows" ADD CONSTRAINT "file_import_rows_import_id_file_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."file_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_import_rows_line" ON "file_import_rows" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "file_import_rows_state" ON "file_import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "file_import_rows_record" ON "file_import_rows" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "file_imports_created" ON "file_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_imports_created_by" ON "file_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "file_imports_actor" ON "file_imports" USING btree ("actor_id");--> statement-breakpoint
CREATE TRIGGER file_imports_version BEFORE UPDATE ON file_imports FOR EACH ROW EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER file_import_rows_version BEFORE UPDATE ON file_import_rows FOR EACH ROW EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER file_imports_recorded AFTER INSERT OR UPDATE OR DELETE ON file_imports FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('only', 'status', 'fields', 'on_double');--> statement-breakpoint
CREATE TRIGGER file_imports_announced AFTER INSERT OR UPDATE OR DELETE ON file_imports FOR EACH ROW EXECUTE FUNCTION announce_record();
