ALTER TABLE "order_events" ADD COLUMN "moved_from" bigint;--> statement-breakpoint
ALTER TABLE "order_tests" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "unseen_since" bigint;--> statement-breakpoint
ALTER TABLE "provider_offers" ADD COLUMN "test_ids" text[];--> statement-breakpoint
CREATE INDEX "provider_orders_unseen" ON "provider_orders" USING btree ("provider_id","unseen_since") WHERE "provider_orders"."unseen_since" is not null;--> statement-breakpoint
ALTER TABLE "provider_offers" ADD CONSTRAINT "provider_offers_tests" CHECK (cardinality("provider_offers"."test_ids") > 0);--> statement-breakpoint
UPDATE "order_tests" SET "is_offered" = true FROM "provider_orders" WHERE "provider_orders"."id" = "order_tests"."order_id" AND "provider_orders"."offer_percent" IS NOT NULL;