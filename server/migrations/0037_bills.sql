CREATE TABLE "invoice_counters" (
	"provider_id" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_provider_id_year_pk" PRIMARY KEY("provider_id","year"),
	CONSTRAINT "invoice_counters_last" CHECK ("invoice_counters"."last" between 1 and 999999)
);
--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "invoice_file_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_invoice_file_id_files_id_fk" FOREIGN KEY ("invoice_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;