DROP TABLE "job_runs" CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "pushed_at";