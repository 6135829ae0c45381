CREATE TABLE "own_sentences" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "own_sentences_field" CHECK ("own_sentences"."field" in ('dietAndExercise', 'note'))
);
--> statement-breakpoint
ALTER TABLE "member_facts" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
ALTER TABLE "own_sentences" ADD CONSTRAINT "own_sentences_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_sentences_once" ON "own_sentences" USING btree ("doctor_id","field","text");