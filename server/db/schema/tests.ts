import { ANSWER_OPTIONS, TEST_KINDS } from '../../../lib/entities/test-values.ts'
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '../orm.ts'
import { ofCoaching } from './coachings.ts'
import { createdAt, id, instant } from './columns.ts'
import { files } from './files.ts'
import { ofUser } from './users.ts'

/**
 * The questions of one uploaded question file. A new upload makes a new version; the newest one
 * counts for new attempts, running ones keep theirs (decision 49).
 */
export const testSets = pgTable(
  'test_sets',
  {
    id: id(),
    coachingId: ofCoaching(),
    kind: text('kind', { enum: TEST_KINDS }).notNull(),
    version: integer('version').notNull(),
    soalFileId: uuid('soal_file_id').references(() => files.id, { onDelete: 'set null' }),
    soalFileName: text('soal_file_name').notNull(),
    jawabanFileId: uuid('jawaban_file_id').references(() => files.id, {
      onDelete: 'set null',
    }),
    /** Null until the answer key was uploaded. */
    jawabanFileName: text('jawaban_file_name'),
    uploadedAt: instant('uploaded_at').notNull(),
    keyUploadedAt: instant('key_uploaded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('test_sets_version').on(t.coachingId, t.kind, t.version),
    check('test_sets_kind', sql`${t.kind} in ('pre-test', 'post-test')`),
  ],
)

export const testQuestions = pgTable(
  'test_questions',
  {
    id: id(),
    setId: uuid('set_id')
      .notNull()
      .references(() => testSets.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    soal: text('soal').notNull(),
    pilA: text('pil_a').notNull(),
    pilB: text('pil_b').notNull(),
    pilC: text('pil_c').notNull(),
    pilD: text('pil_d').notNull(),
    rightAnswer: text('right_answer', { enum: ANSWER_OPTIONS }),
  },
  (t) => [
    unique('test_questions_no').on(t.setId, t.no),
    check('test_questions_right_answer', sql`${t.rightAnswer} in ('A', 'B', 'C', 'D')`),
  ],
)

/** A participant's single attempt at one test of one coaching (§9). */
export const testAttempts = pgTable(
  'test_attempts',
  {
    id: id(),
    coachingId: ofCoaching(),
    userId: ofUser(),
    kind: text('kind', { enum: TEST_KINDS }).notNull(),
    setId: uuid('set_id')
      .notNull()
      .references(() => testSets.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    deadline: instant('deadline').notNull(),
    endedAt: instant('ended_at'),
    /** Set when the attempt is closed; `benar` and `score` stay null without an answer key. */
    benar: integer('benar'),
    total: integer('total').notNull(),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }),
  },
  (t) => [
    unique('test_attempts_single').on(t.userId, t.coachingId, t.kind),
    index('test_attempts_open').on(t.deadline).where(sql`${t.endedAt} is null`),
    index('test_attempts_coaching').on(t.coachingId, t.kind),
    index('test_attempts_set').on(t.setId),
    check('test_attempts_kind', sql`${t.kind} in ('pre-test', 'post-test')`),
    check('test_attempts_score', sql`${t.score} between 0 and 100`),
    check('test_attempts_benar', sql`${t.benar} between 0 and ${t.total}`),
  ],
)

export const testAnswers = pgTable(
  'test_answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => testAttempts.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => testQuestions.id, { onDelete: 'cascade' }),
    answer: text('jawaban', { enum: ANSWER_OPTIONS }).notNull(),
    /** The client's rising `X-Answer-Seq`; a late lower one does not overwrite (decision 49). */
    seq: bigint('seq', { mode: 'number' }),
    /** The login it came by: numbers order the choices of one device. Null before this was kept. */
    sessionId: uuid('session_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    check('test_answers_jawaban', sql`${t.answer} in ('A', 'B', 'C', 'D')`),
  ],
)
