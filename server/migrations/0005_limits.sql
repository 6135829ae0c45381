-- Codes sent before this change name nobody who asked; they live for minutes.
DELETE FROM "otps";--> statement-breakpoint
CREATE TABLE "limits" (
	"name" text NOT NULL,
	"who" text NOT NULL,
	"begun" bigint NOT NULL,
	"times" integer NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "limits_name_who_pk" PRIMARY KEY("name","who")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_places" (
	"place" text PRIMARY KEY NOT NULL,
	"last_used_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "requester" text NOT NULL;--> statement-breakpoint
CREATE INDEX "limits_last_at" ON "limits" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "login_places_last_used" ON "login_places" USING btree ("last_used_at");