CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"refund_id" text,
	"refunded_at" bigint
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_reference_payment_attempts_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payment_attempts"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_unique" UNIQUE("order_id");