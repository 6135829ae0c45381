CREATE TABLE "known_patients" (
	"staff_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "known_patients_staff_id_patient_id_pk" PRIMARY KEY("staff_id","patient_id")
);
--> statement-breakpoint
ALTER TABLE "known_patients" ADD CONSTRAINT "known_patients_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_patients" ADD CONSTRAINT "known_patients_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_patients_at" ON "known_patients" USING btree ("at");