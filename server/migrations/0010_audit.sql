CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"is_write" boolean NOT NULL,
	"patient_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_patient" ON "audit_entries" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","at");