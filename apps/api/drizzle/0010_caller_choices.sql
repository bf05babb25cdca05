CREATE TABLE "caller_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"anonymous_id" text NOT NULL,
	"slugs" text[] NOT NULL,
	"state" text,
	"agent_id" text,
	"needs_advisor" boolean NOT NULL,
	"call_by" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "caller_choices" ADD CONSTRAINT "caller_choices_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caller_choices_visitor" ON "caller_choices" USING btree ("anonymous_id","created_at");--> statement-breakpoint
CREATE INDEX "caller_choices_age" ON "caller_choices" USING btree ("created_at");