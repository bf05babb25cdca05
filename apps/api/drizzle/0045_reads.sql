CREATE INDEX "reveals_user" ON "reveals" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "reveals_at" ON "reveals" USING btree ("at");