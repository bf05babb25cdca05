CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" uuid NOT NULL,
	"role" text NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared_with" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_owner" ON "saved_views" USING btree ("owner_id","area","position");--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("shared_with","role","area");--> statement-breakpoint
CREATE TRIGGER saved_views_version BEFORE UPDATE ON saved_views FOR EACH ROW EXECUTE FUNCTION count_change();
