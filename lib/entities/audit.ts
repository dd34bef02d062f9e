import type { Id, Instant } from './identity.ts'
import type { Role } from './user.ts'

/** One act of an admin: who, what and when, without what was written. */
export type AuditEntry = {
  id: Id
  at: Instant
  /** Null for an act from the server's command line. */
  actor: { id: Id; role: Role; username: string | null; fullName: string | null } | null
  /** Method and path as the contract names them, e.g. `POST /proposal/approve`. */
  call: string
  /** Ids of the things it was about, under the names they have in path, body and answer. */
  targets: Record<string, Id | Id[]>
  /** 200 when it was done, otherwise the status of its refusal. */
  status: number
  /** The same id stands in the log and in the answer's `x-request-id`. */
  requestId: string
}

/** Newest first; `next` is the `after` of the following page, null on the last. */
export type AuditPage = { entries: AuditEntry[]; next: string | null }
