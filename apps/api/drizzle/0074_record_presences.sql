-- Who looked at a family until now means nothing a minute later.
DELETE FROM "presences";
--> statement-breakpoint
ALTER TABLE "presences" DROP CONSTRAINT "presences_family_id_families_id_fk";
--> statement-breakpoint
DROP INDEX "presences_family";--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "record_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "record_id" text NOT NULL;--> statement-breakpoint
CREATE INDEX "presences_record" ON "presences" USING btree ("record_id");--> statement-breakpoint
ALTER TABLE "presences" DROP COLUMN "family_id";