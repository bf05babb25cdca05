CREATE TABLE "agent_options" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'partner' NOT NULL,
	"capacity" integer DEFAULT 40 NOT NULL,
	"languages" text[] DEFAULT '{"en"}' NOT NULL,
	"is_accepting" boolean DEFAULT true NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"minutes" real DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_templates_name" UNIQUE("agent_id","name")
);
--> statement-breakpoint
CREATE TABLE "community_members" (
	"user_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_members_user_id_community_id_pk" PRIMARY KEY("user_id","community_id")
);
--> statement-breakpoint
CREATE TABLE "consent_details" (
	"consent_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"network_address" text NOT NULL,
	"browser" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"family_id" uuid NOT NULL,
	"action_id" uuid,
	"kind" text NOT NULL,
	"recipient_kind" text,
	"recipient_id" text,
	"state" text,
	"text" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"boxes" jsonb NOT NULL,
	"page" text NOT NULL,
	"commitment" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agents_community_contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" text NOT NULL,
	"community_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"fee_percent" real NOT NULL,
	"sign_hash" text,
	"signed_by" text,
	"signed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contracts_agent_community" UNIQUE("agent_id","community_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "conversation_participants_member" UNIQUE("conversation_id","role","member_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"family_id" uuid NOT NULL,
	"last_message" text,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "disclosure_copies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"consent_id" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"corrects_id" uuid,
	"lead_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"community_id" text NOT NULL,
	"referred_on" date NOT NULL,
	"moved_in_on" date NOT NULL,
	"rent_cents" integer NOT NULL,
	"care_cents" integer NOT NULL,
	"fee_percent" real NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"issued_on" date,
	"due_on" date,
	"paid_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"agent_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"reason" text,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "offers_family_agent" UNIQUE("family_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "real_estate_leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"wish" text NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"agent_id" text,
	"referred_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "real_estate_leads_wish" UNIQUE("family_id","wish")
);
--> statement-breakpoint
CREATE TABLE "receipt_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"lead_id" uuid,
	"recipient_kind" text NOT NULL,
	"recipient_id" text NOT NULL,
	"recipient_name" text NOT NULL,
	"consent_id" uuid,
	"sent" text[] NOT NULL,
	"reason" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"confirm_by" timestamp with time zone,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reveals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"person" text NOT NULL,
	"role" text NOT NULL,
	"agent_id" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "kind" text DEFAULT 'advisor' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text DEFAULT 'get pricing' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "channel" text DEFAULT 'direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_method" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "referred_by_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "moved_in_on" date;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "agent_options" ADD CONSTRAINT "agent_options_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_templates" ADD CONSTRAINT "agent_templates_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_details" ADD CONSTRAINT "consent_details_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_action_id_uuid_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."uuid_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents_community_contracts" ADD CONSTRAINT "agents_community_contracts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents_community_contracts" ADD CONSTRAINT "agents_community_contracts_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_participant_id_conversation_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."conversation_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosure_copies" ADD CONSTRAINT "disclosure_copies_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosure_copies" ADD CONSTRAINT "disclosure_copies_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD CONSTRAINT "real_estate_leads_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_estate_leads" ADD CONSTRAINT "real_estate_leads_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_links" ADD CONSTRAINT "receipt_links_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_members_community" ON "community_members" USING btree ("community_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_position" ON "consents" USING btree ("position");--> statement-breakpoint
CREATE INDEX "consents_family" ON "consents" USING btree ("family_id","kind","position");--> statement-breakpoint
CREATE INDEX "consents_action" ON "consents" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "contracts_sign" ON "agents_community_contracts" USING btree ("sign_hash");--> statement-breakpoint
CREATE INDEX "contracts_community" ON "agents_community_contracts" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_of" ON "conversation_messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_participants_of" ON "conversation_participants" USING btree ("role","member_id");--> statement-breakpoint
CREATE INDEX "conversations_family" ON "conversations" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "disclosure_copies_once" ON "disclosure_copies" USING btree ("family_id","community_id","consent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_lead" ON "invoices" USING btree ("lead_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_community" ON "invoices" USING btree ("community_id","status");--> statement-breakpoint
CREATE INDEX "invoices_family" ON "invoices" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "invoices_created" ON "invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "offers_agent" ON "offers" USING btree ("agent_id","status","offered_at");--> statement-breakpoint
CREATE INDEX "offers_offered" ON "offers" USING btree ("offered_at");--> statement-breakpoint
CREATE INDEX "real_estate_leads_agent" ON "real_estate_leads" USING btree ("agent_id","stage","created_at");--> statement-breakpoint
CREATE INDEX "real_estate_leads_created" ON "real_estate_leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "receipt_links_family" ON "receipt_links" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_active" ON "releases" USING btree ("family_id","recipient_kind","recipient_id") WHERE ended_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "releases_family" ON "releases" USING btree ("family_id","sent_at");--> statement-breakpoint
CREATE INDEX "releases_recipient" ON "releases" USING btree ("recipient_kind","recipient_id","sent_at");--> statement-breakpoint
CREATE INDEX "releases_sent" ON "releases" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "reveals_family" ON "reveals" USING btree ("family_id","at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "families_phone" ON "families" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "families_merged" ON "families" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "leads_community" ON "leads" USING btree ("community_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_action" ON "leads" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "leads_referred" ON "leads" USING btree ("referred_by_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_family" ON "notifications" USING btree ("family_id");