CREATE TABLE "conversation_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"shared_with" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "channel" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "notification_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_notes_of" ON "conversation_notes" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_notes_author" ON "conversation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_templates_owner" ON "message_templates" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "message_templates_shared" ON "message_templates" USING btree ("shared_with","role","name");--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_notification" ON "conversation_messages" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_email" UNIQUE("email_hash");--> statement-breakpoint
CREATE TRIGGER message_templates_version BEFORE UPDATE ON message_templates FOR EACH ROW EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER message_templates_recorded AFTER INSERT OR UPDATE OR DELETE ON message_templates FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without');
--> statement-breakpoint
CREATE TRIGGER message_templates_announced AFTER INSERT OR UPDATE OR DELETE ON message_templates FOR EACH ROW EXECUTE FUNCTION announce_record();
--> statement-breakpoint
-- An internal note is announced apart from its conversation, because the family and the community that take part in it never learn of it.
CREATE FUNCTION announce_conversation_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('records', jsonb_build_object(
    'table', TG_TABLE_NAME, 'id', coalesce(NEW.conversation_id, OLD.conversation_id), 'family', NULL, 'owners', '[]'::jsonb, 'community', NULL
  )::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER conversation_notes_announced AFTER INSERT OR DELETE ON conversation_notes FOR EACH ROW EXECUTE FUNCTION announce_conversation_note();
--> statement-breakpoint
-- What happens to an email or a text of a conversation is news of the conversation.
CREATE FUNCTION announce_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('records', jsonb_build_object(
    'table', 'conversations', 'id', conversation_id, 'family', NULL, 'owners', '[]'::jsonb, 'community', NULL
  )::text) FROM conversation_messages WHERE notification_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_delivered AFTER UPDATE OF sent_at, failure ON notifications FOR EACH ROW EXECUTE FUNCTION announce_delivery();
