ALTER TABLE "order_bill_lines" ADD COLUMN "fills" smallint;--> statement-breakpoint
ALTER TABLE "order_bill_lines" ADD COLUMN "schedule" text;