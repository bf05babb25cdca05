DROP INDEX "conversations_latest";--> statement-breakpoint
DROP INDEX "families_stage";--> statement-breakpoint
DROP INDEX "families_paused";--> statement-breakpoint
DROP INDEX "tasks_due";--> statement-breakpoint
CREATE INDEX "calls_starts" ON "calls" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "conversations_state" ON "conversations" USING btree ("done_at","snoozed_until");--> statement-breakpoint
CREATE INDEX "families_created" ON "families" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "families_needs" ON "families" USING btree (("answers"->'adl'->>0),("answers"->>'budgetRange'),"created_at") WHERE merged_into_id is null;--> statement-breakpoint
CREATE INDEX "families_name" ON "families" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "families_name_down" ON "families" USING btree (lower("name") desc nulls last);--> statement-breakpoint
CREATE INDEX "families_place" ON "families" USING btree ("place");--> statement-breakpoint
CREATE INDEX "families_place_down" ON "families" USING btree ("place" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "families_agent_down" ON "families" USING btree ("agent_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_missed" ON "offers" USING btree (coalesce("resolved_at", "due_at")) WHERE status in ('declined', 'timed-out');--> statement-breakpoint
CREATE INDEX "releases_missed" ON "releases" USING btree (coalesce("ended_at", "sent_at")) WHERE recipient_kind = 'community' and revoked_at is null and (response = 'declined' or responded_at is null);--> statement-breakpoint
CREATE INDEX "tours_starts" ON "tours" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("last_message_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "families_stage" ON "families" USING btree ("stage","created_at") WHERE merged_into_id is null;--> statement-breakpoint
CREATE INDEX "families_paused" ON "families" USING btree ("paused_until","id") WHERE paused_until is not null;--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("status","due_at","family_id");--> statement-breakpoint
-- The planner takes no statistics from partial indexes, and would expect a third of all rows for the last week.
CREATE STATISTICS offers_missed_at ON (coalesce(resolved_at, due_at)) FROM offers;--> statement-breakpoint
CREATE STATISTICS releases_missed_at ON (coalesce(ended_at, sent_at)) FROM releases;
