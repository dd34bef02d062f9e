import { PROPOSAL_STATUSES } from '../../../lib/entities/proposal-values.ts'
import { check, index, pgTable, sql, text, unique, uniqueIndex, uuid } from '../orm.ts'
import { ofCoaching } from './coachings.ts'
import { createdAt, id, instant } from './columns.ts'
import { ofUser, users } from './users.ts'

/**
 * A participant's wish to join. It lives until the participant cancels (`cancelledAt`) or removes
 * the rejected one (`removedAt`); there is at most one live proposal per participant and coaching.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    coachingId: ofCoaching(),
    userId: ofUser(),
    questions: text('questions').array().notNull(),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull().default('PENDING'),
    reason: text('reason'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: instant('cancelled_at'),
    removedAt: instant('removed_at'),
  },
  (t) => [
    uniqueIndex('proposals_live')
      .on(t.userId, t.coachingId)
      .where(sql`${t.cancelledAt} is null and ${t.removedAt} is null`),
    index('proposals_coaching').on(t.coachingId, t.status),
    check('proposals_status', sql`${t.status} in ('PENDING', 'APPROVED', 'REJECTED')`),
    check('proposals_reason', sql`(${t.status} = 'REJECTED') = (${t.reason} is not null)`),
    check('proposals_decided', sql`(${t.status} = 'PENDING') = (${t.decidedAt} is null)`),
    check('proposals_removed', sql`${t.removedAt} is null or ${t.status} = 'REJECTED'`),
  ],
)

/** Who wants to be told of a free place in a full coaching. */
export const placeAlerts = pgTable(
  'place_alerts',
  {
    id: id(),
    coachingId: ofCoaching(),
    userId: ofUser(),
    askedAt: instant('asked_at').notNull(),
    /** When they were told of the place that is free now; null while there is none. */
    toldAt: instant('told_at'),
  },
  (t) => [unique('place_alerts_once').on(t.coachingId, t.userId)],
)
