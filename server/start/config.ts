import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { object, string, ValidationError } from 'yup'
import type { KeptDays } from '../../lib/entities/privacy.ts'
import { makeFolder } from '../db/make-folder.ts'
import { isAddress, isHost, isOrigin, isProxy, listed } from './config-values.ts'
import { readDemo } from './demo-mode.ts'
import { type GatewaySettings, readGateways } from './gateway-settings.ts'

const SECRET_LENGTH = 32

const setting = () =>
  string().transform((value: unknown) => (value === '' ? undefined : value))

/** A number of days, ten years at most. */
const days = (name: string, { least, usual }: { least: number; usual: number }) =>
  setting()
    .default(String(usual))
    .test('days', `${name} must be a number from ${least} to 3650`, (value = '') => {
      const number = Number(value)
      return /^\d{1,4}$/.test(value) && number >= least && number <= 3650
    })

const schema = object({
  HOST: setting()
    .trim()
    .default('127.0.0.1')
    .test('host', 'HOST must be a name or an address without scheme and port', (host) =>
      isHost(host ?? ''),
    ),
  PORT: setting()
    .default('3000')
    .matches(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535')
    .test(
      'port',
      'PORT must be a number from 0 to 65535',
      (port) => Number(port) <= 65_535,
    ),
  BASE_PATH: string()
    .default('/e-coaching')
    .transform((path: string) => path.replace(/\/+$/, ''))
    .matches(
      /^(\/[A-Za-z0-9._~-]+)*$/,
      'BASE_PATH must be empty or a path such as /e-coaching',
    ),
  DATA_DIR: setting().default('./data'),
  DATABASE_URL: setting().test(
    'postgres',
    'DATABASE_URL must begin with postgres:// or postgresql://',
    (value) => isAddress(value, ['postgres:', 'postgresql:']),
  ),
  JWT_SECRET: setting().min(
    SECRET_LENGTH,
    `JWT_SECRET must have at least ${SECRET_LENGTH} characters`,
  ),
  PUBLIC_URL: setting().test('http', 'PUBLIC_URL must be an http(s) address', (value) =>
    isAddress(value, ['http:', 'https:']),
  ),
  DEMO: setting().oneOf(['0', '1', 'false', 'true'], 'DEMO must be 1 or 0'),
  LOG_LEVEL: setting()
    .default('info')
    .oneOf(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    ),
  TRUST_PROXY: setting()
    .trim()
    .default('loopback')
    .test(
      'proxies',
      'TRUST_PROXY must be loopback, linklocal, uniquelocal, addresses or networks such as 10.0.0.0/8, separated by commas',
      (value) => listed(value).every(isProxy),
    ),
  REGISTER_LIMIT: setting().matches(
    /^[1-9]\d{0,5}$/,
    'REGISTER_LIMIT must be a number from 1 to 999999',
  ),
  ALLOWED_ORIGINS: setting().test(
    'origins',
    'ALLOWED_ORIGINS must be exact origins such as https://coaching.contoh.go.id, separated by commas',
    (value) => listed(value).every(isOrigin),
  ),
  ADMIN_SECOND_FACTOR: setting().oneOf(
    ['required', 'optional'],
    'ADMIN_SECOND_FACTOR must be required or optional',
  ),
  KEEP_RECORDS_DAYS: days('KEEP_RECORDS_DAYS', { least: 0, usual: 365 }),
  KEEP_AUDIT_DAYS: days('KEEP_AUDIT_DAYS', { least: 30, usual: 730 }),
  KEEP_MESSAGES_DAYS: days('KEEP_MESSAGES_DAYS', { least: 1, usual: 30 }),
  METRICS_TOKEN: setting().min(16, 'METRICS_TOKEN must have at least 16 characters'),
  NEXT_PUBLIC_APP_NAME: setting().trim().default('E-Coaching Kehutanan'),
})

/** Settings that the application itself reads. */
export type Config = {
  /** `{base}`: '' or a path such as `/e-coaching`, without a slash at its end. */
  basePath: string
  /** Address of the start page as people see it, without a slash at its end. */
  publicUrl: string
  /** Key material for tokens. */
  secret: string
  demo: boolean
  appName: string
  /** Whose word on who calls is taken: names or addresses for Fastify's `trustProxy`. */
  trustProxy: string
  /** Origins beside our own from whose pages calls are taken. */
  allowedOrigins: string[]
  /** How many may register from one network address in half an hour; null: any number. */
  registerLimit: number | null
  /** Whether an admin without a second factor has to set one up before anything else; never in a demo. */
  requiresSecondFactor: boolean
  /** How long what tells of persons is kept, in days. */
  kept: KeptDays
}

/** All settings of a running server. */
export type ServerConfig = Config & {
  gateways: GatewaySettings
  host: string
  port: number
  dataDir: string
  /** Null: the embedded database below `dataDir`. */
  databaseUrl: string | null
  logLevel: string
  /** Null: only this machine reads the metrics. */
  metricsToken: string | null
}

export class ConfigError extends Error {}

const readSettings = (environment: NodeJS.ProcessEnv) => {
  const { settings: gateways, complaints } = readGateways(environment)
  const { demo, complaint } = readDemo(environment)
  if (complaint) complaints.push(complaint)
  const refuse = (errors: string[]) =>
    new ConfigError([...errors, ...complaints].join('\n'))
  try {
    const options = { abortEarly: false, stripUnknown: true }
    const settings = schema.validateSync(environment, options)
    if (complaints.length > 0) throw refuse([])
    return { ...settings, gateways, demo }
  } catch (error) {
    if (error instanceof ValidationError) throw refuse(error.errors)
    throw error
  }
}

/** Enough for an office that registers before a session; a demo has nothing to protect. */
const REGISTER_LIMIT = 30

const registerLimitOf = (said: string | undefined, demo: boolean) => {
  if (said !== undefined) return Number(said)
  return demo ? null : REGISTER_LIMIT
}

/** The secret of a demo is made once and kept, so that a restart does not end its sessions. */
const keptSecret = (dataDir: string) => {
  const file = join(dataDir, 'jwt-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  makeFolder(dataDir)
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

/**
 * Reads the settings from the environment.
 *
 * @throws ConfigError naming the variable that is missing or wrong.
 */
export const readConfig = (environment: NodeJS.ProcessEnv): ServerConfig => {
  const settings = readSettings(environment)
  const { HOST: host, BASE_PATH: basePath, JWT_SECRET, demo } = settings
  const dataDir = resolve(settings.DATA_DIR)
  const port = Number(settings.PORT)
  const shownHost = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return {
    host,
    port,
    basePath,
    gateways: settings.gateways,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN ?? null,
    secret: JWT_SECRET ?? keptSecret(dataDir),
    publicUrl: (settings.PUBLIC_URL ?? `http://${shownHost}:${port}${basePath}`).replace(
      /\/+$/,
      '',
    ),
    demo,
    trustProxy: settings.TRUST_PROXY,
    allowedOrigins: listed(settings.ALLOWED_ORIGINS),
    registerLimit: registerLimitOf(settings.REGISTER_LIMIT, demo),
    requiresSecondFactor: settings.ADMIN_SECOND_FACTOR === 'required' && !demo,
    kept: {
      records: Number(settings.KEEP_RECORDS_DAYS),
      audit: Number(settings.KEEP_AUDIT_DAYS),
      messages: Number(settings.KEEP_MESSAGES_DAYS),
    },
    appName: settings.NEXT_PUBLIC_APP_NAME,
  }
}
