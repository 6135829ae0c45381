CREATE TABLE "favourite_lines" (
	"doctor_id" text NOT NULL,
	"alias" text NOT NULL,
	"line" jsonb NOT NULL,
	CONSTRAINT "favourite_lines_doctor_id_alias_pk" PRIMARY KEY("doctor_id","alias")
);
--> statement-breakpoint
CREATE TABLE "medicines" (
	"id" text PRIMARY KEY NOT NULL,
	"generic" text NOT NULL,
	"brand" text,
	"strength" text NOT NULL,
	"amount" double precision,
	"unit" text,
	"form" text NOT NULL,
	"dose_unit" text NOT NULL,
	"ingredients" jsonb NOT NULL,
	"schedule" text,
	"is_narcotic" boolean NOT NULL,
	"telemedicine" text,
	"clinical" jsonb,
	"is_usual" boolean NOT NULL,
	"generic_text" text GENERATED ALWAYS AS (lower(generic)) STORED,
	"brand_text" text GENERATED ALWAYS AS (lower(brand)) STORED,
	"search_text" text GENERATED ALWAYS AS (lower(generic || ' ' || coalesce(brand, '') || ' ' || strength || ' ' || form)) STORED,
	CONSTRAINT "medicines_schedule" CHECK ("medicines"."schedule" in ('H', 'H1', 'X')),
	CONSTRAINT "medicines_list" CHECK ("medicines"."telemedicine" in ('O', 'A', 'B', 'prohibited'))
);
--> statement-breakpoint
CREATE TABLE "member_facts" (
	"member_id" text PRIMARY KEY NOT NULL,
	"allergies" jsonb,
	"egfr" smallint,
	"changed_at" bigint NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescribed_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"is_usual" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED
);
--> statement-breakpoint
CREATE TABLE "prescription_attributes" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescription_drafts" (
	"doctor_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"form" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "prescription_drafts_doctor_id_booking_id_pk" PRIMARY KEY("doctor_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "prescription_pdfs" (
	"prescription_id" uuid NOT NULL,
	"language" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "prescription_pdfs_prescription_id_language_pk" PRIMARY KEY("prescription_id","language")
);
--> statement-breakpoint
CREATE TABLE "prescription_scans" (
	"prescription_id" uuid NOT NULL,
	"page" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "prescription_scans_prescription_id_page_pk" PRIMARY KEY("prescription_id","page")
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"version" smallint NOT NULL,
	"replaces_id" uuid,
	"amend_reason" text,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"doctor_id" text NOT NULL,
	"member_id" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"health_category_id" text NOT NULL,
	"dismissals" jsonb NOT NULL,
	"declares_none" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"token" text NOT NULL,
	"saved_at" bigint NOT NULL,
	"saved_by" uuid NOT NULL,
	"signed_at" bigint,
	"signed_by" uuid,
	CONSTRAINT "prescriptions_signed" CHECK (("prescriptions"."signed_at" is null) = ("prescriptions"."signed_by" is null)),
	CONSTRAINT "prescriptions_versions" CHECK (("prescriptions"."version" = 1) = ("prescriptions"."replaces_id" is null) and ("prescriptions"."version" = 1) = ("prescriptions"."amend_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "prescription_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourite_lines" ADD CONSTRAINT "favourite_lines_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_facts" ADD CONSTRAINT "member_facts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_drafts" ADD CONSTRAINT "prescription_drafts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_drafts" ADD CONSTRAINT "prescription_drafts_booking_id_appointments_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_pdfs" ADD CONSTRAINT "prescription_pdfs_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_pdfs" ADD CONSTRAINT "prescription_pdfs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_scans" ADD CONSTRAINT "prescription_scans_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_scans" ADD CONSTRAINT "prescription_scans_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_booking_id_appointments_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_replaces_id_prescriptions_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_templates" ADD CONSTRAINT "prescription_templates_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medicines_by_generic" ON "medicines" USING btree ("generic_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "medicines_by_brand" ON "medicines" USING btree ("brand_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "medicines_by_text" ON "medicines" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "prescribed_tests_by_name" ON "prescribed_tests" USING btree ("search_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "prescribed_tests_by_text" ON "prescribed_tests" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "prescription_attributes_of_type" ON "prescription_attributes" USING btree ("type");--> statement-breakpoint
CREATE INDEX "prescription_drafts_saved_at" ON "prescription_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_version_once" ON "prescriptions" USING btree ("booking_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_one_open" ON "prescriptions" USING btree ("booking_id") WHERE "prescriptions"."signed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_replaced_once" ON "prescriptions" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_token" ON "prescriptions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "prescriptions_of_member" ON "prescriptions" USING btree ("member_id","doctor_id","signed_at");--> statement-breakpoint
CREATE INDEX "prescriptions_of_patient" ON "prescriptions" USING btree ("patient_id","signed_at");--> statement-breakpoint
CREATE INDEX "prescriptions_of_doctor" ON "prescriptions" USING btree ("doctor_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_templates_name_once" ON "prescription_templates" USING btree ("doctor_id",lower("name"));--> statement-breakpoint
-- A signed prescription never changes; an amendment is another version.
CREATE FUNCTION "prescriptions_signed_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signed prescription never changes' USING ERRCODE = '23514', CONSTRAINT = 'prescriptions_signed_stay', TABLE = 'prescriptions';
END $$;--> statement-breakpoint
CREATE TRIGGER "prescriptions_signed_stay" BEFORE UPDATE OR DELETE ON "prescriptions"
  FOR EACH ROW WHEN (OLD."signed_at" IS NOT NULL) EXECUTE FUNCTION "prescriptions_signed_stay"();
