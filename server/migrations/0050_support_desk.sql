CREATE TABLE "quiet_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"from_hour" smallint NOT NULL,
	"until_hour" smallint NOT NULL,
	CONSTRAINT "quiet_hours_of_a_day" CHECK ("quiet_hours"."from_hour" between 0 and 23 and "quiet_hours"."until_hour" between 0 and 23 and "quiet_hours"."from_hour" <> "quiet_hours"."until_hour")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "off_reason" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "off_note" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waiting_since" bigint;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since","id") WHERE "conversations"."kind" = 'support' and "conversations"."status" = 'active' and "conversations"."agent_id" is null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_off" CHECK ("conversations"."status" = 'disabled' or coalesce("conversations"."off_reason", "conversations"."off_note") is null);