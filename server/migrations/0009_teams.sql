CREATE TABLE "doctor_hospitals" (
	"doctor_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "doctor_hospitals_doctor_id_hospital_id_pk" PRIMARY KEY("doctor_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "hospital_staff" (
	"hospital_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"photo_url" text,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "hospital_staff_hospital_id_user_id_pk" PRIMARY KEY("hospital_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"city" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_staff" ADD CONSTRAINT "hospital_staff_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hospital_staff_in_order" ON "hospital_staff" USING btree ("hospital_id","position");