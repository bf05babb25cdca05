CREATE TABLE "staffing_medians" (
	"state" text NOT NULL,
	"county_slug" text NOT NULL,
	"homes" integer NOT NULL,
	"weekend_total" double precision NOT NULL,
	"turnover_homes" integer NOT NULL,
	"turnover" double precision,
	CONSTRAINT "staffing_medians_state_county_slug_pk" PRIMARY KEY("state","county_slug")
);
--> statement-breakpoint
DROP INDEX "communities_state_care";--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "is_staffed_on_weekends" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "communities_state_care" ON "communities" USING btree ("state","care","starting_rate","capacity","is_paying","amenities","score","care_prices","prices_as_of","pays","is_staffed_on_weekends","id") WHERE status = 1;