import type { FastifyError, FastifyRequest } from 'fastify'
import { isRole } from '../../lib/domain/people/roles.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { insertAuditEntry } from '../repositories/audit.ts'
import type { SessionUser } from '../repositories/sessions.ts'
import { sha256 } from '../services/tokens.ts'
import { type Act, auditedActor, doneEntry, keepRefusal } from './audit.ts'
import type { AnyEndpoint, Input } from './input.ts'

export type AnyContext = Input & {
  params: unknown
  user: SessionUser | null
  db: Db
  now: Date
  request: FastifyRequest
}

/** A handler after its types have met the contract's. */
export type AnyHandler = (context: AnyContext) => Promise<unknown>

export const nameOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path}`

/** The handler inside the act's transaction, or its kept answer. */
const runOnce = async (
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  context: AnyContext,
): Promise<unknown> => {
  const { request, user, params, body, file } = context
  const { database, once } = request.server
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') {
    return transact(database, (tx) => handler({ ...context, db: tx }))
  }
  const act = {
    key,
    userId: user?.id ?? null,
    call: `${nameOf(endpoint)} ${JSON.stringify(params)}`,
    body: JSON.stringify([body, file && sha256(file.bytes.toString('base64'))]),
    now: request.arrivedAt,
  }
  const answer = await once(database, act, async (tx) =>
    JSON.stringify((await handler({ ...context, db: tx })) ?? null),
  )
  return JSON.parse(answer) as unknown
}

/** An admin's act and its entry in the trail are stored together or not at all. */
const withEntry =
  (act: Act, handler: AnyHandler): AnyHandler =>
  (context) => {
    const actor = auditedActor(act)
    if (!actor) return handler(context)
    return transact(context.db, async (tx) => {
      const answer = await handler({ ...context, db: tx })
      await insertAuditEntry(tx, doneEntry(act, actor, answer))
      return answer
    })
  }

/** The account that an answer of login names. */
const signedIn = (answer: unknown) => {
  if (typeof answer !== 'object' || answer === null || !('user' in answer)) return null
  const { user } = answer
  if (typeof user !== 'object' || user === null || !('id' in user && 'role' in user)) {
    return null
  }
  return typeof user.id === 'string' && isRole(user.role)
    ? { id: user.id, role: user.role }
    : null
}

/** A login has no account before it is through, and its counted guess must outlive a refusal. */
const keepSignIn = async (act: Act, context: AnyContext, answer: unknown) => {
  const actor = auditedActor({ ...act, actor: signedIn(answer) })
  if (actor) await insertAuditEntry(context.db, doneEntry(act, actor, null))
}

/** Runs a call's handler: once where the contract says so, and in the trail where an admin acts. */
export const runCall = async (
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  context: AnyContext,
): Promise<unknown> => {
  if (endpoint.method === 'GET') return handler(context)
  const { request, params, body, user: actor } = context
  const act: Act = { call: nameOf(endpoint), request, params, body, actor }
  const kept = withEntry(act, handler)
  try {
    const answer = await (endpoint.once ? runOnce(endpoint, kept, context) : kept(context))
    if (endpoint.access === 'public') await keepSignIn(act, context, answer)
    return answer
  } catch (error) {
    await keepRefusal(act, error as FastifyError)
    throw error
  }
}
