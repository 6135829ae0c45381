CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"no" text NOT NULL,
	"amount" integer NOT NULL,
	"words" text NOT NULL,
	"at" bigint NOT NULL,
	"counted_at" bigint NOT NULL,
	"file_id" uuid,
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "drawers" (
	"provider_id" text NOT NULL,
	"day" text NOT NULL,
	"payment_method_id" smallint NOT NULL,
	"expected" integer NOT NULL,
	"counted" integer NOT NULL,
	"closed_at" bigint NOT NULL,
	"closed_by" uuid NOT NULL,
	CONSTRAINT "drawers_provider_id_day_payment_method_id_pk" PRIMARY KEY("provider_id","day","payment_method_id"),
	CONSTRAINT "drawers_counted" CHECK ("drawers"."counted" >= 0)
);
--> statement-breakpoint
ALTER TABLE "provider_orders" DROP CONSTRAINT "provider_orders_refunded";--> statement-breakpoint
ALTER TABLE "provider_orders" DROP CONSTRAINT "provider_orders_credit_note_file_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "provider_orders_given_back";--> statement-breakpoint
DROP INDEX "provider_orders_credit_note_file";--> statement-breakpoint
DROP INDEX "provider_orders_credit_note";--> statement-breakpoint
ALTER TABLE "order_tests" ADD COLUMN "credit_note_id" uuid;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "booked_at" bigint;--> statement-breakpoint
ALTER TABLE "provider_orders" ALTER COLUMN "counted_at" SET EXPRESSION AS (coalesce("booked_at", "completed_at", "closed_at", "accepted_at", "created_at"));--> statement-breakpoint
UPDATE "provider_orders" SET "refunded" = "payable" WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "credit_notes" ("id", "order_id", "provider_id", "no", "amount", "words", "at", "counted_at", "file_id")
SELECT gen_random_uuid(), "id", "provider_id", coalesce("credit_note_no", 'C/' || "order_no"), "payable", coalesce("reason_words", ''), "refunded_at", "refunded_at", "credit_note_file_id"
FROM "provider_orders" WHERE "refunded_at" IS NOT NULL AND "payable" > 0;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawers" ADD CONSTRAINT "drawers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawers" ADD CONSTRAINT "drawers_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_no" ON "credit_notes" USING btree ("provider_id","no");--> statement-breakpoint
CREATE INDEX "credit_notes_counted" ON "credit_notes" USING btree ("provider_id","counted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "credit_notes_of_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_notes_file" ON "credit_notes" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "order_tests" ADD CONSTRAINT "order_tests_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" DROP COLUMN "credit_note_no";--> statement-breakpoint
ALTER TABLE "provider_orders" DROP COLUMN "credit_note_file_id";--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_refunded" CHECK (("provider_orders"."payment_status" = 'REFUNDED') = ("provider_orders"."refunded_at" is not null) and "provider_orders"."refunded" between 0 and coalesce("provider_orders"."payable", 0));