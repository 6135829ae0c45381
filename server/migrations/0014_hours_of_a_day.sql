ALTER TABLE "schedules" DROP CONSTRAINT "schedules_length";--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "break_starts_at" bigint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "break_ends_at" bigint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "slots_before_break" smallint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "reserved_slots" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "reserved_from" text DEFAULT 'start' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "shown_slots" smallint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "blocked_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "removed_at" bigint;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_break" CHECK (num_nulls("schedules"."break_starts_at", "schedules"."break_ends_at", "schedules"."slots_before_break") in (0, 3)
        and ("schedules"."break_starts_at" is null or ("schedules"."consultation" = 'inClinic'
          and "schedules"."starts_at" < "schedules"."break_starts_at" and "schedules"."break_starts_at" < "schedules"."break_ends_at"
          and "schedules"."break_ends_at" < "schedules"."ends_at"
          and "schedules"."slots_before_break" > 0 and "schedules"."slots_before_break" < "schedules"."total_slots")));--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_reserved" CHECK ("schedules"."reserved_slots" between 0 and "schedules"."total_slots");--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_shown" CHECK ("schedules"."shown_slots" > 0);--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_blocked" CHECK ("schedules"."blocked_roles" <@ array['PATIENT', 'DOCTOR', 'PHARMACY', 'ADMIN']);--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_length" CHECK ("schedules"."starts_at" + coalesce("schedules"."slots_before_break", "schedules"."total_slots")::bigint * ("schedules"."slot_seconds" + "schedules"."buffer_seconds") - "schedules"."buffer_seconds" <= coalesce("schedules"."break_starts_at", "schedules"."ends_at")
        and coalesce("schedules"."break_ends_at" + ("schedules"."total_slots" - "schedules"."slots_before_break")::bigint * ("schedules"."slot_seconds" + "schedules"."buffer_seconds") - "schedules"."buffer_seconds" <= "schedules"."ends_at", true));--> statement-breakpoint
-- A doctor is in one place at a time; in the break of a day in a clinic there may be other hours.
ALTER TABLE "schedules" DROP CONSTRAINT "schedules_no_overlap";--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_no_overlap"
  EXCLUDE USING gist ("doctor_id" WITH =, int8multirange(
    int8range("starts_at", coalesce("break_starts_at", "ends_at")),
    int8range(coalesce("break_ends_at", "ends_at"), "ends_at")
  ) WITH &&) WHERE ("removed_at" IS NULL);
