CREATE TABLE "sent_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"patient_name" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" uuid,
	"status" text NOT NULL,
	"record_id" uuid,
	"sent_at" bigint NOT NULL,
	"lapses_at" bigint NOT NULL,
	"answered_at" bigint,
	CONSTRAINT "sent_reports_status" CHECK ("sent_reports"."status" in ('waiting', 'accepted', 'refused', 'lapsed')),
	CONSTRAINT "sent_reports_answered" CHECK (("sent_reports"."status" = 'waiting') = ("sent_reports"."answered_at" is null)),
	CONSTRAINT "sent_reports_accepted" CHECK (("sent_reports"."status" = 'accepted') = ("sent_reports"."record_id" is not null)),
	CONSTRAINT "sent_reports_content" CHECK (("sent_reports"."status" in ('waiting', 'accepted')) = ("sent_reports"."file_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "medical_records" DROP CONSTRAINT "medical_records_report";--> statement-breakpoint
ALTER TABLE "medical_records" ADD COLUMN "sent_report_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sent_reports_file" ON "sent_reports" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_reports_record" ON "sent_reports" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "sent_reports_of_centre" ON "sent_reports" USING btree ("provider_id","sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sent_reports_to" ON "sent_reports" USING btree ("country_code","phone_number","sent_at") WHERE "sent_reports"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "sent_reports_lapse" ON "sent_reports" USING btree ("lapses_at") WHERE "sent_reports"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "medical_records_sent_report" ON "medical_records" USING btree ("sent_report_id");--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_report" CHECK ("medical_records"."source" <> 'report' or "medical_records"."order_id" is not null or "medical_records"."sent_report_id" is not null);