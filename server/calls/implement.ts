import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, BodyOf, ParamsOf } from '../../lib/contract/endpoint.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { notFound, type Problem } from '../problem.ts'
import type { SessionUser } from '../repositories/sessions.ts'
import type { SavedFile } from '../services/kept-uploads.ts'
import type { Services } from '../start/deps.ts'
import { authenticate, type createSessionReader } from './auth.ts'
import { contentDisposition } from './disposition.ts'
import { createGathering } from './gathering.ts'
import type { createOnce } from './idempotency.ts'
import { type AnyEndpoint, checkParams, readInput } from './input.ts'
import { type AnyContext, type AnyHandler, nameOf, runCall } from './run-call.ts'
import { refuseUnready } from './unready.ts'
import { type createVisitorAnswers, isForVisitors } from './visitor-answers.ts'

/** The answer of a call whose answer is a file. */
export type BinaryAnswer = {
  mime: string
  fileName: string
  bytes: Buffer
  disposition: 'inline' | 'attachment'
}

/** Non-null where the call's access promises an account. */
type UserOf<E> = E extends { readonly access: infer X }
  ? X extends 'public'
    ? null
    : X extends 'optional'
      ? SessionUser | null
      : SessionUser
  : never

type FileOf<E> = E extends { readonly file: { readonly required: infer R } }
  ? R extends true
    ? SavedFile
    : SavedFile | null
  : null

type ReplyOf<E> = AnswerOf<E> extends Blob ? BinaryAnswer : AnswerOf<E>

/**
 * What a handler gets. `db` is the call's one transaction where it may write, and the database as it
 * is where it only reads (GET) or prepares. `now` is the moment of the call's arrival.
 */
export type Context<E> = {
  params: ParamsOf<E>
  body: BodyOf<E>
  file: FileOf<E>
  user: UserOf<E>
  db: Db
  now: Date
  services: Services
  request: FastifyRequest
}

/** A handler in two steps; made by `prepared`. */
type Steps<C, R> = {
  prepare: (context: C) => Promise<unknown>
  run: (context: C, done: never) => Promise<R>
}

/**
 * A handler with slow work: hashing a password, reading a workbook. `prepare` does it before the
 * transaction, which would hold locks and, with the embedded database, everyone else meanwhile; it
 * only reads, unless the contract says `countsFirst`. Its result is handed to `run`.
 */
export const prepared = <C, P, R>(
  prepare: (context: C) => Promise<P>,
  run: (context: C, done: P) => Promise<R>,
): Steps<C, R> => ({ prepare, run })

/** A handler of what comes in crowds; made by `together`. */
type Together<C, R> = { gather: (db: Db) => (context: C) => Promise<R> }

/**
 * A handler of a participant's call that many make at the same moment, as the answers of a test: those that come while others are
 * being stored are stored together, in one transaction of a few statements.
 *
 * @param read what a call asks for; its Problem is the call's
 * @param runAll what became of each; one that is refused refuses none of the others
 * @param keyOf those of one key are never in one transaction
 */
export const together = <C, A, S, R>({
  read,
  tell,
  ...work
}: {
  read: (context: C) => A
  keyOf: (asked: A) => string
  runAll: (tx: Db, asked: readonly A[]) => Promise<(S | Problem)[]>
  tell: (asked: A, result: S) => R
}): Together<C, R> => ({
  gather: (db) => {
    const run = (asked: readonly A[]) => transact(db, (tx) => work.runAll(tx, asked))
    const gathered = createGathering({ run, keyOf: work.keyOf })
    return async (context) => {
      const asked = read(context)
      return tell(asked, await gathered(asked))
    }
  },
})

type HandlerOf<E> =
  | ((context: Context<E>) => Promise<ReplyOf<E>>)
  | Steps<Context<E>, ReplyOf<E>>
  | Together<Context<E>, ReplyOf<E>>

export type Handlers<G> = { readonly [K in keyof G]: HandlerOf<G[K]> }

/** A handler after its types have met the contract's. */
type MadeHandler = AnyHandler | Together<AnyContext, unknown>

declare module 'fastify' {
  interface FastifyInstance {
    database: Db
    sessions: ReturnType<typeof createSessionReader>
    services: Services
    once: ReturnType<typeof createOnce>
    visitorAnswers: ReturnType<typeof createVisitorAnswers>
    /** Handlers by the name of their call: 'GET /faq'. */
    implemented: Map<string, MadeHandler>
  }
  interface FastifyRequest {
    user: SessionUser | null
    arrivedAt: Date
  }
}

const UPLOAD_MS = 300_000

const isBinary = (answer: unknown): answer is BinaryAnswer =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'mime' in answer

const sendAnswer = (reply: FastifyReply, answer: unknown) => {
  if (!isBinary(answer)) {
    // Always JSON text, also for null, so that a client may always parse it.
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer ?? null))
  }
  return reply
    .type(answer.mime)
    .header('content-disposition', contentDisposition(answer.disposition, answer.fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(answer.bytes)
}

/**
 * Whether the answers of a path may be packed. Those of /auth hold tokens beside what the caller sent:
 * their packed size could be made to tell one from the other (BREACH).
 */
const mayPack = (path: string): boolean => !path.startsWith('/auth/')

/** What makes one call of an endpoint. */
const callerOf = (app: FastifyInstance, endpoint: AnyEndpoint, handler: MadeHandler) =>
  'gather' in handler
    ? handler.gather(app.database)
    : (context: AnyContext) => runCall({ endpoint, handler, context })

const register = (app: FastifyInstance, endpoint: AnyEndpoint, handler: MadeHandler) => {
  const { access, method, path, group, feature } = endpoint
  app.implemented.set(nameOf(endpoint), handler)
  const call = callerOf(app, endpoint, handler)
  // Not at the first call: by then a new version may lie where this one was.
  app.addHook('onReady', async () => {
    await endpoint.body?.()
  })
  app.route({
    method,
    url: path,
    ...(endpoint.file && { handlerTimeout: UPLOAD_MS }),
    ...(!mayPack(path) && { compress: false }),
    // Who calls is decided before the body is even read.
    onRequest: async (request) => {
      const { database: db, services, sessions } = app
      // What the server does not say that it can do, it does not know.
      if (feature && !services.features().includes(feature)) throw notFound()
      const now = request.arrivedAt
      const { tokens } = services
      request.user = await authenticate(request, access, { db, sessions, tokens, now })
      refuseUnready(endpoint, request.user, { config: services.config, now })
      checkParams(request.params)
    },
    handler: async (request, reply) => {
      const input = await readInput(endpoint, request)
      const context = {
        ...input,
        params: checkParams(request.params),
        user: request.user,
        db: app.database,
        now: request.arrivedAt,
        services: app.services,
        request,
      }
      const make = () => call(context)
      const { visitorAnswers } = app
      if (visitorAnswers.isOn && isForVisitors(endpoint, request)) {
        return visitorAnswers.send(request, reply, make)
      }
      const answer = await make()
      // A call of no group, such as each answer of a test, changes nothing that others show.
      if (method !== 'GET' && group !== 'none') visitorAnswers.forget()
      return sendAnswer(endpoint.accepts ? reply.code(202) : reply, answer)
    },
  })
}

/**
 * Gives a group of the contract its handlers. Access, parameters, file and body are checked from
 * the declaration before a handler runs; a call without a handler does not compile.
 */
export const implement = <G extends Record<string, object>>(
  app: FastifyInstance,
  group: G,
  handlers: Handlers<G>,
): void => {
  for (const name of Object.keys(group)) {
    const handler = handlers[name]
    register(
      app,
      // The types of both have been checked against each other by the signature.
      group[name] as unknown as AnyEndpoint,
      (typeof handler === 'function'
        ? { run: handler }
        : handler) as unknown as MadeHandler,
    )
  }
}

/**
 * Refuses to go on when a call of the contract has no handler.
 *
 * @throws naming the missing calls.
 */
export const assertImplemented = (
  app: FastifyInstance,
  contract: Record<string, Record<string, { method: string; path: string }>>,
): void => {
  const missing = Object.values(contract)
    .flatMap((group) => Object.values(group))
    .map(nameOf)
    .filter((name) => !app.implemented.has(name))
  if (missing.length > 0) throw new Error(`calls without a handler:\n${missing.join('\n')}`)
}
