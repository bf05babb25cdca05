CREATE INDEX "conversation_messages_text" ON "conversation_messages" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "conversations_subject" ON "conversations" USING gin ("subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_parts" ON "users" USING gin ("name" gin_trgm_ops);