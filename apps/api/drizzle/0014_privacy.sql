ALTER TABLE "one_time_tokens" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "reveals" ADD COLUMN "route" text DEFAULT 'reveal' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_family" ON "one_time_tokens" USING btree ("family_id");