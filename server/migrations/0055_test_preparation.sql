ALTER TABLE "order_tests" ADD COLUMN "fast_hours" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tests" ADD COLUMN "needs_food" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tests" ADD COLUMN "notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tests" ADD CONSTRAINT "order_tests_fast" CHECK ("order_tests"."fast_hours" between 0 and 24);--> statement-breakpoint
UPDATE "order_tests" SET "fast_hours" = "offered"."fast_hours", "needs_food" = "offered"."needs_food", "notes" = "offered"."notes" FROM "diagnostic_tests" AS "offered" WHERE "offered"."id" = "order_tests"."test_id";
