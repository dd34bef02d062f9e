import Fastify, { type FastifyInstance } from 'fastify'
import { type Schema, ValidationError } from 'yup'
import type { Db } from '../db/client.ts'
import { asc } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'
import { users } from '../db/schema/users.ts'
import { handleError } from '../plugins/errors.ts'
import { badRequest, notFound } from '../problem.ts'
import { revokeSessionsOf } from '../repositories/sessions.ts'
import { findUserByName } from '../repositories/users.ts'
import {
  clockSchema,
  expireSchema,
  faultsSchema,
  featuresSchema,
  resetSchema,
} from './bodies.ts'
import type { MovableClock } from './clock.ts'
import type { Faults } from './faults.ts'

/** `stopUrl`: where an e-mail lets its reader end reminders. */
export type Delivered = { body: string; stopUrl: string | null }

export type ControlDeps = {
  db: Db
  clock: MovableClock
  faults: Faults
  /** Everything as it was at the start; at another moment where one is given. */
  reset: (now: Date | null) => Promise<void>
  /** Ends all access tokens of an account. */
  expire: (userId: string) => void
  /** What a message said when it was delivered; the outbox may have forgotten it. */
  delivered: (messageId: string) => Delivered | undefined
  /** Messages of the demo data, which nobody in a test has caused. */
  isSeeded: (messageId: string) => boolean
  /** Has the server say that it can do this and nothing else beside chapter 7. */
  tellFeatures: (names: string[]) => void
  /** Closes connections that wait for a next call. */
  closeIdle: () => void
}

const NAMES =
  'POST reset, POST clock, POST faults, POST features, GET outbox, POST sessions/expire'

const check = async <T>(schema: Schema<T>, body: unknown): Promise<T> => {
  try {
    return await schema.validate(body, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    const fields = found.map(({ path, message }) => [path || 'isi', message])
    throw badRequest(Object.fromEntries(fields), error.errors.join('; '))
  }
}

const readOutbox = async ({ db, isSeeded, delivered }: ControlDeps) => {
  const rows = await db
    .select()
    .from(outbox)
    .orderBy(asc(outbox.createdAt), asc(outbox.channel))
  const names = await db.select({ id: users.id, username: users.username }).from(users)
  const nameOf = new Map(names.map(({ id, username }) => [id, username]))
  return rows
    .filter(({ id }) => !isSeeded(id))
    .map(({ id, channel, recipient, subject, body, state, createdAt, userId }) => ({
      ...{ channel, recipient, subject, state, body: delivered(id)?.body ?? body },
      stopUrl: delivered(id)?.stopUrl ?? null,
      createdAt: createdAt.toISOString(),
      username: (userId && nameOf.get(userId)) ?? null,
    }))
}

const expireSessions = async ({ db, clock, expire }: ControlDeps, body: unknown) => {
  const { username, refresh } = await check(expireSchema, body)
  const user = await findUserByName(db, username)
  if (!user) throw notFound(`Tidak ada akun bernama ${username}.`)
  expire(user.id)
  const end = { userId: user.id, reason: 'account', now: clock.now() } as const
  if (refresh) await revokeSessionsOf(db, end)
  return null
}

/** JSON whatever its declared type, so that a plain `curl -d` works; nothing at all is no body. */
const acceptAnyJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

/** The controls at `{base}/__mock`: an application of their own, which production never builds. */
export const buildControls = (controlPath: string, deps: ControlDeps): FastifyInstance => {
  const { clock, faults } = deps
  const app = Fastify({ logger: false })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(async () => {
    throw notFound(`Tidak ada kendali ini. Yang ada: ${NAMES}.`)
  })
  acceptAnyJson(app)
  const tellTime = () => ({ now: clock.now().toISOString() })
  app.post(`${controlPath}/reset`, async ({ body }) => {
    const { now } = await check(resetSchema, body ?? {})
    await deps.reset(now ? new Date(now) : null)
    return tellTime()
  })
  app.post(`${controlPath}/clock`, async ({ body }) => {
    const { now } = await check(clockSchema, body)
    clock.jumpTo(new Date(now))
    return tellTime()
  })
  app.post(`${controlPath}/faults`, async ({ body }) => {
    const planned = await check(faultsSchema, body)
    if (planned.length === 0) faults.clear()
    faults.plan(planned)
    deps.closeIdle()
    return faults.pending()
  })
  app.post(`${controlPath}/features`, async ({ body }) => {
    const names = await check(featuresSchema, body)
    deps.tellFeatures(names)
    return names
  })
  app.get(`${controlPath}/outbox`, () => readOutbox(deps))
  app.post(`${controlPath}/sessions/expire`, async ({ body }, reply) =>
    reply.type('application/json').send(JSON.stringify(await expireSessions(deps, body))),
  )
  return app
}
