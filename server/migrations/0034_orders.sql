CREATE TABLE "patient_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" bigint NOT NULL,
	"replaced_at" bigint,
	CONSTRAINT "patient_addresses_pincode" CHECK ("patient_addresses"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "line_stock" (
	"prescription_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"prescribed" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "line_stock_prescription_id_line_pk" PRIMARY KEY("prescription_id","line"),
	CONSTRAINT "line_stock_taken" CHECK ("line_stock"."taken" between 0 and "line_stock"."prescribed")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"user_id" uuid,
	"role" text NOT NULL,
	"name" text,
	"action" text NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"medicine_id" text,
	"name" text NOT NULL,
	"prescribed" integer,
	"asked" integer,
	"offered" integer,
	"unit" text,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line"),
	CONSTRAINT "order_lines_asked" CHECK ("order_lines"."asked" between 0 and "order_lines"."prescribed"),
	CONSTRAINT "order_lines_offered" CHECK ("order_lines"."offered" between 0 and "order_lines"."asked")
);
--> statement-breakpoint
CREATE TABLE "order_reports" (
	"order_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"attached_at" bigint NOT NULL,
	"retracted_at" bigint,
	"reason" text,
	CONSTRAINT "order_reports_record_id_pk" PRIMARY KEY("record_id"),
	CONSTRAINT "order_reports_retracted" CHECK (("order_reports"."retracted_at" is null) = ("order_reports"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "order_tests" (
	"order_id" uuid NOT NULL,
	"test_id" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "order_tests_order_id_test_id_pk" PRIMARY KEY("order_id","test_id"),
	CONSTRAINT "order_tests_price" CHECK ("order_tests"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" bigserial NOT NULL,
	"kind" text NOT NULL,
	"stage" text NOT NULL,
	"status" text GENERATED ALWAYS AS (case "provider_orders"."stage" when 'requested' then 'pending' when 'accepted' then 'confirmed' when 'asking' then 'confirmed' when 'ready' then 'confirmed' when 'sent' then 'confirmed' when 'sampled' then 'confirmed' when 'completed' then 'completed' when 'uploaded' then 'uploaded' when 'rejected' then 'rejected' when 'cancelled' then 'cancelled' end) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"patient_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"age" smallint NOT NULL,
	"gender" text NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"way" text,
	"address_id" uuid,
	"record_id" uuid,
	"test_day" bigint,
	"test_set" text,
	"total" integer,
	"discount" integer,
	"payable" integer,
	"payment_status" text DEFAULT 'UNPAID' NOT NULL,
	"payment_method_id" smallint,
	"delivery_partner" text,
	"tracking_id" text,
	"reason" text,
	"reason_words" text,
	"offer_words" text,
	"invoice_no" text,
	"created_at" bigint NOT NULL,
	"stage_at" bigint NOT NULL,
	"accepted_at" bigint,
	"completed_at" bigint,
	"closed_at" bigint,
	"refunded_at" bigint,
	"answer_by" bigint,
	"lapses_at" bigint,
	"counted_at" bigint GENERATED ALWAYS AS (coalesce("provider_orders"."completed_at", "provider_orders"."closed_at", "provider_orders"."accepted_at", "provider_orders"."created_at")) STORED NOT NULL,
	CONSTRAINT "provider_orders_stage" CHECK (("provider_orders"."kind" = 'medicine' and "provider_orders"."stage" in ('requested', 'accepted', 'asking', 'ready', 'sent', 'completed', 'rejected', 'cancelled')) or ("provider_orders"."kind" = 'test' and "provider_orders"."stage" in ('requested', 'accepted', 'sampled', 'completed', 'uploaded', 'rejected', 'cancelled'))),
	CONSTRAINT "provider_orders_kind" CHECK (case "provider_orders"."kind" when 'medicine' then "provider_orders"."way" is not null and "provider_orders"."record_id" is not null and "provider_orders"."test_day" is null and "provider_orders"."test_set" is null and ("provider_orders"."way" = 'HOME_DELIVERY') = ("provider_orders"."address_id" is not null) else "provider_orders"."way" is null and "provider_orders"."address_id" is null and "provider_orders"."test_day" is not null and "provider_orders"."test_set" is not null and "provider_orders"."total" is not null end),
	CONSTRAINT "provider_orders_bill" CHECK (("provider_orders"."payable" is null) = ("provider_orders"."total" is null) and "provider_orders"."total" >= 0 and "provider_orders"."discount" >= 0 and "provider_orders"."payable" = greatest(0, "provider_orders"."total" - coalesce("provider_orders"."discount", 0))),
	CONSTRAINT "provider_orders_completed" CHECK ("provider_orders"."stage" not in ('completed', 'uploaded') or ("provider_orders"."payable" is not null and "provider_orders"."payment_method_id" is not null and "provider_orders"."completed_at" is not null)),
	CONSTRAINT "provider_orders_paid" CHECK (("provider_orders"."payment_status" = 'UNPAID') = ("provider_orders"."completed_at" is null)),
	CONSTRAINT "provider_orders_refunded" CHECK (("provider_orders"."payment_status" = 'REFUNDED') = ("provider_orders"."refunded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_hours" (
	"provider_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" smallint NOT NULL,
	"closes" smallint NOT NULL,
	CONSTRAINT "provider_hours_provider_id_weekday_pk" PRIMARY KEY("provider_id","weekday"),
	CONSTRAINT "provider_hours_weekday" CHECK ("provider_hours"."weekday" between 1 and 7),
	CONSTRAINT "provider_hours_range" CHECK ("provider_hours"."opens" >= 0 and "provider_hours"."opens" < 1440 and "provider_hours"."closes" > "provider_hours"."opens" and "provider_hours"."closes" <= "provider_hours"."opens" + 1440)
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"photo" text,
	"offers_delivery" boolean NOT NULL,
	"offers_pickup" boolean NOT NULL,
	"delivery_km" double precision,
	"delivery_pincodes" text[] DEFAULT '{}' NOT NULL,
	"paused_until" bigint,
	"licence" text NOT NULL,
	"gstin" text,
	"pharmacist_name" text,
	"pharmacist_registration" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "providers_phone" CHECK ("providers"."phone_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "providers_pincode" CHECK ("providers"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "providers_gstin" CHECK ("providers"."gstin" ~ '^[0-9A-Z]{15}$'),
	CONSTRAINT "providers_ways" CHECK (("providers"."kind" = 'pharmacy') = ("providers"."offers_delivery" or "providers"."offers_pickup")),
	CONSTRAINT "providers_delivery" CHECK (not "providers"."offers_delivery" or "providers"."delivery_km" > 0 or cardinality("providers"."delivery_pincodes") > 0),
	CONSTRAINT "providers_pharmacist" CHECK ("providers"."kind" <> 'pharmacy' or ("providers"."pharmacist_name" is not null and "providers"."pharmacist_registration" is not null))
);
--> statement-breakpoint
CREATE TABLE "medical_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"health_category_id" text,
	"document_date" text NOT NULL,
	"source" text NOT NULL,
	"booking_id" text,
	"prescription_id" uuid,
	"summary_of" text,
	"order_id" uuid,
	"doctor_name" text,
	"file_id" uuid,
	"pages" smallint,
	"uploaded_by" uuid NOT NULL,
	"held_for" text,
	"created_at" bigint NOT NULL,
	"removed_at" bigint,
	CONSTRAINT "medical_records_date" CHECK ("medical_records"."document_date" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "medical_records_report" CHECK ("medical_records"."source" <> 'report' or "medical_records"."order_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "patient_addresses" ADD CONSTRAINT "patient_addresses_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tests" ADD CONSTRAINT "order_tests_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_address_id_patient_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."patient_addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_hours" ADD CONSTRAINT "provider_hours_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "patient_addresses_one_current" ON "patient_addresses" USING btree ("patient_id") WHERE "patient_addresses"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_reports_of_order" ON "order_reports" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_orders_no" ON "provider_orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "provider_orders_counted" ON "provider_orders" USING btree ("provider_id","counted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "provider_orders_asked" ON "provider_orders" USING btree ("provider_id","answer_by","id") WHERE "provider_orders"."stage" = 'requested';--> statement-breakpoint
CREATE INDEX "provider_orders_board" ON "provider_orders" USING btree ("provider_id","stage","stage_at","id") WHERE "provider_orders"."stage" in ('requested', 'accepted', 'asking', 'ready', 'sent', 'sampled');--> statement-breakpoint
CREATE INDEX "provider_orders_of_patient" ON "provider_orders" USING btree ("patient_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "provider_orders_lapse" ON "provider_orders" USING btree ("lapses_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_orders_record_once" ON "provider_orders" USING btree ("record_id","provider_id") WHERE "provider_orders"."stage" in ('requested', 'accepted', 'asking', 'ready', 'sent', 'sampled');--> statement-breakpoint
CREATE UNIQUE INDEX "provider_orders_tests_once" ON "provider_orders" USING btree ("member_id","provider_id","test_day","test_set") WHERE "provider_orders"."stage" in ('requested', 'accepted', 'asking', 'ready', 'sent', 'sampled');--> statement-breakpoint
CREATE UNIQUE INDEX "provider_orders_invoice" ON "provider_orders" USING btree ("provider_id","invoice_no");--> statement-breakpoint
CREATE INDEX "providers_near" ON "providers" USING btree ("kind","latitude","longitude");--> statement-breakpoint
CREATE INDEX "medical_records_of_patient" ON "medical_records" USING btree ("patient_id","document_date" DESC NULLS LAST,"id") WHERE "medical_records"."removed_at" is null and "medical_records"."held_for" is null;--> statement-breakpoint
CREATE INDEX "medical_records_of_member" ON "medical_records" USING btree ("member_id","type","document_date" DESC NULLS LAST,"id") WHERE "medical_records"."removed_at" is null and "medical_records"."held_for" is null;--> statement-breakpoint
CREATE INDEX "medical_records_of_booking" ON "medical_records" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "medical_records_prescription" ON "medical_records" USING btree ("prescription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "medical_records_summary" ON "medical_records" USING btree ("summary_of");--> statement-breakpoint
-- What happened to an order is appended and never changed.
CREATE FUNCTION "order_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what happened to an order never changes' USING ERRCODE = '23514', CONSTRAINT = 'order_events_stay', TABLE = 'order_events';
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_stay" BEFORE UPDATE OR DELETE ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION "order_events_stay"();--> statement-breakpoint
ALTER SEQUENCE "provider_orders_order_no_seq" RESTART WITH 104201;
