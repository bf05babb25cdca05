ALTER TABLE "answers" ADD COLUMN "answered_by" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "reason" text;--> statement-breakpoint
UPDATE "answers" SET "answered_by" = 'community' FROM "users" WHERE "users"."id" = "answers"."user_id" AND "users"."role" = 'provider';
