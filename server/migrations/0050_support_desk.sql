ALTER TABLE "conversations" ADD COLUMN "off_reason" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "off_note" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waiting_since" bigint;--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since","id") WHERE "conversations"."kind" = 'support' and "conversations"."status" = 'active' and "conversations"."agent_id" is null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_off" CHECK ("conversations"."status" = 'disabled' or coalesce("conversations"."off_reason", "conversations"."off_note") is null);