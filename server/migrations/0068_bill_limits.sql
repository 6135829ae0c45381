ALTER TABLE "order_bill_lines" ADD COLUMN "is_soon_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "most" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "not_sold" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_most" CHECK ("order_lines"."most" > 0 and "order_lines"."days" > 0);