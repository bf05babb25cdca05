ALTER TABLE "unconfirmed_questions" DROP CONSTRAINT "unconfirmed_questions_token";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "unconfirmed_questions" ADD COLUMN "group_id" uuid;--> statement-breakpoint
CREATE INDEX "questions_group" ON "questions" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "unconfirmed_questions" ADD CONSTRAINT "unconfirmed_questions_token_community" UNIQUE("token_hash","community_id");