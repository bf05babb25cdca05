CREATE TABLE "question_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unconfirmed_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"community_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unconfirmed_questions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "question_links" ADD CONSTRAINT "question_links_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unconfirmed_questions" ADD CONSTRAINT "unconfirmed_questions_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "question_links_question" ON "question_links" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_links_expiry" ON "question_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "unconfirmed_questions_email" ON "unconfirmed_questions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "unconfirmed_questions_expiry" ON "unconfirmed_questions" USING btree ("token_expires_at");--> statement-breakpoint
CREATE INDEX "questions_email" ON "questions" USING btree ("email");