ALTER TABLE "members" ADD COLUMN "age_given_at" bigint DEFAULT extract(epoch from now())::bigint NOT NULL;--> statement-breakpoint
UPDATE "members" SET "age_given_at" = "created_at";
