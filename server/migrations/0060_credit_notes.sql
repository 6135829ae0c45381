ALTER TABLE "invoice_counters" ADD COLUMN "series" text DEFAULT 'B' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_counters" DROP CONSTRAINT "invoice_counters_provider_id_year_pk";--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_provider_id_year_series_pk" PRIMARY KEY("provider_id","year","series");--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "credit_note_no" text;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "credit_note_file_id" uuid;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_credit_note_file_id_files_id_fk" FOREIGN KEY ("credit_note_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_orders_credit_note_file" ON "provider_orders" USING btree ("credit_note_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_orders_credit_note" ON "provider_orders" USING btree ("provider_id","credit_note_no");