DROP TABLE "download_numbers" CASCADE;--> statement-breakpoint
DROP TABLE "otp_numbers" CASCADE;--> statement-breakpoint
DROP TABLE "payment_secrets" CASCADE;