import type { Pool } from 'pg'
import { SURVEY_QUESTIONS } from '../../server/services/survey-questions.ts'

/** Participants of each coaching; each person takes part in two. */
const SEATS = 200
const UPCOMING = 6
const INSTITUTIONS = 60
const QUESTIONS = 10
const FILL_MS = 600_000
const RATINGS = SURVEY_QUESTIONS.map(({ id }, at) => `'${id}', 1 + (n + ${at}) % 4`).join(
  ', ',
)

export type Size = { coachings: number; participants: number }

/** The person of account n is in coachings n and n + 1 of its hundred. */
const PARTICIPATION = `c.no as c_no, c.id as coaching_id, u.id as user_id, n, u.no as u_no, c.past
  from generate_series(0, :coachings * ${SEATS} - 1) n
  join c on c.no = n / ${SEATS} join u on u.no = (n / ${SEATS} * 100 + n % ${SEATS}) % :participants`
const NUMBERED = `with c as (select id, jam_selesai < now() as past, split_part(coaching_code, '-', 3)::int as no from coachings),
  u as (select id, substr(username, 2)::int as no from users where role = 'user'), p as (select ${PARTICIPATION})`

const ADMIN = `(select id from users where role = 'admin')`

/** Statements that fill an empty database: what an office has after so many coachings, the newest six of them still to come. */
const STATEMENTS = [
  `insert into institutions (name) select 'Instansi ' || n from generate_series(1, ${INSTITUTIONS}) n`,
  `insert into categories (name) select 'Kategori ' || n from generate_series(1, 8) n`,
  `insert into banners (image, caption) select n || '.jpg', 'Banner ' || n from generate_series(1, 3) n`,
  `insert into faqs (category_id, question, answer) select c.id, 'Pertanyaan ' || n, repeat('Jawaban. ', 40)
    from categories c cross join generate_series(1, 5) n`,
  `insert into users (role, username, email, full_name, whatsapp, password_hash)
    select r, r, r || '@contoh.go.id', 'Nama ' || r, '', '' from unnest(array['admin', 'superadmin']) r`,
  `insert into users (role, username, email, full_name, jenis_kelamin, nama_instansi, jabatan, pendidikan, whatsapp, password_hash,
      institution_id, created_at)
    select 'user', 'u' || n, 'peserta.' || n || '@contoh.go.id', 'Peserta Bernama ' || md5(n::text), 'Perempuan', 'Seksi ' || n % 40,
      'Penyuluh Kehutanan', 'S1 Kehutanan', '08123' || n, 'none: nobody logs in', i.id, now() - n * interval '1 minute'
    from generate_series(0, :participants - 1) n
    join (select id, row_number() over () as no from institutions) i on i.no = 1 + n % ${INSTITUTIONS}`,
  `insert into user_interests (user_id, category_id) select u.id, k.id from users u
    join (select id, row_number() over () as no from categories) k on k.no in (1 + length(u.full_name) % 8, 2) where u.role = 'user'`,
  `insert into sessions (user_id, role, token_hash, created_at, rotated_at, idle_expires_at, expires_at)
    select id, role, 'none', now(), now(), now() + interval '7 days', now() + interval '30 days' from users where role = 'user'`,
  `insert into coachings (coaching_code, topic, category_id, flyer, total_peserta, admin_id, is_published, publish_date,
      tanggal_meeting, jam_mulai, jam_selesai, created_at)
    select 'KHT-2026-' || n, 'Topik ' || n, k.id, 'flyer.jpg', ${SEATS}, ${ADMIN}, true, m - interval '30 days', m, m,
      m + interval '2 hours', m - interval '30 days'
    from generate_series(0, :coachings - 1) n
    join (select id, row_number() over () as no from categories) k on k.no = 1 + n % 8
    cross join lateral (select date_trunc('hour', now()) + (case when n < ${UPCOMING} then 1 + n else -(n % 360) end) * interval '1 day' as m) d`,
  `insert into coaches (coaching_id, type, name, jabatan, instansi) select id, t, 'Nama ' || t, 'Widyaiswara', 'Pusdiklat'
    from coachings cross join unnest(array['Coach 1', 'Coach 2', 'Moderator']) t`,
  `insert into materi (coaching_id, position, name, file_url) select id, n, 'Materi ' || n, 'https://contoh.go.id/' || n
    from coachings cross join generate_series(1, 3) n`,
  `insert into certificate_settings (coaching_id, template_id, hours, number_pattern, place, signers)
    select id, 'siap-pakai', 4, '{urut}', 'Jakarta', '[]' from coachings`,
  `insert into test_sets (coaching_id, kind, version, soal_file_name, jawaban_file_name, uploaded_at)
    select id, k, 1, 'soal.xlsx', 'kunci.xlsx', now() from coachings cross join unnest(array['pre-test', 'post-test']) k`,
  `insert into test_questions (set_id, no, soal, pil_a, pil_b, pil_c, pil_d, right_answer)
    select id, n, 'Soal ' || n || '?', 'a', 'b', 'c', 'd', 'A' from test_sets cross join generate_series(1, ${QUESTIONS}) n`,
  `${NUMBERED} insert into proposals (coaching_id, user_id, questions, status, decided_at, created_at)
    select coaching_id, user_id, '{Bagaimana?,"Berapa lama?","Di mana?"}', case when past or n % 20 > 0 then 'APPROVED' else 'PENDING' end,
      case when past or n % 20 > 0 then now() end, now() - interval '1 day' from p`,
  `${NUMBERED} insert into attendance (coaching_id, user_id, marked_at) select coaching_id, user_id, now() from p where past and n % 5 > 0`,
  `${NUMBERED} insert into certificates (coaching_id, user_id, file_name, notified_at)
    select coaching_id, user_id, case when past and n % 5 > 0 then 'sertifikat.pdf' end, case when past and n % 5 > 0 then now() end
    from p where past or n % 20 > 0`,
  `insert into issued_certificates (certificate_id, coaching_id, kode, number, version, content, state, sha256, issued_at)
    select id, coaching_id, upper(substr(md5(id::text), 1, 12)) || id, id::text, 1,
      jsonb_build_object('name', 'Peserta ' || id, 'topic', 'Topik', 'number', id), 'valid', md5(id::text), now()
    from certificates where file_name is not null`,
  `${NUMBERED} insert into test_attempts (coaching_id, user_id, kind, set_id, started_at, deadline, ended_at, total, benar, score)
    select p.coaching_id, p.user_id, s.kind, s.id, now(), now(), now(), ${QUESTIONS}, n % ${QUESTIONS}, n % 101
    from p join test_sets s on s.coaching_id = p.coaching_id where past and n % 10 > 0`,
  `insert into test_answers (attempt_id, question_id, jawaban, received_at)
    select a.id, q.id, 'A', now() from test_attempts a join test_questions q on q.set_id = a.set_id`,
  `${NUMBERED} insert into surveys (coaching_id, user_id, answers, submitted_at)
    select coaching_id, user_id, jsonb_build_object(${RATINGS}), now() from p where past and n % 2 = 0`,
  `${NUMBERED} insert into reminders (user_id, occasion, coaching_id, kind, outcome, due_at, decided_at)
    select user_id, k || ' ' || c_no || ' ' || n, coaching_id, k, 'sent', now(), now() from p cross join unnest(array['day-before', 'survey']) k`,
  `${NUMBERED} insert into outbox (channel, user_id, coaching_id, recipient, subject, body, state, next_attempt_at, sent_at, created_by, created_at)
    select k, user_id, coaching_id, 'peserta.' || u_no || '@contoh.go.id', 'Pengajuan Anda diterima', repeat('Isi pesan. ', 40), 'sent',
      now(), now(), ${ADMIN}, now() - n * interval '1 second' from p cross join unnest(array['email', 'whatsapp']) k`,
  `${NUMBERED} insert into audit_trail (at, actor_id, actor_role, call, targets, status, request_id)
    select now() - n * interval '1 second', ${ADMIN}, 'admin', 'POST /proposal/approve', jsonb_build_object('userId', user_id), 200, 'r' || n from p`,
  'analyze',
]

/** Fills an empty database by direct inserts. Foreign keys are not looked at meanwhile: the rows are ours. */
export const fill = async (pool: Pool, { coachings, participants }: Size) => {
  const connection = await pool.connect()
  await connection.query(`set statement_timeout = ${FILL_MS}`)
  await connection.query('set session_replication_role = replica')
  for (const statement of STATEMENTS) {
    const text = statement
      .replaceAll(':coachings', String(coachings))
      .replaceAll(':participants', String(participants))
    const patient = { text, query_timeout: FILL_MS }
    await connection.query(patient)
  }
  await connection.query('reset session_replication_role')
  await connection.query('reset statement_timeout')
  connection.release()
}
