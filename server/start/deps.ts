import type { FastifyServerOptions } from 'fastify'
import type { DrawnScreen } from '../../lib/first-paint/first-calls.ts'
import type { Db } from '../db/client.ts'
import type { Probe } from '../plugins/health.ts'
import type { MetricsSource } from '../plugins/metrics.ts'
import type { Drawing } from '../services/certificates/drawing.ts'
import type { Signature } from '../services/certificates/signature.ts'
import type { Clock } from '../services/clock.ts'
import type { ErrorRecord } from '../services/error-record.ts'
import type { FileStore } from '../services/file-store.ts'
import type { Passwords } from '../services/passwords.ts'
import type { createProgram } from '../services/program.ts'
import type { Channel, Senders } from '../services/senders.ts'
import type { SmallPictures } from '../services/small-pictures.ts'
import type { Tokens } from '../services/tokens.ts'
import type { WhatsappWebhook } from '../services/whatsapp-sender.ts'
import type { Templates } from '../services/whatsapp-templates.ts'
import type { Config } from './config.ts'

/** Answers of calls by their path below the API's base, without a slash at its beginning. */
export type Answers = Record<string, unknown>

/** The exported client: its folder, and the policy computed from its inline scripts. */
export type Site = {
  folder: string
  contentSecurityPolicy: string | null
  /** Draws a screen from the answers of its first calls; bundled by the build. */
  drawScreen?:
    | ((name: DrawnScreen, path: string, answers: Answers, isOfficial: boolean) => string)
    | null
}

/** All that the application takes from outside; tests and the mock replace any of it. */
export type Deps = {
  config: Config
  db: Db
  clock: Clock
  files: FileStore
  /** Where smaller copies of pictures are kept; in memory without it. */
  smallPictures?: FileStore
  senders: Senders
  /** What WhatsApp takes beyond 24 hours; without one a text goes as it is. */
  whatsappTemplates?: Templates
  /** Without it the gateway cannot say later what became of messages. */
  whatsappWebhook?: WhatsappWebhook | null
  logger: FastifyServerOptions['logger']
  /** Null when only the API is wanted: development and tests. */
  site: Site | null
  /** Bytes left where the data lies; without it no call is refused for lack of room. */
  freeBytes?: () => Promise<number>
  /** What `/ready` asks beside the database. */
  probes?: Record<string, Probe>
  /** Signs the certificates that the portal makes; without it they are not signed. */
  signature?: Signature | null
  /** How long a call may take to arrive and to be answered, in ms; uploads have their own time. */
  handlerMs?: number
  /** How long visitors share an answer, in ms; without it each is made anew. */
  visitorAnswersMs?: number
  /** Without it nothing is measured and there is no `/metrics`. */
  metrics?: MetricsSource
}

/** What handlers and services work with, beside the database that each call hands on. */
export type Services = Pick<Deps, 'config' | 'clock' | 'files'> & {
  passwords: Passwords
  tokens: Tokens
  /** By which messages go out; one without a gateway is not among them. */
  ways: readonly Channel[]
  /** Those of them by which messages reach nobody: a demo writes them to its log. */
  logged: readonly Channel[]
  whatsappTemplates: Templates
  /** What this server can do beside chapter 7. */
  features: () => string[]
  smallPictures: SmallPictures
  drawing: Drawing
  /** Bytes left where the data lies; without it nobody can tell. */
  freeBytes: Deps['freeBytes']
  /** Calls that failed here. */
  errors: ErrorRecord
  program: ReturnType<typeof createProgram>
}
