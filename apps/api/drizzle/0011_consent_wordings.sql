CREATE TABLE "consent_wordings" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_wordings_id_language_version_pk" PRIMARY KEY("id","language","version")
);
