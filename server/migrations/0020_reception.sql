CREATE TABLE "queue_entries" (
	"appointment_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"day" text NOT NULL,
	"status" text NOT NULL,
	"token" integer,
	"arrived_at" bigint,
	"called_at" bigint,
	"call_no" integer,
	CONSTRAINT "queue_entries_appointment_id_clinic_id_day_pk" PRIMARY KEY("appointment_id","clinic_id","day"),
	CONSTRAINT "queue_entries_token" UNIQUE("clinic_id","day","token"),
	CONSTRAINT "queue_entries_call" UNIQUE("doctor_id","clinic_id","day","call_no"),
	CONSTRAINT "queue_entries_arrived" CHECK ("queue_entries"."status" not in ('arrived', 'waiting', 'inConsultation') or ("queue_entries"."token" is not null and "queue_entries"."arrived_at" is not null)),
	CONSTRAINT "queue_entries_called" CHECK (("queue_entries"."call_no" is null) = ("queue_entries"."called_at" is null))
);
--> statement-breakpoint
CREATE TABLE "queue_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"day" text NOT NULL,
	"step" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_rooms" (
	"doctor_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"room" text NOT NULL,
	CONSTRAINT "queue_rooms_doctor_id_clinic_id_pk" PRIMARY KEY("doctor_id","clinic_id")
);
--> statement-breakpoint
CREATE TABLE "queue_tokens" (
	"clinic_id" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "queue_tokens_clinic_id_day_pk" PRIMARY KEY("clinic_id","day"),
	CONSTRAINT "queue_tokens_last" CHECK ("queue_tokens"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "queues" (
	"doctor_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"day" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "queues_doctor_id_clinic_id_day_pk" PRIMARY KEY("doctor_id","clinic_id","day")
);
--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_events" ADD CONSTRAINT "queue_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_events" ADD CONSTRAINT "queue_events_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_events" ADD CONSTRAINT "queue_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_rooms" ADD CONSTRAINT "queue_rooms_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_rooms" ADD CONSTRAINT "queue_rooms_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_tokens" ADD CONSTRAINT "queue_tokens_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queues" ADD CONSTRAINT "queues_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queues" ADD CONSTRAINT "queues_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_events_of_entry" ON "queue_events" USING btree ("appointment_id","day","id");