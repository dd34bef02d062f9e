import { type InferType, number, object, string } from 'yup'
import { text } from './fields.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** An instant and an id: the last entry of the page before. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/

const AUDIT_PAGE = 50
const AUDIT_PAGE_MAX = 200

const optionalId = () => string().matches(UUID, 'ID tidak valid')

const optionalInstant = () =>
  text(40).test('instant', 'Waktu tidak valid', (value) =>
    value === undefined ? true : !Number.isNaN(Date.parse(value)),
  )

/** Query of `GET /audit`: every field may be missing. */
export const auditQuerySchema = object({
  /** Acts of one account. */
  actorId: optionalId(),
  /** Acts on one thing: an id of path, body or answer. */
  targetId: optionalId(),
  /** Part of the call's name, e.g. `/proposal/`. */
  call: text(),
  /** From this instant on, and before that one. */
  from: optionalInstant(),
  until: optionalInstant(),
  result: string().oneOf(['done', 'refused'], 'Hasil harus done atau refused'),
  limit: number()
    .typeError('Jumlah harus berupa angka')
    .integer('Jumlah harus bilangan bulat')
    .min(1, 'Jumlah minimal 1')
    .max(AUDIT_PAGE_MAX, `Jumlah maksimal ${AUDIT_PAGE_MAX}`)
    .default(AUDIT_PAGE),
  after: string().matches(CURSOR, 'Halaman tidak valid'),
})

export type AuditQuery = InferType<typeof auditQuerySchema>
