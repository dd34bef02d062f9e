import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, BodyOf, ParamsOf } from '../lib/contract/endpoint.ts'
import type { Db } from './db/client.ts'
import type { Services } from './deps.ts'
import { authenticate } from './plugins/auth.ts'
import { contentDisposition } from './plugins/disposition.ts'
import type { createOnce } from './plugins/idempotency.ts'
import { type AnyEndpoint, checkParams, type Input, readInput } from './plugins/input.ts'
import type { SessionUser } from './repositories/sessions.ts'
import type { CheckedFile } from './services/inspect-file.ts'
import { sha256 } from './services/tokens.ts'

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
    ? CheckedFile
    : CheckedFile | null
  : null

type ReplyOf<E> = AnswerOf<E> extends Blob ? BinaryAnswer : AnswerOf<E>

/**
 * What a handler gets. `db` is already a transaction in calls marked `once`; elsewhere a handler
 * that writes more than one row opens its own. `now` is the moment of the call's arrival.
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

export type Handlers<G> = {
  readonly [K in keyof G]: (context: Context<G[K]>) => Promise<ReplyOf<G[K]>>
}

/** A handler after its types have met the contract's. */
type AnyHandler = (context: Record<string, unknown>) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    database: Db
    services: Services
    once: ReturnType<typeof createOnce>
    /** 'GET /faq' of every call that has a handler. */
    implemented: Set<string>
  }
  interface FastifyRequest {
    user: SessionUser | null
    arrivedAt: Date
  }
}

const UPLOAD_MS = 300_000

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

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

/** The handler inside the act's transaction, or its kept answer. */
const runOnce = async (
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  { request, input }: { request: FastifyRequest; input: Input },
  context: Record<string, unknown>,
) => {
  const { database, once } = request.server
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') {
    return database.transaction((tx) => handler({ ...context, db: tx }))
  }
  const act = {
    key,
    userId: request.user?.id ?? null,
    call: `${nameOf(endpoint)} ${JSON.stringify(context.params)}`,
    body: JSON.stringify([
      input.body,
      input.file && sha256(input.file.bytes.toString('base64')),
    ]),
    now: request.arrivedAt,
  }
  const answer = await once(database, act, async (tx) =>
    JSON.stringify((await handler({ ...context, db: tx })) ?? null),
  )
  return JSON.parse(answer) as unknown
}

const register = (app: FastifyInstance, endpoint: AnyEndpoint, handler: AnyHandler) => {
  const { access, method, path } = endpoint
  app.implemented.add(nameOf(endpoint))
  app.route({
    method,
    url: path,
    ...(endpoint.file && { handlerTimeout: UPLOAD_MS }),
    // Who calls is decided before the body is even read.
    onRequest: async (request) => {
      const { database: db, services } = app
      const now = request.arrivedAt
      request.user = await authenticate(request, access, {
        db,
        tokens: services.tokens,
        now,
      })
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
      const answer = endpoint.once
        ? await runOnce(endpoint, handler, { request, input }, context)
        : await handler(context)
      return sendAnswer(reply, answer)
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
    register(
      app,
      // The types of both have been checked against each other by the signature.
      group[name] as unknown as AnyEndpoint,
      handlers[name] as unknown as AnyHandler,
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
