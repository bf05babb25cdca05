CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"origins" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uuid_actions" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "partners_key" ON "partners" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_name" ON "partners" USING btree ("name") WHERE is_active;--> statement-breakpoint
ALTER TABLE "uuid_actions" ADD CONSTRAINT "uuid_actions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;