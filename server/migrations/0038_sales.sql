CREATE TABLE "sales_exports" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales_exports" ADD CONSTRAINT "sales_exports_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_exports" ADD CONSTRAINT "sales_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_exports_expiry" ON "sales_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_orders_given_back" ON "provider_orders" USING btree ("provider_id","refunded_at" DESC NULLS LAST,"id") WHERE "provider_orders"."refunded_at" is not null;