CREATE TABLE "h1_register" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"at" bigint NOT NULL,
	"patient_name" text NOT NULL,
	"prescriber" text NOT NULL,
	"medicine" text NOT NULL,
	"quantity" integer,
	"unit" text,
	"batch" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_bill_lines" (
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"hsn" text NOT NULL,
	"gst" smallint,
	"batch" text NOT NULL,
	"expiry" text NOT NULL,
	"maker" text NOT NULL,
	"is_h1" boolean NOT NULL,
	CONSTRAINT "order_bill_lines_order_id_line_pk" PRIMARY KEY("order_id","line"),
	CONSTRAINT "order_bill_lines_amount" CHECK ("order_bill_lines"."quantity" > 0 and "order_bill_lines"."price" > 0),
	CONSTRAINT "order_bill_lines_gst" CHECK ("order_bill_lines"."gst" in (0, 5, 12, 18, 28))
);
--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "prescriber" text;--> statement-breakpoint
ALTER TABLE "sales_exports" ADD COLUMN "document" text DEFAULT 'sales' NOT NULL;--> statement-breakpoint
ALTER TABLE "h1_register" ADD CONSTRAINT "h1_register_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "h1_register" ADD CONSTRAINT "h1_register_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bill_lines" ADD CONSTRAINT "order_bill_lines_order_id_provider_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."provider_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "h1_register_once" ON "h1_register" USING btree ("order_id","line");--> statement-breakpoint
CREATE INDEX "h1_register_of_provider" ON "h1_register" USING btree ("provider_id","at","id");--> statement-breakpoint
-- The register of Schedule H1 is added to and never changed.
CREATE FUNCTION "h1_register_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the register of Schedule H1 never changes' USING ERRCODE = '23514', CONSTRAINT = 'h1_register_stay', TABLE = 'h1_register';
END $$;--> statement-breakpoint
CREATE TRIGGER "h1_register_stay" BEFORE UPDATE OR DELETE ON "h1_register"
  FOR EACH ROW EXECUTE FUNCTION "h1_register_stay"();
