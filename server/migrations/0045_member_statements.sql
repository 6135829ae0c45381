CREATE TABLE "member_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"said_by" uuid NOT NULL,
	"said_at" bigint NOT NULL,
	"withdrawn_at" bigint,
	"refuted_at" bigint,
	"refuted_by" uuid
);
--> statement-breakpoint
ALTER TABLE "member_statements" ADD CONSTRAINT "member_statements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_statements" ADD CONSTRAINT "member_statements_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_statements" ADD CONSTRAINT "member_statements_refuted_by_users_id_fk" FOREIGN KEY ("refuted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_statements_once" ON "member_statements" USING btree ("member_id","kind",lower("name")) WHERE "member_statements"."withdrawn_at" is null and "member_statements"."refuted_at" is null;--> statement-breakpoint
CREATE INDEX "member_statements_of_member" ON "member_statements" USING btree ("member_id","said_at");