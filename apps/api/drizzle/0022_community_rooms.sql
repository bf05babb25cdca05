CREATE TABLE "community_rooms" (
	"community_id" text NOT NULL,
	"room" text NOT NULL,
	"status" text NOT NULL,
	"open_rooms" integer,
	"stated_on" date NOT NULL,
	"stated_by" text NOT NULL,
	CONSTRAINT "community_rooms_community_id_room_pk" PRIMARY KEY("community_id","room")
);
--> statement-breakpoint
ALTER TABLE "community_rooms" ADD CONSTRAINT "community_rooms_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE cascade;