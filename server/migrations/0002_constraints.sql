-- A doctor is in one place at a time.
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_no_overlap"
  EXCLUDE USING gist ("doctor_id" WITH =, int8range("starts_at", "ends_at") WITH &&);--> statement-breakpoint
-- So is a member; whoever cancelled or was rejected is free again.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_one_at_a_time"
  EXCLUDE USING gist ("member_id" WITH =, int8range("starts_at", "ends_at") WITH &&)
  WHERE ("status" NOT IN ('cancelled', 'rejected'));
