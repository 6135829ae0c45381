CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"slot_no" smallint NOT NULL,
	"doctor_id" text NOT NULL,
	"consultation" text NOT NULL,
	"clinic_id" text,
	"member_id" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"status" text NOT NULL,
	"payment_method_id" smallint NOT NULL,
	"payment_status" text NOT NULL,
	"consultation_fee" integer NOT NULL,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"final_amount" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"hold_expires_at" bigint,
	CONSTRAINT "appointments_amount" CHECK ("appointments"."final_amount" = "appointments"."consultation_fee" - "appointments"."discount_amount"),
	CONSTRAINT "appointments_time" CHECK ("appointments"."starts_at" < "appointments"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "availability_patterns" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"consultation" text NOT NULL,
	"clinic_id" text,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"total_slots" smallint NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	"fee" integer NOT NULL,
	"days_ahead" smallint DEFAULT 45 NOT NULL,
	CONSTRAINT "availability_patterns_weekday" CHECK ("availability_patterns"."weekday" between 1 and 7),
	CONSTRAINT "availability_patterns_start" CHECK ("availability_patterns"."start_minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"consultation" text NOT NULL,
	"clinic_id" text,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"total_slots" smallint NOT NULL,
	"slot_seconds" integer NOT NULL,
	"buffer_seconds" integer DEFAULT 0 NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "schedules_clinic" CHECK (("schedules"."consultation" = 'inClinic') = ("schedules"."clinic_id" is not null)),
	CONSTRAINT "schedules_slots" CHECK ("schedules"."total_slots" > 0 and "schedules"."slot_seconds" > 0 and "schedules"."buffer_seconds" >= 0),
	CONSTRAINT "schedules_fee" CHECK ("schedules"."fee" > 0),
	CONSTRAINT "schedules_length" CHECK ("schedules"."starts_at" + "schedules"."total_slots"::bigint * ("schedules"."slot_seconds" + "schedules"."buffer_seconds") - "schedules"."buffer_seconds" <= "schedules"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "clinics" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"area" text NOT NULL,
	"city" text NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"photo_url" text
);
--> statement-breakpoint
CREATE TABLE "doctor_clinics" (
	"doctor_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"fee" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "doctor_clinics_doctor_id_clinic_id_pk" PRIMARY KEY("doctor_id","clinic_id"),
	CONSTRAINT "doctor_clinics_fee_positive" CHECK ("doctor_clinics"."fee" > 0)
);
--> statement-breakpoint
CREATE TABLE "doctor_places" (
	"doctor_id" text NOT NULL,
	"clinic_id" text,
	"place" "point",
	"speciality_id" text NOT NULL,
	"practising_since" smallint NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"speciality_id" text NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"practising_since" smallint NOT NULL,
	"registration_number" text NOT NULL,
	"registration_council" text NOT NULL,
	"about" text NOT NULL,
	"photo_url" text NOT NULL,
	"cover_url" text NOT NULL,
	"video_fee" integer,
	"clinic_fee" integer,
	"least_fee" integer GENERATED ALWAYS AS (least(video_fee, clinic_fee)) STORED,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"qualifications" text[] DEFAULT '{}' NOT NULL,
	"expertise" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"profile_tags" text[] DEFAULT '{}' NOT NULL,
	"city" text NOT NULL,
	"is_verified" boolean DEFAULT true NOT NULL,
	"contact_support" boolean DEFAULT false NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "doctors_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "doctors_fees_positive" CHECK ("doctors"."video_fee" > 0 and "doctors"."clinic_fee" > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"name" text NOT NULL,
	"stars" smallint NOT NULL,
	"message" text NOT NULL,
	"doctor_reply" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "specialities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "specialities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "video_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"heading" text NOT NULL,
	"video_link" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_scope_endpoint_key_pk" PRIMARY KEY("scope","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sent_to" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"name" text,
	"age" smallint,
	"gender" text,
	"is_default" boolean NOT NULL,
	"country_code" text,
	"phone_number" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "members_age" CHECK ("members"."age" between 0 and 123)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"reference" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	"nonce" text,
	CONSTRAINT "payment_attempts_nonce_unique" UNIQUE("nonce")
);
--> statement-breakpoint
CREATE TABLE "payment_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_numbers" (
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"day" date NOT NULL,
	"sent_today" integer NOT NULL,
	"last_sent_at" bigint NOT NULL,
	CONSTRAINT "otp_numbers_phone" UNIQUE("country_code","phone_number")
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"consumed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"role" text NOT NULL,
	"device_id" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"role" text,
	"module" text NOT NULL,
	"feature" text NOT NULL,
	"access" integer NOT NULL,
	CONSTRAINT "user_permissions_user" UNIQUE("user_id","module","feature"),
	CONSTRAINT "user_permissions_role" UNIQUE("role","module","feature")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"name" text,
	"profile_photo" text,
	"doctor_id" text,
	"clinic_id" text,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"is_clinic_patient" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_phone" UNIQUE("country_code","phone_number")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_patterns" ADD CONSTRAINT "availability_patterns_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_patterns" ADD CONSTRAINT "availability_patterns_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_clinics" ADD CONSTRAINT "doctor_clinics_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_clinics" ADD CONSTRAINT "doctor_clinics_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_places" ADD CONSTRAINT "doctor_places_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_places" ADD CONSTRAINT "doctor_places_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_reviews" ADD CONSTRAINT "video_reviews_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_booking_id_appointments_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_slot_once" ON "appointments" USING btree ("schedule_id","slot_no") WHERE "appointments"."status" not in ('cancelled', 'rejected');--> statement-breakpoint
CREATE INDEX "appointments_of_patient" ON "appointments" USING btree ("patient_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_held" ON "appointments" USING btree ("hold_expires_at") WHERE "appointments"."hold_expires_at" is not null and "appointments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "availability_patterns_of_doctor" ON "availability_patterns" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "schedules_of_doctor" ON "schedules" USING btree ("doctor_id","consultation","starts_at");--> statement-breakpoint
CREATE INDEX "doctor_places_nearest" ON "doctor_places" USING gist ("place");--> statement-breakpoint
CREATE INDEX "doctor_places_of_doctor" ON "doctor_places" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "doctor_places_by_speciality" ON "doctor_places" USING btree ("speciality_id");--> statement-breakpoint
CREATE INDEX "doctor_places_by_language" ON "doctor_places" USING gin ("languages") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "doctor_places_by_search_text" ON "doctor_places" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "doctors_registration_once" ON "doctors" USING btree ("registration_council","registration_number");--> statement-breakpoint
CREATE INDEX "doctors_by_search_text" ON "doctors" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "doctors_by_experience" ON "doctors" USING btree ("practising_since","id");--> statement-breakpoint
CREATE INDEX "doctors_by_fee" ON "doctors" USING btree ("least_fee","id");--> statement-breakpoint
CREATE INDEX "doctors_by_speciality" ON "doctors" USING btree ("speciality_id");--> statement-breakpoint
CREATE INDEX "reviews_of_doctor" ON "reviews" USING btree ("doctor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_reviews_of_doctor" ON "video_reviews" USING btree ("doctor_id","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_position" ON "outbox_messages" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_default" ON "members" USING btree ("patient_id") WHERE "members"."is_default";--> statement-breakpoint
CREATE INDEX "members_of_patient" ON "members" USING btree ("patient_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("booking_id") WHERE "payment_attempts"."status" = 'created';--> statement-breakpoint
CREATE INDEX "otps_number" ON "otps" USING btree ("country_code","phone_number");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");