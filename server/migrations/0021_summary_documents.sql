ALTER TABLE "discharge_summaries" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "discharge_summaries" ADD CONSTRAINT "discharge_summaries_document_id_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;