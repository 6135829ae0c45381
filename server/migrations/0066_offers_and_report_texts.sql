CREATE TABLE "provider_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"percent" smallint NOT NULL,
	"most" integer,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "provider_offers_percent" CHECK ("provider_offers"."percent" between 1 and 100),
	CONSTRAINT "provider_offers_most" CHECK ("provider_offers"."most" > 0),
	CONSTRAINT "provider_offers_time" CHECK ("provider_offers"."ends_at" > "provider_offers"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "test_offer" smallint;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "offer_percent" smallint;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "offer_most" integer;--> statement-breakpoint
ALTER TABLE "provider_offers" ADD CONSTRAINT "provider_offers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_offers_of_provider" ON "provider_offers" USING btree ("provider_id","ends_at");--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_offer" CHECK ("provider_orders"."offer_percent" between 1 and 100 and "provider_orders"."offer_most" > 0 and ("provider_orders"."offer_most" is null or "provider_orders"."offer_percent" is not null));--> statement-breakpoint
ALTER TABLE "provider_offers" ADD CONSTRAINT "provider_offers_one"
  EXCLUDE USING gist ("provider_id" WITH =, int8range("starts_at", "ends_at") WITH &&);--> statement-breakpoint
UPDATE "banners" SET "test_offer" = 20 WHERE "id" = 'tests';
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text" text;