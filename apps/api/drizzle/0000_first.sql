CREATE TABLE "agents" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" smallint NOT NULL,
	"region" text NOT NULL,
	"states" text[] NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"status" smallint NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"city_slug" text NOT NULL,
	"county" text NOT NULL,
	"county_slug" text NOT NULL,
	"region" text NOT NULL,
	"zip" text NOT NULL,
	"address_string" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"care" text[] NOT NULL,
	"amenities" text[] NOT NULL,
	"capacity" integer,
	"starting_rate" integer NOT NULL,
	"score" real,
	"rank" real NOT NULL,
	"is_paying" smallint NOT NULL,
	"agent_id" text,
	"tile" text NOT NULL,
	"record" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"agent_id" text,
	"state" text,
	"county" text,
	"place" text,
	"answers" jsonb NOT NULL,
	"consent" jsonb,
	"search" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "families_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "family_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"action_id" uuid,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_family_community" UNIQUE("family_id","community_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"family_id" uuid,
	"agent_id" text,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notifications_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"county" text,
	"zip" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search" text NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"author" text NOT NULL,
	"relation" text,
	"value" real NOT NULL,
	"text" text NOT NULL,
	"date" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"family_id" uuid NOT NULL,
	"owner_id" text,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "tasks_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"agent_id" text,
	"anonymous_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uuid_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"anonymous_id" text,
	"user_id" uuid,
	"action_type" text NOT NULL,
	"action_page" text NOT NULL,
	"action_info" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "uuid_actions_request" UNIQUE("request_id","action_type")
);
--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_events" ADD CONSTRAINT "family_events_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_action_id_uuid_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."uuid_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_agents_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uuid_actions" ADD CONSTRAINT "uuid_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_region" ON "agents" USING btree ("region","name");--> statement-breakpoint
CREATE INDEX "agents_states" ON "agents" USING gin ("states");--> statement-breakpoint
CREATE UNIQUE INDEX "communities_source" ON "communities" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "communities_city" ON "communities" USING btree ("state","city_slug");--> statement-breakpoint
CREATE INDEX "communities_county" ON "communities" USING btree ("state","county_slug");--> statement-breakpoint
CREATE INDEX "communities_state_rank" ON "communities" USING btree ("state","rank" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "communities_region" ON "communities" USING btree ("region");--> statement-breakpoint
CREATE INDEX "communities_zip" ON "communities" USING btree ("zip");--> statement-breakpoint
CREATE INDEX "communities_rank" ON "communities" USING btree ("rank" DESC NULLS LAST,"id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_rate" ON "communities" USING btree ("starting_rate","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_score" ON "communities" USING btree ("score","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_name" ON "communities" USING btree ("name","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "communities_point" ON "communities" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "communities_care" ON "communities" USING gin ("care");--> statement-breakpoint
CREATE INDEX "communities_amenities" ON "communities" USING gin ("amenities");--> statement-breakpoint
CREATE INDEX "communities_address" ON "communities" USING gin ("address_string" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "families_agent" ON "families" USING btree ("agent_id","stage","created_at");--> statement-breakpoint
CREATE INDEX "families_stage" ON "families" USING btree ("stage","created_at");--> statement-breakpoint
CREATE INDEX "families_search" ON "families" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "family_events_family" ON "family_events" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_agent" ON "notifications" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "places_path" ON "places" USING btree ("state","slug");--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_prefix" ON "places" USING btree ("search" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reviews_community" ON "reviews" USING btree ("community_id","date");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "tasks" USING btree ("owner_id","status","due_at");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "tasks_family" ON "tasks" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_anonymous" ON "users" USING btree ("anonymous_id");--> statement-breakpoint
CREATE INDEX "uuid_actions_anonymous" ON "uuid_actions" USING btree ("anonymous_id","created_at");--> statement-breakpoint
CREATE INDEX "uuid_actions_user" ON "uuid_actions" USING btree ("user_id","created_at");