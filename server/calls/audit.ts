import type { FastifyError, FastifyRequest } from 'fastify'
import { isAdmin } from '../../lib/domain/people/roles.ts'
import type { Role } from '../../lib/entities/user.ts'
import { isUuid } from '../db/uuid.ts'
import { statusOf } from '../problem.ts'
import { insertAuditEntry, type NewAuditEntry } from '../repositories/audit.ts'

type Actor = { id: string; role: Role }
type Targets = NewAuditEntry['targets']

/** What an act was about, before it is known how it ended. */
export type Act = {
  call: string
  request: FastifyRequest
  params: unknown
  body: unknown
  actor: Actor | null
}

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Ids below `value`, under the nearest name; everything else may be personal and is left out. */
const idsIn = (value: unknown, name: string): [name: string, id: string][] => {
  if (typeof value === 'string') return isUuid(value) ? [[name, value.toLowerCase()]] : []
  return fieldsOf(value).flatMap(([key, inner]) =>
    idsIn(inner, Array.isArray(value) ? name : key),
  )
}

const targetsOf = ({ params, body }: Act, answer?: unknown): Targets => {
  const made = fieldsOf(answer).filter(([key]) => key === 'id')
  const targets: Record<string, string[]> = {}
  for (const [name, id] of idsIn([params, body, Object.fromEntries(made)], 'id')) {
    const known = targets[name] ?? []
    if (!known.includes(id)) targets[name] = [...known, id]
  }
  return Object.fromEntries(
    Object.entries(targets).map(([name, [first = '', ...rest]]) => [
      name,
      rest.length > 0 ? [first, ...rest] : first,
    ]),
  )
}

const entryOf = (act: Act, actor: Actor, status: number, answer?: unknown) => ({
  at: act.request.arrivedAt,
  actorId: actor.id,
  actorRole: actor.role,
  call: act.call,
  targets: targetsOf(act, answer),
  status,
  requestId: act.request.id,
})

/** The entry of an act that was done, for the transaction of its effects. */
export const doneEntry = (act: Act, actor: Actor, answer: unknown): NewAuditEntry =>
  entryOf(act, actor, 200, answer)

/** Admins' acts are kept; what a participant does is in the participant's own records. */
export const auditedActor = ({ actor }: Act): Actor | null =>
  actor && isAdmin(actor.role) ? actor : null

/** Keeps a refused act too, beside its undone transaction. A form that was filled in wrongly is none. */
export const keepRefusal = async (act: Act, error: FastifyError): Promise<void> => {
  const actor = auditedActor(act)
  const status = statusOf(error)
  if (!actor || status === 400) return
  const { server, log } = act.request
  try {
    await insertAuditEntry(server.database, entryOf(act, actor, status))
  } catch (failure) {
    log.error({ err: failure, call: act.call, status }, 'refusal not kept in the trail')
  }
}
