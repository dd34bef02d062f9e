import { type InferType, number, object, string } from 'yup'
import { isInstant } from '../domain/schedule/calendar-day.ts'
import { MESSAGE_FILTERS } from '../entities/outbox-values.ts'
import { text } from './fields.ts'
import { instant } from './instant.ts'
import { optionalId } from './optional-id.ts'

/** An instant and an id: the last entry of the page before. */
const CURSOR =
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const PAGE = 50
const PAGE_MAX = 1000

/** A part of a long list that is read newest first. */
const PAGED = {
  /** From this instant on, and before that one. */
  from: instant(),
  until: instant(),
  limit: number()
    .typeError('Jumlah harus berupa angka')
    .integer('Jumlah harus bilangan bulat')
    .min(1, 'Jumlah minimal 1')
    .max(PAGE_MAX, `Jumlah maksimal ${PAGE_MAX}`)
    .default(PAGE),
  after: string()
    .matches(CURSOR, 'Halaman tidak valid')
    .test('instant', 'Halaman tidak valid', (value) =>
      value ? isInstant(value.slice(0, value.indexOf('_'))) : true,
    ),
}

/** Query of `GET /audit`: every field may be missing. */
export const auditQuerySchema = object({
  /** Acts of one account. */
  actorId: optionalId(),
  /** Acts on one thing: an id of path, body or answer. */
  targetId: optionalId(),
  /** Part of the call's name, e.g. `/proposal/`. */
  call: text(),
  /** The call's whole name, e.g. `POST /proposal/approve`. */
  act: text(),
  result: string().oneOf(['done', 'refused'], 'Hasil harus done atau refused'),
  ...PAGED,
})

export type AuditQuery = InferType<typeof auditQuerySchema>

/** Query of `GET /outbox`: every field may be missing. */
export const outboxQuerySchema = object({
  state: string().oneOf(MESSAGE_FILTERS, 'Keadaan tidak valid'),
  channel: string().oneOf(
    ['email', 'whatsapp'] as const,
    'Saluran harus email atau whatsapp',
  ),
  /** Part of the recipient's address or number, name, or of the subject. */
  q: text(),
  ...PAGED,
})

export type OutboxQuery = InferType<typeof outboxQuerySchema>
