CREATE TABLE "collection_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"collection_id" uuid NOT NULL,
	"family_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "collection_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "collection_opens" (
	"link_id" uuid NOT NULL,
	"community_id" text,
	"count" integer DEFAULT 1 NOT NULL,
	"last_opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_opens_link" UNIQUE NULLS NOT DISTINCT("link_id","community_id")
);
--> statement-breakpoint
ALTER TABLE "partner_collections" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "partner_collections" ADD COLUMN "notes" jsonb;--> statement-breakpoint
ALTER TABLE "collection_links" ADD CONSTRAINT "collection_links_collection_id_partner_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."partner_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_links" ADD CONSTRAINT "collection_links_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_opens" ADD CONSTRAINT "collection_opens_link_id_collection_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."collection_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_opens" ADD CONSTRAINT "collection_opens_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "collection_links_collection" ON "collection_links" USING btree ("collection_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_links_family" ON "collection_links" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "collection_links_expires" ON "collection_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "collection_opens_community" ON "collection_opens" USING btree ("community_id");--> statement-breakpoint
CREATE TRIGGER collection_links_version BEFORE UPDATE ON collection_links FOR EACH ROW EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER collection_links_recorded AFTER INSERT OR UPDATE OR DELETE ON collection_links FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'token_hash');
--> statement-breakpoint
CREATE TRIGGER collection_links_announced AFTER INSERT OR UPDATE OR DELETE ON collection_links FOR EACH ROW EXECUTE FUNCTION announce_record();
