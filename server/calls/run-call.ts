import type { FastifyError, FastifyRequest } from 'fastify'
import { isRole } from '../../lib/domain/people/roles.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { Problem } from '../problem.ts'
import { insertAuditEntry } from '../repositories/audit.ts'
import type { SessionUser } from '../repositories/sessions.ts'
import { type SavedFile, saveFile } from '../services/kept-uploads.ts'
import { sha256 } from '../services/tokens.ts'
import type { Services } from '../start/deps.ts'
import { type Act, auditedActor, doneEntry, keepRefusal } from './audit.ts'
import { type Done, type Keep, keptMsOf } from './idempotency.ts'
import type { AnyEndpoint, Input } from './input.ts'
import { wasUndone } from './undone-acts.ts'
import { isOnce, refuseOverwriting, versionNow, withVersion } from './versions.ts'

export type AnyContext = Input & {
  params: unknown
  user: SessionUser | null
  db: Db
  now: Date
  services: Services
  request: FastifyRequest
}

/** A handler after its types have met the contract's. */
export type AnyHandler = {
  prepare?: (context: AnyContext) => Promise<unknown>
  run: (context: AnyContext, prepared: unknown) => Promise<unknown>
}

type Call = { endpoint: AnyEndpoint; handler: AnyHandler; context: AnyContext }

export const nameOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path}`

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

/** An admin's act, or login as one, and its entry in the trail are stored together or not at all. */
const keepEntry = async (tx: Db, { access }: AnyEndpoint, act: Act, answer: unknown) => {
  const login = access === 'public' ? signedIn(answer) : null
  const actor = auditedActor({ ...act, actor: act.actor ?? login })
  if (actor) await insertAuditEntry(tx, doneEntry(act, actor, login ? null : answer))
}

/** Keeps the bytes of an upload for as long as the call is not refused. */
const withSavedFile = async <T>(
  context: AnyContext,
  work: (file: SavedFile | null) => Promise<T>,
): Promise<T> => {
  const { services, file } = context
  const saved = file && (await saveFile(services, file))
  try {
    return await work(saved)
  } catch (error) {
    // After any other error it is not certain that no row knows them: the job for orphans looks.
    if (saved?.name && error instanceof Problem) {
      await services.files.remove(saved.name).catch(() => undefined)
    }
    throw error
  }
}

/** Answers what a call that reads shows to the same caller now; of that with this id, where one is given. */
const showing =
  (context: AnyContext) =>
  async (read: { method: string; path: string }, id?: string): Promise<unknown> => {
    const reader = context.request.server.implemented.get(nameOf(read))
    const params = id === undefined ? context.params : { id }
    if (reader && 'run' in reader)
      return reader.run({ ...context, params, body: undefined }, undefined)
  }

/** The slow work, then everything that is stored in one transaction: a failure leaves nothing. */
const perform = ({ endpoint, handler, context }: Call, act: Act, keep: Keep) =>
  withSavedFile(context, async (file) => {
    const ready = { ...context, file }
    const prepared = await handler.prepare?.(ready)
    return transact(context.db, (tx) =>
      keep(tx, async () => {
        const inside = { ...ready, db: tx }
        await refuseOverwriting(endpoint, inside, showing(inside))
        const answer = await handler.run(inside, prepared)
        await keepEntry(tx, endpoint, act, answer)
        return answer
      }),
    )
  })

/** Whether its repeat asks for the same as before, whatever has become of that. */
const saysItself = ({ once }: AnyEndpoint, body: unknown) =>
  once === 'toggling' && Object(body).status !== undefined

const performOnce = (call: Call, act: Act) => {
  const { endpoint, context } = call
  const { request, user, params, body, file, now } = context
  const key = request.headers['idempotency-key']
  if (!isOnce(endpoint) || saysItself(endpoint, body) || typeof key !== 'string') {
    return perform(call, act, (_tx, work) => work())
  }
  const versionIn = (db: Db) => {
    const inside = { ...context, db }
    return versionNow(endpoint, inside, showing(inside))
  }
  const same = {
    ...{ key, now, userId: user?.id ?? null, keptMs: keptMsOf(endpoint), versionIn },
    call: `${nameOf(endpoint)} ${JSON.stringify(params)}`,
    body: JSON.stringify([body, file && sha256(file.bytes.toString('base64'))]),
    isUndone: async ({ answer, version }: Done) =>
      (version !== null && (await versionIn(context.db)) !== version) ||
      wasUndone(endpoint, { ...context, show: showing(context) }, answer),
  }
  return request.server.once(context.db, same, (keep) => perform(call, act, keep))
}

/**
 * Runs a call's handler. One that only reads gets the database as it is; one that writes gets its
 * transaction here, with its entry in the trail and its kept answer inside.
 */
export const runCall = async (call: Call): Promise<unknown> => {
  const { endpoint, handler, context } = call
  if (endpoint.method === 'GET') {
    return withVersion(endpoint, await handler.run(context, undefined))
  }
  const { request, params, body, user: actor } = context
  const act: Act = { call: nameOf(endpoint), request, params, body, actor }
  try {
    return await performOnce(call, act)
  } catch (error) {
    await keepRefusal(act, error as FastifyError)
    throw error
  }
}
