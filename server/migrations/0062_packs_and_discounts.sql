ALTER TABLE "appointments" DROP CONSTRAINT "appointments_amount";--> statement-breakpoint
ALTER TABLE "order_bill_lines" DROP CONSTRAINT "order_bill_lines_amount";--> statement-breakpoint
ALTER TABLE "provider_orders" DROP CONSTRAINT "provider_orders_bill";--> statement-breakpoint
UPDATE "provider_orders" SET "discount" = "total" WHERE "discount" > "total";--> statement-breakpoint
ALTER TABLE "order_bill_lines" ADD COLUMN "pack_size" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_amount" CHECK ("appointments"."final_amount" = "appointments"."consultation_fee" - "appointments"."discount_amount" and "appointments"."discount_amount" between 0 and "appointments"."consultation_fee");--> statement-breakpoint
ALTER TABLE "order_bill_lines" ADD CONSTRAINT "order_bill_lines_amount" CHECK ("order_bill_lines"."quantity" > 0 and "order_bill_lines"."price" > 0 and "order_bill_lines"."pack_size" > 0);--> statement-breakpoint
ALTER TABLE "provider_orders" ADD CONSTRAINT "provider_orders_bill" CHECK (("provider_orders"."payable" is null) = ("provider_orders"."total" is null) and "provider_orders"."total" >= 0 and "provider_orders"."discount" between 0 and "provider_orders"."total" and "provider_orders"."payable" = "provider_orders"."total" - coalesce("provider_orders"."discount", 0));