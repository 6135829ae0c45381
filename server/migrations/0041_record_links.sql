CREATE TABLE "record_link_openings" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "record_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "record_links_counts" CHECK ("record_links"."tries" >= 0 and "record_links"."opened" >= 0)
);
--> statement-breakpoint
ALTER TABLE "record_link_openings" ADD CONSTRAINT "record_link_openings_link_id_record_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."record_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_link_openings_of_link" ON "record_link_openings" USING btree ("link_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_links_of_record" ON "record_links" USING btree ("record_id","created_at");