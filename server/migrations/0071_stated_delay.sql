ALTER TABLE "schedules" ADD COLUMN "delay_minutes" smallint;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_delay" CHECK ("schedules"."delay_minutes" between 5 and 180);