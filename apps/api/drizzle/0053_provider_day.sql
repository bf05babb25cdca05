CREATE TABLE "price_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"prices_expire_on" date NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD COLUMN "stage_times" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reported_on" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "report_reason" text;--> statement-breakpoint
ALTER TABLE "price_links" ADD CONSTRAINT "price_links_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "price_links" ADD CONSTRAINT "price_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_links_reason" ON "price_links" USING btree ("community_id","user_id","prices_expire_on");--> statement-breakpoint
CREATE INDEX "price_links_user" ON "price_links" USING btree ("user_id");--> statement-breakpoint
-- Advisors read the changes of a home in the family's timeline, and not its agent's notes. The times of stages repeat the changes of the stage.
DROP TRIGGER real_estate_leads_recorded ON real_estate_leads;--> statement-breakpoint
CREATE TRIGGER real_estate_leads_recorded AFTER INSERT OR UPDATE OR DELETE ON real_estate_leads FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'notes', 'stage_times');
