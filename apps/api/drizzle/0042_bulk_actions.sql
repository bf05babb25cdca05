CREATE TABLE "bulk_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"record_type" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"action_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_at" timestamp with time zone,
	"before" jsonb,
	"version" integer,
	"problem" text,
	CONSTRAINT "bulk_items_action_id_position_pk" PRIMARY KEY("action_id","position")
);
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_action_id_bulk_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."bulk_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_actions_user" ON "bulk_actions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_items_open" ON "bulk_items" USING btree ("action_id","position") WHERE "bulk_items"."state" in ('waiting', 'changing', 'undoing');--> statement-breakpoint
CREATE INDEX "bulk_items_record" ON "bulk_items" USING btree ("record_id");