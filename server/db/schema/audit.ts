import { ROLES } from '../../../lib/entities/user-values.ts'
import { index, integer, jsonb, pgTable, text, uuid } from '../orm.ts'
import { id, instant } from './columns.ts'

/**
 * Who did what and when, one row per act of an admin; rows are only ever added, and removed when
 * they are too old. It refers to accounts and things by id alone, so that it outlives them and
 * holds nothing personal.
 */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: id(),
    at: instant('at').notNull(),
    /** Null for an act from the command line. */
    actorId: uuid('actor_id'),
    actorRole: text('actor_role', { enum: ROLES }),
    /** `PATCH /coaching/admin/:id`, as the contract names it. */
    call: text('call').notNull(),
    /** Ids of path, body and answer under their names. */
    targets: jsonb('targets').$type<Record<string, string | string[]>>().notNull(),
    /** 200, or the status of the refusal. */
    status: integer('status').notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [
    index('audit_trail_at').on(t.at, t.id),
    index('audit_trail_actor').on(t.actorId, t.at),
  ],
)
