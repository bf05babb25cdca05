-- Renames what earlier versions read, so stop their servers before you start this one.
ALTER TABLE "secrets" RENAME TO "one_time_tokens";
--> statement-breakpoint
ALTER TABLE "one_time_tokens" RENAME COLUMN "tries" TO "attempts";
--> statement-breakpoint
ALTER TABLE "one_time_tokens" RENAME CONSTRAINT "secrets_pkey" TO "one_time_tokens_pkey";
--> statement-breakpoint
ALTER TABLE "one_time_tokens" RENAME CONSTRAINT "secrets_user_id_users_id_fk" TO "one_time_tokens_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "secrets_hash" RENAME TO "one_time_tokens_hash";
--> statement-breakpoint
ALTER INDEX "secrets_contact" RENAME TO "one_time_tokens_contact";
--> statement-breakpoint
ALTER INDEX "secrets_user" RENAME TO "one_time_tokens_user";
--> statement-breakpoint
ALTER INDEX "secrets_expiry" RENAME TO "one_time_tokens_expiry";
--> statement-breakpoint
UPDATE "one_time_tokens" SET "kind" = 'verification' WHERE "kind" = 'confirm';
--> statement-breakpoint
ALTER TABLE "tries" RENAME TO "attempts";
--> statement-breakpoint
ALTER TABLE "attempts" RENAME CONSTRAINT "tries_pkey" TO "attempts_pkey";
--> statement-breakpoint
ALTER INDEX "tries_end" RENAME TO "attempts_end";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "tries" TO "attempts";
--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "email_proven_at" TO "email_verified_at";
--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "phone_proven_at" TO "phone_verified_at";
--> statement-breakpoint
ALTER TABLE "import_runs" RENAME COLUMN "vintage" TO "as_of";
--> statement-breakpoint
ALTER TABLE "real_estate_leads" RENAME COLUMN "wish" TO "need";
--> statement-breakpoint
ALTER TABLE "real_estate_leads" RENAME CONSTRAINT "real_estate_leads_wish" TO "real_estate_leads_need";
--> statement-breakpoint
ALTER TABLE "offers" RENAME COLUMN "answered_at" TO "resolved_at";
--> statement-breakpoint
ALTER TABLE "agent_options" RENAME COLUMN "answers" TO "responses";
--> statement-breakpoint
ALTER TABLE "agent_options" RENAME COLUMN "minutes" TO "response_minutes";
--> statement-breakpoint
ALTER TABLE "releases" RENAME COLUMN "sent" TO "shared_fields";
--> statement-breakpoint
DROP INDEX "claims_open";
--> statement-breakpoint
UPDATE "claims" SET "status" = 'declined' WHERE "status" = 'refused';
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open" ON "claims" USING btree ("user_id","community_id") WHERE status <> 'declined';
--> statement-breakpoint
UPDATE "community_members" SET "status" = 'declined' WHERE "status" = 'refused';
--> statement-breakpoint
UPDATE "jobs" SET "name" = 'notify-dashboards' WHERE "name" = 'changed';
--> statement-breakpoint
ALTER TABLE "facts" RENAME TO "metadata";
--> statement-breakpoint
ALTER TABLE "metadata" RENAME CONSTRAINT "facts_pkey" TO "metadata_pkey";
--> statement-breakpoint
ALTER TABLE "metadata" RENAME COLUMN "at" TO "updated_at";
--> statement-breakpoint
UPDATE "metadata" SET "name" = 'catalog' WHERE "name" = 'catalogue';
--> statement-breakpoint
UPDATE "metadata" SET "value" = 'incomplete' WHERE "name" = 'catalog' AND "value" = 'filling';
