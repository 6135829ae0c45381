CREATE TABLE "long_otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "long_otps_number" UNIQUE("country_code","phone_number")
);
