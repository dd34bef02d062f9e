import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AnswerOf, BodyOf, ParamsOf } from '../../lib/contract/endpoint.ts'
import { filledPath } from '../../lib/domain/text/filled-path.ts'
import type { Problem } from '../../lib/entities/problem.ts'
import type { Role } from '../../lib/entities/user.ts'
import { buildApp } from '../app.ts'
import type { Db } from '../db/client.ts'
import { outbox } from '../db/schema/system.ts'
import { updateSession } from '../repositories/sessions.ts'
import { insertUser, type NewUser, type UserRow } from '../repositories/users.ts'
import { fixedClock } from '../services/clock.ts'
import { memoryStore } from '../services/file-store.ts'
import { deliverDue } from '../services/outbox.ts'
import type { Message, Sender, Senders } from '../services/senders.ts'
import { openSession } from '../services/sessions.ts'
import type { Config } from '../start/config.ts'
import type { Deps, Services } from '../start/deps.ts'
import { checkAnswers } from './answer-check.ts'
import { multipartBody, type SentFile } from './multipart-body.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** A Monday morning in Jakarta. */
export const TEST_NOW = new Date('2026-08-24T09:00:00+07:00')

/** A caller: a role (an account is made for it), an account, or an access token. */
export type Caller = Role | UserRow | { token: string }

type AnyEndpoint = { method: string; path: string; file?: object }

export type CallOptions<E> = {
  params?: [ParamsOf<E>] extends [never] ? Record<string, string> : ParamsOf<E>
  /** Typed by the contract; `unknown` is accepted too, because bad bodies are worth a test. */
  body?: BodyOf<E> | Record<string, unknown>
  file?: SentFile
  as?: Caller
  headers?: Record<string, string>
}

export type CallResult<E> = {
  status: number
  /** The answer of the contract; read `problem` where a refusal is expected. */
  answer: AnswerOf<E>
  problem: Problem
  headers: Record<string, unknown>
  bytes: Buffer
}

export type TestServer = {
  app: FastifyInstance
  db: Db
  pool: pg.Pool
  services: Services
  deps: Deps
  clock: ReturnType<typeof fixedClock>
  /** Messages handed to the senders. */
  sent: Message[]
  outbox: () => Promise<(typeof outbox.$inferSelect)[]>
  /** Sends what is due, as a job does every few seconds; by other gateways where they are given. */
  deliver: (senders?: Partial<Senders>) => Promise<void>
  createUser: (values?: Partial<NewUser>) => Promise<UserRow>
  /** An access token for an account, as a login would give it, whose owner has just confirmed the password. */
  tokenOf: (user: UserRow) => Promise<string>
  call: <E extends AnyEndpoint>(
    endpoint: E,
    options?: CallOptions<E>,
  ) => Promise<CallResult<E>>
  /** A `call` that always speaks for the same account; a role gets one when it first calls. */
  as: (caller: Caller) => TestServer['call']
  /** Empties the database and sets the clock back; for `beforeEach`. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

export const TEST_CONFIG: Config = {
  basePath: '/e-coaching',
  publicUrl: 'http://localhost:3000/e-coaching',
  secret: 'a secret for tests, long enough for everyone',
  demo: true,
  appName: 'E-Coaching Kehutanan',
  trustProxy: 'loopback',
  allowedOrigins: [],
  registerLimit: 30,
  requiresSecondFactor: false,
  kept: { records: 365, audit: 730, messages: 30 },
}

/** Password123 under cheap settings; tests of passwords make their own. */
export const TEST_PASSWORD = 'Password123'

const createAccounts = ({
  db,
  clock,
  services,
}: Pick<TestServer, 'db' | 'clock' | 'services'>) => {
  let made = 0
  let passwordHash: Promise<string> | undefined
  const createUser = async (values: Partial<NewUser> = {}) => {
    made += 1
    passwordHash ??= services.passwords.hash(TEST_PASSWORD)
    const role = values.role ?? 'user'
    return insertUser(db, {
      role,
      username: `${role}${made}`,
      email: `${role}${made}@contoh.go.id`,
      fullName: `Nama ${role} ${made}`,
      whatsapp: '081234567890',
      ...(role === 'user' && { jenisKelamin: 'Perempuan', namaInstansi: 'Balai Uji' }),
      passwordHash: await passwordHash,
      ...values,
    })
  }
  const tokenOf = async ({ id: userId, role }: UserRow) => {
    const now = clock.now()
    const pair = await openSession(db, services, { userId, role, now })
    const id = services.tokens.readRefresh(pair.refreshToken)?.familyId ?? ''
    await updateSession(db, id, { confirmedAt: new Date(now.getTime() - 1000) })
    return pair.accessToken
  }
  const tokenFor = async (caller: Caller) => {
    if (typeof caller === 'string') return tokenOf(await createUser({ role: caller }))
    return 'token' in caller ? caller.token : tokenOf(caller)
  }
  return { createUser, tokenOf, tokenFor }
}

const bodyOf = (
  endpoint: AnyEndpoint,
  { body, file }: { body?: unknown; file?: SentFile },
) => {
  if (endpoint.file) return multipartBody(body ?? {}, file)
  if (body === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

const readJson = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls of an application in the name of whoever `tokenFor` knows. */
export const createCall =
  (
    app: FastifyInstance,
    tokenFor: (caller: Caller) => Promise<string>,
  ): TestServer['call'] =>
  async (endpoint, options = {}) => {
    const { headers, payload } = bodyOf(endpoint, options)
    const token = options.as && (await tokenFor(options.as))
    const reply = await app.inject({
      method: endpoint.method as 'GET',
      url: `${TEST_CONFIG.basePath}/api/v1${filledPath(endpoint.path, Object(options.params))}`,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      ...(payload !== undefined && { payload }),
    })
    const json = readJson(reply.payload)
    return {
      status: reply.statusCode,
      answer: json,
      problem: json,
      headers: reply.headers,
      bytes: reply.rawPayload,
    }
  }

/** What a test gives in the place of the usual. */
type Replaced = { config?: Partial<Config>; database?: TestDatabase } & Partial<
  Pick<
    Deps,
    | 'site'
    | 'files'
    | 'logger'
    | 'senders'
    | 'whatsappTemplates'
    | 'whatsappWebhook'
    | 'probes'
    | 'metrics'
    | 'freeBytes'
    | 'handlerMs'
  >
>

/** The real application on a fresh database, with a clock that stands still. */
export const createTestServer = async (options: Replaced = {}): Promise<TestServer> => {
  const { config, database = await openTestDatabase(), ...replaced } = options
  const clock = fixedClock(TEST_NOW)
  const sent: Message[] = []
  const send: Sender = async (message) => {
    sent.push(message)
  }
  const deps: Deps = {
    config: { ...TEST_CONFIG, ...config },
    db: database.db,
    clock,
    files: memoryStore(),
    senders: { email: send, whatsapp: send },
    // TEST_LOG=1 shows why a call ended with 500.
    logger: process.env.TEST_LOG ? { level: 'error' } : false,
    site: null,
    // a machine under load answers late; who tests the limit sets it
    handlerMs: 120_000,
    ...replaced,
  }
  const app = await buildApp(deps)
  checkAnswers(app, deps.config)
  await app.ready()
  const { services } = app
  const { createUser, tokenOf, tokenFor } = createAccounts({ db: deps.db, clock, services })
  const call = createCall(app, tokenFor)
  return {
    ...{ app, db: deps.db, pool: database.pool, services, deps },
    ...{ clock, sent, createUser, tokenOf, call },
    outbox: () => deps.db.select().from(outbox),
    deliver: (senders) =>
      deliverDue({
        ...{ ...deps, senders: { ...deps.senders, ...senders } },
        log: { warn: () => undefined },
      }),
    as: (caller) => {
      let account: Promise<UserRow> | undefined
      return async (endpoint, calling) => {
        if (typeof caller !== 'string') return call(endpoint, { as: caller, ...calling })
        account ??= createUser({ role: caller })
        return call(endpoint, { as: await account, ...calling })
      }
    },
    reset: async () => {
      await database.empty()
      clock.set(TEST_NOW)
      sent.length = 0
    },
    close: async () => {
      await app.close()
      await app.services.drawing.close()
      await database.close()
    },
  }
}
