CREATE TABLE "tour_hours" (
	"community_id" text PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tour_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"action_id" uuid,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tour_hours" ADD CONSTRAINT "tour_hours_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tour_links" ADD CONSTRAINT "tour_links_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_action_id_uuid_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."uuid_actions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_links_tour" ON "tour_links" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "tour_links_expiry" ON "tour_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tours_slot" ON "tours" USING btree ("community_id","date","time") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "tours_family" ON "tours" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "tours_action" ON "tours" USING btree ("action_id");