CREATE TABLE "deletable_uploads" (
	"image_id" uuid PRIMARY KEY NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "kind" text DEFAULT 'illustration' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "taken_on" date;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_upload" CHECK ("kind" = 'illustration' OR ("width" > 0 AND "height" > 0));--> statement-breakpoint
-- The files of an upload go with its record, however that is deleted: by a person, with its community, or by a program.
CREATE FUNCTION mark_deleted_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deletable_uploads (image_id, delete_after) VALUES (OLD.id, now()) ON CONFLICT (image_id) DO UPDATE SET delete_after = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mark_deleted_upload AFTER DELETE ON images FOR EACH ROW WHEN (OLD.kind <> 'illustration')
  EXECUTE FUNCTION mark_deleted_upload();
