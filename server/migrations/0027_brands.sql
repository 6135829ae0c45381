DROP INDEX "medicines_by_brand";--> statement-breakpoint
ALTER TABLE "medicines" DROP COLUMN "brand_text";--> statement-breakpoint
-- Its index goes with it and is made again below.
ALTER TABLE "medicines" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "medicines" ADD COLUMN "brands" jsonb;--> statement-breakpoint
UPDATE "medicines" SET "brands" = CASE WHEN "brand" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array("brand") END;--> statement-breakpoint
ALTER TABLE "medicines" ALTER COLUMN "brands" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "medicines" DROP COLUMN "brand";--> statement-breakpoint
ALTER TABLE "medicines" ADD COLUMN "brand_text" text GENERATED ALWAYS AS (lower(brands::text)) STORED;--> statement-breakpoint
ALTER TABLE "medicines" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(generic || ' ' || brands::text || ' ' || strength || ' ' || form)) STORED;--> statement-breakpoint
CREATE INDEX "medicines_by_brand" ON "medicines" USING gin ("brand_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "medicines_by_text" ON "medicines" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
