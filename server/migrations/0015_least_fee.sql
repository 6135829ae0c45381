ALTER TABLE "doctors" ADD COLUMN "hours_fee" integer;--> statement-breakpoint
ALTER TABLE "doctors" drop column "least_fee";--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "least_fee" integer GENERATED ALWAYS AS (least(video_fee, clinic_fee, hours_fee)) STORED;--> statement-breakpoint
CREATE INDEX "doctors_by_fee" ON "doctors" USING btree ("least_fee","id");--> statement-breakpoint
UPDATE doctors SET hours_fee = cheaper.fee
  FROM (SELECT doctor_id, min(fee) AS fee FROM schedules GROUP BY doctor_id) cheaper
  WHERE doctors.id = cheaper.doctor_id AND cheaper.fee < coalesce(doctors.least_fee, 2147483647);--> statement-breakpoint
CREATE FUNCTION lower_hours_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE doctors SET hours_fee = cheaper.fee
    FROM (SELECT doctor_id, min(fee) AS fee FROM written GROUP BY doctor_id) cheaper
    WHERE doctors.id = cheaper.doctor_id AND cheaper.fee < coalesce(doctors.least_fee, 2147483647);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER schedules_lower_fee AFTER INSERT ON schedules
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION lower_hours_fee();--> statement-breakpoint
CREATE TRIGGER schedules_lower_fee_again AFTER UPDATE ON schedules
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION lower_hours_fee();
