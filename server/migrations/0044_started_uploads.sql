CREATE TABLE "started_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"collected_at" bigint,
	CONSTRAINT "started_uploads_size" CHECK ("started_uploads"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "started_uploads" ADD CONSTRAINT "started_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "started_uploads_of_owner" ON "started_uploads" USING btree ("owner_id","created_at");