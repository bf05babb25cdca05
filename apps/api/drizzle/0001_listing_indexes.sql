DROP INDEX "communities_care";--> statement-breakpoint
DROP INDEX "communities_city";--> statement-breakpoint
DROP INDEX "communities_county";--> statement-breakpoint
DROP INDEX "communities_state_rank";--> statement-breakpoint
DROP INDEX "communities_region";--> statement-breakpoint
DROP INDEX "communities_rank";--> statement-breakpoint
DROP INDEX "communities_rate";--> statement-breakpoint
DROP INDEX "communities_point";--> statement-breakpoint
CREATE INDEX "communities_state_care" ON "communities" USING btree ("state","care","starting_rate","capacity","is_paying") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_rate_down" ON "communities" USING btree ((starting_rate = 0),"starting_rate" DESC NULLS FIRST,"id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_score_down" ON "communities" USING btree ("score" DESC NULLS LAST,"id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_city" ON "communities" USING btree ("state","city_slug","is_paying") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_county" ON "communities" USING btree ("state","county_slug","is_paying") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_state_rank" ON "communities" USING btree ("state","rank" DESC NULLS FIRST,"id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_region" ON "communities" USING btree ("region","is_paying") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_rank" ON "communities" USING btree ("rank" DESC NULLS FIRST,"id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_rate" ON "communities" USING btree ((starting_rate = 0),"starting_rate","id","is_paying") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_point" ON "communities" USING btree ("latitude","longitude","care","is_paying","rank","id") WHERE status = 1;