CREATE TABLE "credit_note_lines" (
	"credit_note_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "credit_note_lines_credit_note_id_line_pk" PRIMARY KEY("credit_note_id","line"),
	CONSTRAINT "credit_note_lines_quantity" CHECK ("credit_note_lines"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_of_bill" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_bill_lines"("order_id","line") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_lines_of_order" ON "credit_note_lines" USING btree ("order_id","line");