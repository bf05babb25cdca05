CREATE TABLE "real_estate_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"agent_id" text NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"reason" text,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "real_estate_offers_lead_agent" UNIQUE("lead_id","agent_id")
);
--> statement-breakpoint
ALTER TABLE "real_estate_offers" ADD CONSTRAINT "real_estate_offers_lead_id_real_estate_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."real_estate_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_estate_offers" ADD CONSTRAINT "real_estate_offers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "real_estate_offers_status" ON "real_estate_offers" USING btree ("status","offered_at");