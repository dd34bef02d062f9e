-- Two names of the ready list that were not those in force (see lib/domain/people/ready-institutions.ts); what an office has named itself stays.
UPDATE "institutions" AS "old" SET "name" = "renamed"."name"
FROM (VALUES
  ('Badan Penyuluhan dan Pengembangan Sumber Daya Manusia Kehutanan', 'Badan Penyuluhan dan Pengembangan Sumber Daya Manusia Kementerian Kehutanan'),
  ('Dinas bidang kehutanan Provinsi Daerah Khusus Jakarta', 'Dinas bidang kehutanan Provinsi Jakarta')
) AS "renamed" ("before", "name")
WHERE "old"."name" = "renamed"."before"
  AND NOT EXISTS (SELECT FROM "institutions" AS "own" WHERE lower("own"."name") = lower("renamed"."name"));
