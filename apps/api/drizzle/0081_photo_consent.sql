ALTER TABLE "images" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "shows_people" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "consent_stated_by" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "consent_stated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_consent_stated_by_users_id_fk" FOREIGN KEY ("consent_stated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_consent" ON "images" USING btree ("consent_stated_by") WHERE consent_stated_by is not null;--> statement-breakpoint
-- A turned photo has new files, so the files of an upload are those that its path names.
CREATE OR REPLACE FUNCTION mark_deleted_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deletable_uploads (image_id, delete_after) VALUES (substring(OLD.path from '^photos/(.+)\.webp$')::uuid, now())
    ON CONFLICT (image_id) DO UPDATE SET delete_after = now();
  RETURN NULL;
END $$;
