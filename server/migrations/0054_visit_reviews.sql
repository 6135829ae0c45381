ALTER TABLE "reviews" ADD COLUMN "booking_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_booking" ON "reviews" USING btree ("booking_id");