CREATE TABLE "list_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"anonymous_id" text,
	"relative" text NOT NULL,
	"shared_by" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "list_shares_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "list_votes" (
	"share_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"vote" text NOT NULL,
	"comment" text,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_votes_share_id_community_id_pk" PRIMARY KEY("share_id","community_id")
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"anonymous_id" text,
	"email" text,
	"care" text NOT NULL,
	"state" text,
	"place" jsonb,
	"filters" text NOT NULL,
	"known_keys" bigint[] NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alerts_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_votes" ADD CONSTRAINT "list_votes_share_id_list_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."list_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_votes" ADD CONSTRAINT "list_votes_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_shares_user" ON "list_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "list_shares_anonymous" ON "list_shares" USING btree ("anonymous_id");--> statement-breakpoint
CREATE INDEX "search_alerts_user" ON "search_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_alerts_anonymous" ON "search_alerts" USING btree ("anonymous_id");--> statement-breakpoint
CREATE INDEX "search_alerts_email" ON "search_alerts" USING btree ("email");