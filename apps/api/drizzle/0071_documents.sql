CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER documents_append_only BEFORE UPDATE OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER documents_never_emptied BEFORE TRUNCATE ON documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
-- An issued invoice gets its PDF once.
CREATE FUNCTION refuse_other_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoice % has a PDF: another one refused', OLD.number;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_document BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (OLD.document_id IS NOT NULL AND NEW.document_id IS DISTINCT FROM OLD.document_id) EXECUTE FUNCTION refuse_other_document();
--> statement-breakpoint
DROP TRIGGER invoices_recorded ON invoices;
--> statement-breakpoint
CREATE TRIGGER invoices_recorded AFTER INSERT OR UPDATE OR DELETE ON invoices FOR EACH ROW
  WHEN (nullif(current_setting('hearthway.actor', true), '') IS NOT NULL) EXECUTE FUNCTION record_change('without', 'document_id');
