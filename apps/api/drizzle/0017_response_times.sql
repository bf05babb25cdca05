ALTER TABLE "leads" ADD COLUMN "call_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "respond_by" timestamp with time zone;