CREATE TABLE "partner_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"ends_at" timestamp with time zone,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_keys" ADD CONSTRAINT "partner_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_keys" ADD CONSTRAINT "partner_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_keys_hash" ON "partner_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "partner_keys_partner" ON "partner_keys" USING btree ("partner_id");--> statement-breakpoint
-- Each partner had one key.
INSERT INTO partner_keys (partner_id, key_hash, created_at) SELECT id, key_hash, created_at FROM partners;--> statement-breakpoint
DROP INDEX "partners_key";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "key_hash";--> statement-breakpoint
CREATE TRIGGER partners_version BEFORE UPDATE ON partners FOR EACH ROW EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER partners_recorded AFTER INSERT OR UPDATE OR DELETE ON partners FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('without');--> statement-breakpoint
CREATE TRIGGER partner_keys_recorded AFTER INSERT OR UPDATE OR DELETE ON partner_keys FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL)
  EXECUTE FUNCTION record_change('only', 'id', 'partner_id', 'ends_at');
