ALTER TABLE "agents" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "agents" SET "is_demo" = true WHERE "record" -> 'info' ->> 'email' LIKE '%.example';