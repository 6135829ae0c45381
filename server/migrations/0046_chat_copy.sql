CREATE TABLE "conversation_changes" (
	"user_id" uuid NOT NULL,
	"conversation_id" text NOT NULL,
	"rev" bigserial NOT NULL,
	CONSTRAINT "conversation_changes_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "mirrors" (
	"project" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_changes" ADD CONSTRAINT "conversation_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_changes" ADD CONSTRAINT "conversation_changes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_changes_last" ON "conversation_changes" USING btree ("user_id","rev" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_taken_back" ON "messages" USING btree ("conversation_id","side","seq" DESC NULLS LAST) WHERE "messages"."taken_back_at" is not null;