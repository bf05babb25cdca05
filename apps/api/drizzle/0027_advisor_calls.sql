CREATE TABLE "advisor_checks" (
	"agent_id" text NOT NULL,
	"kind" text NOT NULL,
	"checked_on" date NOT NULL,
	"valid_until" date,
	"detail" text,
	CONSTRAINT "advisor_checks_agent_id_kind_pk" PRIMARY KEY("agent_id","kind")
);
--> statement-breakpoint
CREATE TABLE "advisor_visits" (
	"agent_id" text NOT NULL,
	"community_id" text NOT NULL,
	"visited_on" date NOT NULL,
	"note" text,
	CONSTRAINT "advisor_visits_agent_id_community_id_visited_on_pk" PRIMARY KEY("agent_id","community_id","visited_on")
);
--> statement-breakpoint
CREATE TABLE "call_hours" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"agent_id" text NOT NULL,
	"action_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advisor_checks" ADD CONSTRAINT "advisor_checks_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_visits" ADD CONSTRAINT "advisor_visits_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_visits" ADD CONSTRAINT "advisor_visits_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "call_hours" ADD CONSTRAINT "call_hours_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_links" ADD CONSTRAINT "call_links_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_action_id_uuid_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."uuid_actions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisor_visits_community" ON "advisor_visits" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "call_links_call" ON "call_links" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "call_links_expiry" ON "call_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_slot" ON "calls" USING btree ("agent_id","starts_at") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "calls_family" ON "calls" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "calls_action" ON "calls" USING btree ("action_id");