CREATE TABLE "conversation_favourites" (
	"conversation_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "conversation_favourites_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_marks" (
	"conversation_id" text NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_marks_conversation_id_side_user_id_pk" PRIMARY KEY("conversation_id","side","user_id"),
	CONSTRAINT "conversation_marks_counts" CHECK ("conversation_marks"."unread" >= 0 and "conversation_marks"."mentions" between 0 and "conversation_marks"."unread")
);
--> statement-breakpoint
CREATE TABLE "conversation_sides" (
	"conversation_id" text NOT NULL,
	"side" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_id" uuid,
	CONSTRAINT "conversation_sides_conversation_id_side_pk" PRIMARY KEY("conversation_id","side")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"doctor_id" text,
	"member_id" text,
	"patient_id" uuid NOT NULL,
	"stay_id" text,
	"discharged_at" bigint,
	"latest_starts_at" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"agent_id" uuid,
	"resolved_at" bigint,
	"rev" bigint DEFAULT 1 NOT NULL,
	"updated_at" bigint NOT NULL,
	"team_updated_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("kind","doctor_id","member_id"),
	CONSTRAINT "conversations_parties" CHECK (case when "conversations"."kind" = 'support' then "conversations"."doctor_id" is null and "conversations"."member_id" is null else "conversations"."doctor_id" is not null and "conversations"."member_id" is not null end),
	CONSTRAINT "conversations_stay" CHECK (("conversations"."kind" = 'in-patient') = ("conversations"."stay_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"side" text NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid,
	"type" smallint NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"file_id" uuid,
	"card" jsonb,
	"sent_at" bigint NOT NULL,
	"taken_back_at" bigint,
	CONSTRAINT "messages_in_order" UNIQUE("conversation_id","side","seq"),
	CONSTRAINT "messages_type" CHECK ("messages"."type" between 0 and 7),
	CONSTRAINT "messages_sender" CHECK (("messages"."type" > 2) = ("messages"."sender_id" is null)),
	CONSTRAINT "messages_card" CHECK (("messages"."type" > 2) = ("messages"."card" is not null)),
	CONSTRAINT "messages_file" CHECK (("messages"."type" in (1, 2)) = ("messages"."file_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "conversation_favourites" ADD CONSTRAINT "conversation_favourites_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_favourites" ADD CONSTRAINT "conversation_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_marks" ADD CONSTRAINT "conversation_marks_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_marks" ADD CONSTRAINT "conversation_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_stay_id_admissions_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."admissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_favourites_of" ON "conversation_favourites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_marks_unread" ON "conversation_marks" USING btree ("user_id") WHERE "conversation_marks"."unread" > 0;--> statement-breakpoint
CREATE INDEX "conversations_of_patient" ON "conversations" USING btree ("patient_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "conversations_of_doctor" ON "conversations" USING btree ("doctor_id","kind","team_updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "conversations_of_support" ON "conversations" USING btree ("team_updated_at" DESC NULLS LAST,"id") WHERE "conversations"."kind" = 'support';--> statement-breakpoint
CREATE FUNCTION "messages_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."taken_back_at" IS NULL AND NEW."taken_back_at" IS NOT NULL
    AND (to_jsonb(OLD) - 'taken_back_at') = (to_jsonb(NEW) - 'taken_back_at') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a message is taken back and never changed otherwise' USING ERRCODE = '23514', CONSTRAINT = 'messages_stay', TABLE = 'messages';
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_stay" BEFORE UPDATE OR DELETE ON "messages"
  FOR EACH ROW EXECUTE FUNCTION "messages_stay"();--> statement-breakpoint
INSERT INTO "conversations" ("id", "kind", "doctor_id", "member_id", "patient_id", "latest_starts_at", "updated_at", "team_updated_at", "created_at")
  SELECT 'app_' || a."doctor_id" || '_' || a."member_id", 'appointment', a."doctor_id", a."member_id", m."patient_id",
    max(a."starts_at") FILTER (WHERE a."status" NOT IN ('cancelled', 'rejected', 'pending')), max(a."created_at"), max(a."created_at"), min(a."created_at")
  FROM "appointments" a JOIN "members" m ON m."id" = a."member_id"
  GROUP BY a."doctor_id", a."member_id", m."patient_id"
  HAVING bool_or(a."status" NOT IN ('cancelled', 'rejected', 'pending'));--> statement-breakpoint
INSERT INTO "conversations" ("id", "kind", "doctor_id", "member_id", "patient_id", "stay_id", "discharged_at", "status", "updated_at", "team_updated_at", "created_at")
  SELECT DISTINCT ON (s."doctor_id", s."member_id") 'ip_' || s."doctor_id" || '_' || s."member_id", 'in-patient', s."doctor_id", s."member_id", m."patient_id", s."id", s."discharged_at",
    CASE WHEN s."discharged_at" IS NOT NULL THEN 'discharged' WHEN s."is_chat_enabled" THEN 'active' ELSE 'disabled' END, s."created_at", s."created_at", s."created_at"
  FROM "admissions" s JOIN "members" m ON m."id" = s."member_id"
  ORDER BY s."doctor_id", s."member_id", s."admitted_at" DESC, s."id" DESC;--> statement-breakpoint
INSERT INTO "conversation_sides" ("conversation_id", "side")
  SELECT c."id", s.side FROM "conversations" c CROSS JOIN (VALUES ('patient'), ('internal')) AS s(side);
