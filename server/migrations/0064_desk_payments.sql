CREATE TABLE "desk_payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"payment_method_id" smallint NOT NULL,
	"by_user_id" uuid NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
DROP TABLE "queue_tokens" CASCADE;--> statement-breakpoint
ALTER TABLE "queue_entries" DROP CONSTRAINT "queue_entries_token";--> statement-breakpoint
ALTER TABLE "queue_entries" DROP CONSTRAINT "queue_entries_arrived";--> statement-breakpoint
ALTER TABLE "queue_events" ADD COLUMN "is_undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "queue_events" SET "is_undone" = true WHERE "id" IN (
	SELECT (SELECT max(done."id") FROM "queue_events" done
		WHERE done."appointment_id" = undo."appointment_id" AND done."clinic_id" = undo."clinic_id" AND done."day" = undo."day" AND done."id" < undo."id")
	FROM "queue_events" undo WHERE undo."step" = 'undo'
);--> statement-breakpoint
ALTER TABLE "desk_payments" ADD CONSTRAINT "desk_payments_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payments" ADD CONSTRAINT "desk_payments_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_payments_of_appointment" ON "desk_payments" USING btree ("appointment_id","id");--> statement-breakpoint
ALTER TABLE "queue_entries" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_arrived" CHECK ("queue_entries"."status" not in ('arrived', 'waiting', 'inConsultation') or "queue_entries"."arrived_at" is not null);