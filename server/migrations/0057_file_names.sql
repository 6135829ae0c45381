CREATE TABLE "record_pages" (
	"record_id" uuid NOT NULL,
	"page" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "record_pages_record_id_page_pk" PRIMARY KEY("record_id","page")
);
--> statement-breakpoint
ALTER TABLE "discharge_summaries" DROP CONSTRAINT "discharge_summaries_document_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_photo_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_orders" DROP CONSTRAINT "provider_orders_invoice_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "prescription_pdfs" DROP CONSTRAINT "prescription_pdfs_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "content_of" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "content_id" uuid GENERATED ALWAYS AS (coalesce("files"."content_of", "files"."id")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "record_pages" ADD CONSTRAINT "record_pages_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_pages" ADD CONSTRAINT "record_pages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_pages_file" ON "record_pages" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "discharge_summaries" ADD CONSTRAINT "discharge_summaries_document_id_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_invoice_file_id_files_id_fk" FOREIGN KEY ("invoice_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_pdfs" ADD CONSTRAINT "prescription_pdfs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_file" ON "messages" USING btree ("file_id") WHERE "messages"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "files_of_content" ON "files" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "discharge_summaries_document" ON "discharge_summaries" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "provider_orders_invoice_file" ON "provider_orders" USING btree ("invoice_file_id");--> statement-breakpoint
CREATE INDEX "prescription_pdfs_file" ON "prescription_pdfs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "prescription_scans_file" ON "prescription_scans" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "medical_records_file" ON "medical_records" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "enquiry_files_file" ON "enquiry_files" USING btree ("file_id");--> statement-breakpoint
-- The columns whose rows name a file, as the foreign keys of the database say: a new one counts with its key.
CREATE FUNCTION "file_names"("file" uuid) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
DECLARE
  "naming" record;
  "is_named" boolean;
BEGIN
  FOR "naming" IN
    SELECT "conrelid"::regclass::text AS "in_table", "attname" AS "in_column"
    FROM "pg_constraint" JOIN "pg_attribute" ON "attrelid" = "conrelid" AND "attnum" = ANY ("conkey")
    WHERE "contype" = 'f' AND "confrelid" = 'files'::regclass
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %I = $1)', "naming"."in_table", "naming"."in_column")
      INTO "is_named" USING "file";
    IF "is_named" THEN
      RETURN NEXT "naming"."in_table" || '.' || "naming"."in_column";
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Pages whose document is not made yet stood in its job alone.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    EXECUTE $pages$
      INSERT INTO "record_pages" ("record_id", "page", "file_id")
      SELECT "medical_records"."id", "pages"."page", "files"."id"
      FROM graphile_worker._private_jobs AS "jobs"
      JOIN graphile_worker._private_tasks AS "tasks" ON "tasks"."id" = "jobs"."task_id"
      CROSS JOIN json_array_elements_text("jobs"."payload"->'input'->'fileIds') WITH ORDINALITY AS "pages"("file", "page")
      JOIN "medical_records" ON "medical_records"."id"::text = "jobs"."payload"->'input'->>'recordId'
      JOIN "files" ON "files"."id"::text = "pages"."file"
      WHERE "tasks"."identifier" = 'make a document of photographed pages' AND "medical_records"."file_id" IS NULL
      ON CONFLICT DO NOTHING
    $pages$;
  END IF;
END $$;
