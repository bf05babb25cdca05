CREATE TABLE "account_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid,
	"user_id" uuid,
	"session_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_user_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "other_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_views_started" ON "account_views" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "account_views_admin" ON "account_views" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "account_views_user" ON "account_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_views_session" ON "account_views" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewed_user_id_users_id_fk" FOREIGN KEY ("viewed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Changes of the other roles are recorded like those of the first one.
DROP TRIGGER users_recorded ON users;
--> statement-breakpoint
CREATE TRIGGER users_recorded AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('only', 'role', 'other_roles', 'status', 'agent_id');
