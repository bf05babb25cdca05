DROP INDEX "communities_state_care";--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "pays" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "communities_state_care" ON "communities" USING btree ("state","care","starting_rate","capacity","is_paying","amenities","score","care_prices","prices_as_of","pays","id") WHERE status = 1;