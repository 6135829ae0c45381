CREATE TABLE "call_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"is_adult_present" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"at" bigint NOT NULL,
	"is_allowed" boolean,
	"answered_at" bigint,
	"token_hash" text,
	"user_id" uuid,
	"used_at" bigint,
	CONSTRAINT "call_invites_answered" CHECK (("call_invites"."is_allowed" is null) = ("call_invites"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "call_presence" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"uid" integer NOT NULL,
	"place" text,
	"entered_at" bigint,
	"seen_at" bigint,
	"left_at" bigint,
	"last_signal" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "call_presence_session_id_user_id_pk" PRIMARY KEY("session_id","user_id"),
	CONSTRAINT "call_presence_uid_positive" CHECK ("call_presence"."uid" > 0)
);
--> statement-breakpoint
CREATE TABLE "call_rings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"by_user" uuid NOT NULL,
	"to_user" uuid NOT NULL,
	"at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ringing_at" bigint,
	"outcome" text,
	"over_at" bigint,
	CONSTRAINT "call_rings_over" CHECK (("call_rings"."outcome" is null) = ("call_rings"."over_at" is null)),
	CONSTRAINT "call_rings_time" CHECK ("call_rings"."at" < "call_rings"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "call_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"ended_at" bigint,
	"ended_by" uuid,
	CONSTRAINT "call_sessions_channel_length" CHECK (octet_length("call_sessions"."channel_name") < 64),
	CONSTRAINT "call_sessions_started" CHECK ("call_sessions"."status" <> 'live' or "call_sessions"."started_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "call_signals" (
	"session_id" uuid NOT NULL,
	"to_user" uuid NOT NULL,
	"seq" integer NOT NULL,
	"from_user" uuid NOT NULL,
	"from_uid" integer NOT NULL,
	"kind" text NOT NULL,
	"generation" integer NOT NULL,
	"data" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "call_signals_session_id_to_user_seq_pk" PRIMARY KEY("session_id","to_user","seq")
);
--> statement-breakpoint
ALTER TABLE "call_consents" ADD CONSTRAINT "call_consents_booking_id_appointments_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_consents" ADD CONSTRAINT "call_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_consents" ADD CONSTRAINT "call_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_invites" ADD CONSTRAINT "call_invites_session_id_call_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."call_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_invites" ADD CONSTRAINT "call_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_invites" ADD CONSTRAINT "call_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_presence" ADD CONSTRAINT "call_presence_session_id_call_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."call_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_presence" ADD CONSTRAINT "call_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rings" ADD CONSTRAINT "call_rings_session_id_call_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."call_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rings" ADD CONSTRAINT "call_rings_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rings" ADD CONSTRAINT "call_rings_to_user_users_id_fk" FOREIGN KEY ("to_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_sessions" ADD CONSTRAINT "call_sessions_booking_id_appointments_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_sessions" ADD CONSTRAINT "call_sessions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_session_id_call_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."call_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_to_user_users_id_fk" FOREIGN KEY ("to_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_from_user_users_id_fk" FOREIGN KEY ("from_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_consents_once" ON "call_consents" USING btree ("booking_id","user_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "call_invites_number" ON "call_invites" USING btree ("session_id","country_code","phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "call_invites_token" ON "call_invites" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "call_presence_uid" ON "call_presence" USING btree ("session_id","uid");--> statement-breakpoint
CREATE INDEX "call_presence_of_user" ON "call_presence" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_rings_one_live" ON "call_rings" USING btree ("session_id") WHERE "call_rings"."outcome" is null;--> statement-breakpoint
CREATE INDEX "call_rings_of_session" ON "call_rings" USING btree ("session_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_sessions_booking" ON "call_sessions" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_sessions_channel" ON "call_sessions" USING btree ("channel_name");--> statement-breakpoint
CREATE INDEX "call_sessions_live" ON "call_sessions" USING btree ("booking_id") WHERE "call_sessions"."status" = 'live';--> statement-breakpoint
CREATE INDEX "call_signals_sent" ON "call_signals" USING btree ("session_id","from_user","at");--> statement-breakpoint
CREATE INDEX "call_signals_at" ON "call_signals" USING btree ("at");