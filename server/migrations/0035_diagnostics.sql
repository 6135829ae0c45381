CREATE TABLE "diagnostic_cart_tests" (
	"patient_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"test_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "diagnostic_cart_tests_patient_id_test_id_pk" PRIMARY KEY("patient_id","test_id")
);
--> statement-breakpoint
CREATE TABLE "diagnostic_carts" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text,
	"day" bigint,
	"revision" integer NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "diagnostic_carts_centre" UNIQUE("patient_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "diagnostic_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"price" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"fast_hours" smallint DEFAULT 0 NOT NULL,
	"needs_food" boolean DEFAULT false NOT NULL,
	"asks" text[] DEFAULT '{}' NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "diagnostic_tests_of_centre" UNIQUE("provider_id","id"),
	CONSTRAINT "diagnostic_tests_price" CHECK ("diagnostic_tests"."price" > 0),
	CONSTRAINT "diagnostic_tests_fast" CHECK ("diagnostic_tests"."fast_hours" between 0 and 24)
);
--> statement-breakpoint
CREATE TABLE "test_answers" (
	"order_id" uuid NOT NULL,
	"question" text NOT NULL,
	"is_yes" boolean NOT NULL,
	CONSTRAINT "test_answers_order_id_question_pk" PRIMARY KEY("order_id","question")
);
--> statement-breakpoint
ALTER TABLE "diagnostic_cart_tests" ADD CONSTRAINT "diagnostic_cart_tests_cart" FOREIGN KEY ("patient_id","provider_id") REFERENCES "public"."diagnostic_carts"("patient_id","provider_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_cart_tests" ADD CONSTRAINT "diagnostic_cart_tests_test" FOREIGN KEY ("provider_id","test_id") REFERENCES "public"."diagnostic_tests"("provider_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_carts" ADD CONSTRAINT "diagnostic_carts_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_carts" ADD CONSTRAINT "diagnostic_carts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_tests" ADD CONSTRAINT "diagnostic_tests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE cascade ON UPDATE no action;