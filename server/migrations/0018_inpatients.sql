CREATE TABLE "admission_events" (
	"id" text PRIMARY KEY NOT NULL,
	"admission_id" text NOT NULL,
	"action" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"bed_id" text,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "admissions" (
	"id" text PRIMARY KEY NOT NULL,
	"previous_id" text,
	"doctor_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"member_id" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"name" text NOT NULL,
	"age" smallint NOT NULL,
	"gender" text NOT NULL,
	"sponsor" text NOT NULL,
	"case_history" text NOT NULL,
	"uhid" text NOT NULL,
	"admitted_at" bigint NOT NULL,
	"discharged_at" bigint,
	"is_chat_enabled" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "admissions_readmitted_once" UNIQUE("previous_id"),
	CONSTRAINT "admissions_time" CHECK ("admissions"."discharged_at" >= "admissions"."admitted_at")
);
--> statement-breakpoint
CREATE TABLE "bed_occupancies" (
	"admission_id" text NOT NULL,
	"position" smallint NOT NULL,
	"member_id" text NOT NULL,
	"bed_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint,
	CONSTRAINT "bed_occupancies_admission_id_position_pk" PRIMARY KEY("admission_id","position"),
	CONSTRAINT "bed_occupancies_time" CHECK ("bed_occupancies"."starts_at" <= "bed_occupancies"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "discharge_summaries" (
	"admission_id" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"is_finished" boolean NOT NULL,
	"saved_at" bigint NOT NULL,
	"saved_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"phone" text,
	"position" smallint NOT NULL,
	CONSTRAINT "hospital_rooms_name" UNIQUE("hospital_id","name")
);
--> statement-breakpoint
CREATE TABLE "hospital_sponsors" (
	"hospital_id" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "hospital_sponsors_hospital_id_name_pk" PRIMARY KEY("hospital_id","name"),
	CONSTRAINT "hospital_sponsors_name" CHECK ("hospital_sponsors"."name" !~ ',')
);
--> statement-breakpoint
CREATE TABLE "room_beds" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"number" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "room_beds_number" UNIQUE("room_id","number")
);
--> statement-breakpoint
ALTER TABLE "admission_events" ADD CONSTRAINT "admission_events_admission_id_admissions_id_fk" FOREIGN KEY ("admission_id") REFERENCES "public"."admissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_events" ADD CONSTRAINT "admission_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_events" ADD CONSTRAINT "admission_events_bed_id_room_beds_id_fk" FOREIGN KEY ("bed_id") REFERENCES "public"."room_beds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_occupancies" ADD CONSTRAINT "bed_occupancies_admission_id_admissions_id_fk" FOREIGN KEY ("admission_id") REFERENCES "public"."admissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_occupancies" ADD CONSTRAINT "bed_occupancies_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_occupancies" ADD CONSTRAINT "bed_occupancies_bed_id_room_beds_id_fk" FOREIGN KEY ("bed_id") REFERENCES "public"."room_beds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharge_summaries" ADD CONSTRAINT "discharge_summaries_admission_id_admissions_id_fk" FOREIGN KEY ("admission_id") REFERENCES "public"."admissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharge_summaries" ADD CONSTRAINT "discharge_summaries_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_rooms" ADD CONSTRAINT "hospital_rooms_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_sponsors" ADD CONSTRAINT "hospital_sponsors_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_beds" ADD CONSTRAINT "room_beds_room_id_hospital_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."hospital_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admission_events_of_stay" ON "admission_events" USING btree ("admission_id","at","id");--> statement-breakpoint
CREATE INDEX "admissions_listed" ON "admissions" USING btree ("doctor_id","hospital_id",("discharged_at" is not null),"admitted_at" desc,"id");--> statement-breakpoint
CREATE INDEX "admissions_of_member" ON "admissions" USING btree ("member_id");--> statement-breakpoint
-- A bed has one person at one time.
ALTER TABLE "bed_occupancies" ADD CONSTRAINT "bed_occupancies_one_person"
  EXCLUDE USING gist ("bed_id" WITH =, int8range("starts_at", "ends_at") WITH &&);--> statement-breakpoint
-- A person is in one bed at one time.
ALTER TABLE "bed_occupancies" ADD CONSTRAINT "bed_occupancies_one_bed"
  EXCLUDE USING gist ("member_id" WITH =, int8range("starts_at", "ends_at") WITH &&);--> statement-breakpoint
-- What happened to a stay is added to and never changed.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are added, never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "admission_events_append_only" BEFORE UPDATE OR DELETE ON "admission_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
