CREATE SEQUENCE "public"."patient_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "country_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "phone_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "patient_no" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_patient_no" UNIQUE("patient_no");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_found" CHECK (("users"."country_code" is null) = ("users"."phone_number" is null)
        and ("users"."phone_number" is not null or ("users"."patient_no" is not null and "users"."role" = 'PATIENT')));--> statement-breakpoint
-- What a restored copy counts on from.
ALTER SEQUENCE "public"."patient_numbers" OWNED BY "public"."users"."patient_no";
