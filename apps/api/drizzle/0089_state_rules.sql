CREATE TABLE "state_rule_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"number" integer NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"terms" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
ALTER TABLE "state_rule_versions" ADD CONSTRAINT "state_rule_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "state_rule_versions_begin" ON "state_rule_versions" USING btree ("state","effective_from");--> statement-breakpoint
CREATE TRIGGER state_rule_versions_version BEFORE UPDATE ON state_rule_versions FOR EACH ROW EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER state_rule_versions_recorded AFTER INSERT OR UPDATE OR DELETE ON state_rule_versions FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'number', 'published_by');--> statement-breakpoint
CREATE TRIGGER state_rule_versions_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON state_rule_versions
  FOR EACH STATEMENT EXECUTE FUNCTION store_public_change();
