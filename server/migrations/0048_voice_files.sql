ALTER TABLE "files" DROP CONSTRAINT "files_type";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_type" CHECK ("files"."type" in ('pdf', 'png', 'jpeg', 'gif', 'm4a', 'webm'));