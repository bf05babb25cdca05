CREATE TABLE "covers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" text NOT NULL,
	"covering_id" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_covering_id_agents_id_fk" FOREIGN KEY ("covering_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "covers_agent" ON "covers" USING btree ("agent_id","until_day");--> statement-breakpoint
CREATE INDEX "covers_covering" ON "covers" USING btree ("covering_id","until_day");--> statement-breakpoint
CREATE INDEX "covers_created" ON "covers" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_cover_id_covers_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."covers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_cover" ON "releases" USING btree ("cover_id") WHERE cover_id is not null;--> statement-breakpoint
CREATE TRIGGER covers_version BEFORE UPDATE ON covers FOR EACH ROW EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER covers_recorded AFTER INSERT OR UPDATE OR DELETE ON covers FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without');
--> statement-breakpoint
CREATE TRIGGER covers_announced AFTER INSERT OR UPDATE OR DELETE ON covers FOR EACH ROW EXECUTE FUNCTION announce_record();
