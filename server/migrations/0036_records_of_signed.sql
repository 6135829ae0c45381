INSERT INTO "medical_records" ("id", "patient_id", "member_id", "title", "type", "health_category_id", "document_date", "source", "booking_id", "prescription_id", "doctor_name", "file_id", "uploaded_by", "created_at")
SELECT gen_random_uuid(), p."patient_id", p."member_id",
  coalesce(
    (SELECT string_agg(d."name", ', ' ORDER BY d."place") FROM (SELECT value ->> 'name' AS "name", ordinality AS "place" FROM jsonb_array_elements(p."content" -> 'diagnosis') WITH ORDINALITY LIMIT 3) d),
    (SELECT string_agg(c."name", ', ' ORDER BY c."place") FROM (SELECT value ->> 'name' AS "name", ordinality AS "place" FROM jsonb_array_elements(p."content" -> 'complaint') WITH ORDINALITY LIMIT 3) c),
    ''),
  'prescription', p."health_category_id", to_char(to_timestamp(p."signed_at") AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD'), 'prescription', p."booking_id", p."id", d."name",
  (SELECT pdf."file_id" FROM "prescription_pdfs" pdf WHERE pdf."prescription_id" = p."id" ORDER BY pdf."language" = 'eng' DESC LIMIT 1),
  p."signed_by", p."signed_at"
FROM "prescriptions" p JOIN "doctors" d ON d."id" = p."doctor_id"
WHERE p."signed_at" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "prescriptions" newer WHERE newer."replaces_id" = p."id" AND newer."signed_at" IS NOT NULL)
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "medical_records" ("id", "patient_id", "member_id", "title", "type", "document_date", "source", "summary_of", "doctor_name", "file_id", "uploaded_by", "created_at")
SELECT gen_random_uuid(), a."patient_id", a."member_id", left(split_part(trim(s."text" ->> 'diagnosis'), E'\n', 1), 120), 'report',
  to_char(to_timestamp(a."discharged_at") AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD'), 'summary', a."id", d."name", s."document_id", s."saved_by", s."saved_at"
FROM "discharge_summaries" s JOIN "admissions" a ON a."id" = s."admission_id" JOIN "doctors" d ON d."id" = a."doctor_id"
WHERE s."is_finished" AND a."discharged_at" IS NOT NULL
ON CONFLICT DO NOTHING;
