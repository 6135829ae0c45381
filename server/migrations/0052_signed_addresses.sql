DROP TABLE "file_links" CASCADE;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "hash" text;