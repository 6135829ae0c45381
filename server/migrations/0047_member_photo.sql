ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_of_photo" ON "members" USING btree ("photo_id") WHERE "members"."photo_id" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('chat', 'photo', 'prescription', 'report', 'support'));