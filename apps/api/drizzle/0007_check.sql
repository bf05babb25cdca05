DROP INDEX "communities_state_care";--> statement-breakpoint
DROP INDEX "communities_point";--> statement-breakpoint
CREATE INDEX "communities_state_care" ON "communities" USING btree ("state","care","starting_rate","capacity","is_paying","amenities") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_point" ON "communities" USING btree ("latitude","longitude","care","is_paying","rank","id","starting_rate","capacity") WHERE status = 1;