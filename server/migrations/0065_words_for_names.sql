ALTER TABLE "favourite_lines" ADD COLUMN "is_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favourite_lines" ADD COLUMN "kept_by" uuid;--> statement-breakpoint
ALTER TABLE "favourite_lines" ADD COLUMN "kept_at" bigint;--> statement-breakpoint
ALTER TABLE "favourite_lines" ADD CONSTRAINT "favourite_lines_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;