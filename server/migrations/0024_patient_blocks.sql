CREATE TABLE "patient_blocks" (
	"doctor_id" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"blocked_by" uuid NOT NULL,
	"blocked_at" bigint NOT NULL,
	CONSTRAINT "patient_blocks_doctor_id_patient_id_pk" PRIMARY KEY("doctor_id","patient_id")
);
--> statement-breakpoint
ALTER TABLE "patient_blocks" ADD CONSTRAINT "patient_blocks_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_blocks" ADD CONSTRAINT "patient_blocks_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_blocks" ADD CONSTRAINT "patient_blocks_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;