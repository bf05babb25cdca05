CREATE TABLE "call_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"minutes" integer,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"person" text NOT NULL,
	"user_id" uuid,
	"agent_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_logs_family" ON "call_logs" USING btree ("family_id","at");--> statement-breakpoint
CREATE INDEX "call_logs_agent" ON "call_logs" USING btree ("agent_id","at");--> statement-breakpoint
CREATE INDEX "call_logs_at" ON "call_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "call_logs_user" ON "call_logs" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER call_logs_announced AFTER INSERT OR UPDATE OR DELETE ON call_logs FOR EACH ROW EXECUTE FUNCTION announce_record();
