CREATE TABLE "file_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('chat', 'prescription', 'report', 'support')),
	CONSTRAINT "files_type" CHECK ("files"."type" in ('pdf', 'png', 'jpeg', 'gif')),
	CONSTRAINT "files_size" CHECK ("files"."size" > 0 and "files"."size" = length("files"."content"))
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"action" text NOT NULL,
	"app_url" text NOT NULL,
	"web_url" text NOT NULL,
	"redirection" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "banners_id_language_pk" PRIMARY KEY("id","language"),
	CONSTRAINT "banners_type" CHECK ("banners"."type" in ('home', 'tests', 'medicines')),
	CONSTRAINT "banners_redirection" CHECK ("banners"."redirection" in ('internal', 'external', 'none')),
	CONSTRAINT "banners_language" CHECK ("banners"."language" in ('eng', 'hin', 'guj', 'ben'))
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "contents_page_language_pk" PRIMARY KEY("page","language"),
	CONSTRAINT "contents_page" CHECK ("contents"."page" in ('app-feature', 'about-us', 'careers')),
	CONSTRAINT "contents_language" CHECK ("contents"."language" in ('eng', 'hin', 'guj', 'ben'))
);
--> statement-breakpoint
CREATE TABLE "download_numbers" (
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"day" date NOT NULL,
	"sent_today" integer NOT NULL,
	"last_sent_at" bigint NOT NULL,
	CONSTRAINT "download_numbers_country_code_phone_number_pk" PRIMARY KEY("country_code","phone_number")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"city" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "partners_id_language_pk" PRIMARY KEY("id","language"),
	CONSTRAINT "partners_language" CHECK ("partners"."language" in ('eng', 'hin', 'guj', 'ben'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"about" text NOT NULL,
	"facts" jsonb NOT NULL,
	"cover_image" text,
	"created_at" bigint NOT NULL,
	"read_at" bigint,
	CONSTRAINT "notifications_once" UNIQUE("user_id","event","about")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"language" text NOT NULL,
	"registered_at" bigint NOT NULL,
	CONSTRAINT "push_devices_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"kind" text NOT NULL,
	"request_type" text,
	"user_id" uuid NOT NULL,
	"name" text,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text,
	"organization" text,
	"problem" text,
	"description" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "enquiries_number" UNIQUE("number"),
	CONSTRAINT "enquiries_kind" CHECK ("enquiries"."kind" in ('contact', 'partner', 'confused', 'secondOpinion', 'support', 'helpMeChoose', 'help')),
	CONSTRAINT "enquiries_number_digits" CHECK ("enquiries"."phone_number" ~ '^[0-9]{4,15}$' and "enquiries"."country_code" ~ '^[+][0-9]{1,4}$'),
	CONSTRAINT "enquiries_name" CHECK ("enquiries"."kind" in ('helpMeChoose', 'help') or coalesce(length(trim("enquiries"."name")), 0) between 1 and 80),
	CONSTRAINT "enquiries_problem" CHECK (("enquiries"."kind" in ('confused', 'secondOpinion', 'support', 'help')) = (coalesce(length(trim("enquiries"."problem")), 0) > 0)),
	CONSTRAINT "enquiries_description" CHECK (("enquiries"."kind" = 'help') = ("enquiries"."description" is not null)),
	CONSTRAINT "enquiries_request_type" CHECK (("enquiries"."kind" in ('contact', 'partner', 'secondOpinion', 'support')) = ("enquiries"."request_type" is not null)),
	CONSTRAINT "enquiries_partner" CHECK ("enquiries"."kind" <> 'partner' or "enquiries"."organization" is not null)
);
--> statement-breakpoint
CREATE TABLE "enquiry_files" (
	"enquiry_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiry_files_enquiry_id_file_id_pk" PRIMARY KEY("enquiry_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "faq_tags" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "faq_tags_id_language_pk" PRIMARY KEY("id","language"),
	CONSTRAINT "faq_tags_language" CHECK ("faq_tags"."language" in ('eng', 'hin', 'guj', 'ben'))
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"tag_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "faqs_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
ALTER TABLE "file_links" ADD CONSTRAINT "file_links_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_tag_id_language_faq_tags_id_language_fk" FOREIGN KEY ("tag_id","language") REFERENCES "public"."faq_tags"("id","language") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_links_of_file" ON "file_links" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_links_expiry" ON "file_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_of_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","created_at","position");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "enquiries_of_user" ON "enquiries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "faqs_of_tag" ON "faqs" USING btree ("tag_id","language","position");