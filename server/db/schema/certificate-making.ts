import type { CertificateContent, Signer } from '../../../lib/entities/issuing-values.ts'
import type { TemplateLayout } from '../../../lib/entities/template.ts'
import { check, index, integer, jsonb, pgTable, sql, text, unique, uuid } from '../orm.ts'
import { coachings, ofCoaching } from './coachings.ts'
import { createdAt, id, instant } from './columns.ts'
import { files } from './files.ts'
import { certificates } from './participation.ts'
import { users } from './users.ts'

/** How a coaching's certificates are made; none until an admin says it. */
export const certificateSettings = pgTable('certificate_settings', {
  coachingId: ofCoaching().primaryKey(),
  /** The id of one of the office's, or the ready one. */
  templateId: text('template_id').notNull(),
  /** 'Jam pelajaran'. */
  hours: integer('hours').notNull(),
  numberPattern: text('number_pattern').notNull(),
  place: text('place').notNull(),
  signers: jsonb('signers').$type<Signer[]>().notNull(),
})

/** Last running number of a pattern, for each year where the pattern shows the year. */
export const certificateCounters = pgTable('certificate_counters', {
  scope: text('scope').primaryKey(),
  last: integer('last').notNull(),
})

/** Every version of every certificate that the portal made; it outlives account and coaching. */
export const issuedCertificates = pgTable(
  'issued_certificates',
  {
    id: id(),
    certificateId: uuid('certificate_id').references(() => certificates.id, {
      onDelete: 'set null',
    }),
    coachingId: uuid('coaching_id').references(() => coachings.id, {
      onDelete: 'set null',
    }),
    /** 12 letters that nobody can guess; on the paper, and the address of its check. */
    kode: text('kode').notNull().unique('issued_certificates_kode'),
    number: text('number').notNull(),
    version: integer('version').notNull(),
    /** All that stands on the paper, as it was at the moment of issue. */
    content: jsonb('content').$type<CertificateContent>().notNull(),
    /** Marks what the list showed by which it was made, as `jobs.look`; null where that was not kept. */
    look: text('look'),
    /** `making` from the number's giving to the file's being kept. */
    state: text('state', { enum: ['making', 'valid', 'replaced', 'withdrawn'] }).notNull(),
    /** Why it was withdrawn or replaced. */
    reason: text('reason'),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Of the file; null while it is being made. */
    sha256: text('sha256'),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: uuid('issued_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('issued_certificates_number').on(t.number, t.version),
    unique('issued_certificates_version').on(t.certificateId, t.version),
    index('issued_certificates_coaching').on(t.coachingId),
    index('issued_certificates_at').on(t.issuedAt),
    check(
      'issued_certificates_state',
      sql`${t.state} in ('making', 'valid', 'replaced', 'withdrawn')`,
    ),
    check(
      'issued_certificates_file',
      sql`(${t.state} <> 'valid') or ${t.sha256} is not null`,
    ),
  ],
)

/** What a job writes to each whose certificate it has made. */
export type JobMessage = {
  subject: string
  message: string
  notifToMember: boolean
  notifToWa: boolean
}

/** Work that goes on when the page is closed or the server begins anew. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    coachingId: ofCoaching(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notify: jsonb('notify').$type<JobMessage>(),
    /** Marks what all its papers show, as whoever began it agreed to; null of one that began before it was kept. */
    look: text('look'),
    createdAt: createdAt(),
  },
  (t) => [index('jobs_of').on(t.coachingId, t.createdBy)],
)

/** One certificate that a job makes. */
export const jobRows = pgTable(
  'job_rows',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    reason: text('reason'),
    claimedAt: instant('claimed_at'),
  },
  (t) => [
    unique('job_rows_certificate').on(t.jobId, t.certificateId),
    index('job_rows_due').on(t.position).where(sql`${t.state} in ('queued', 'running')`),
    check('job_rows_state', sql`${t.state} in ('queued', 'running', 'done', 'failed')`),
  ],
)

/** How certificates of the office look, beside the template that comes with the portal. */
export const certificateTemplates = pgTable('certificate_templates', {
  id: id(),
  name: text('name').notNull().unique('certificate_templates_name'),
  layout: jsonb('layout').$type<TemplateLayout>().notNull(),
  createdAt: createdAt(),
})
