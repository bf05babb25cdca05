ALTER TABLE "reviews" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_on" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_on" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_by" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "reviews" SET "relation" = 'Toured the community' WHERE "relation" = 'Visited on a tour';
