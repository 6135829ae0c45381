ALTER TABLE "test_answers" ALTER COLUMN "is_yes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "order_tests" ADD COLUMN "asks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "cleared_at" bigint;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_side" CHECK (case "test_answers"."question" when 'side' then "test_answers"."side" is not null and "test_answers"."is_yes" is null else "test_answers"."is_yes" is not null and "test_answers"."side" is null end);--> statement-breakpoint
UPDATE "order_tests" SET "asks" = "offered"."asks" FROM "diagnostic_tests" AS "offered" WHERE "offered"."id" = "order_tests"."test_id";--> statement-breakpoint
INSERT INTO "test_answers" ("order_id", "question", "is_yes") SELECT "order_id", 'kidneys', "is_yes" FROM "test_answers" WHERE "question" = 'contrast';