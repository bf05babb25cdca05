CREATE INDEX "communities_weekend_rank" ON "communities" USING btree ("rank" DESC NULLS FIRST,"id") WHERE status = 1 and is_staffed_on_weekends;
