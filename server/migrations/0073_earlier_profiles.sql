CREATE TABLE "earlier_profiles" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"age" smallint,
	"age_given_at" bigint NOT NULL,
	"gender" text,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earlier_profiles" ADD CONSTRAINT "earlier_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_profiles_of_member" ON "earlier_profiles" USING btree ("member_id","id");