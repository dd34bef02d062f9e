import type { FastifyServerOptions } from 'fastify'
import { DrizzleQueryError } from '../db/orm.ts'
import { databaseError } from '../db/refusal.ts'

/** What must not stand in a log, wherever an error message brings it from. */
const PERSONAL: [what: RegExp, shown: string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\b(Bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>'],
  [/\bBearer\s+\S+/gi, '<token>'],
  [/(:\/\/)[^\s/@]+@/g, '$1<account>@'],
  [/\+?\b\d[\d ()-]{7,}\d\b/g, '<number>'],
]

/** A text without e-mail addresses, telephone numbers, tokens and passwords of addresses. */
export const withoutPersonalData = (text: string): string =>
  PERSONAL.reduce((rest, [what, shown]) => rest.replace(what, shown), text)

type LoggedError = {
  type: string
  message: string
  stack: string
  [field: string]: unknown
}

const FIELDS = ['constraint', 'table', 'column', 'routine'] as const

/** What PostgreSQL says of an error without the values: its message and detail quote them. */
const fromDatabase = (error: Error): LoggedError | null => {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error
  if (!(error instanceof DrizzleQueryError) && !('severity' in error)) return null
  const known = FIELDS.flatMap((name) => {
    const value: unknown = Reflect.get(cause, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return {
    type: cause.name,
    code: databaseError(error)?.code ?? null,
    ...Object.fromEntries(known),
    message: error instanceof DrizzleQueryError ? `failed: ${error.query}` : 'refused',
    stack: framesOf(cause),
  }
}

/** Where it happened: the lines of a stack below its message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** An error as it may stand in a log. */
export const loggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' }
  }
  const code: unknown = Reflect.get(error, 'code')
  return (
    fromDatabase(error) ?? {
      type: error.name,
      ...(typeof code === 'string' && { code }),
      message: withoutPersonalData(error.message),
      stack: framesOf(error),
    }
  )
}

/** A place in our own program, without the folder in which it is installed. */
const PLACE = /^\s+at .*\b((?:server|lib)\/[\w./-]+\.ts:\d+)/m

/** What kind of error and where; never its sentence, which may hold what somebody has typed. */
export const kindOf = (error: Error): string => {
  const { type, code } = loggedError(error)
  return [type, code, PLACE.exec(error.stack ?? '')?.[1]].filter(Boolean).join(' ')
}

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** One JSON object per line, in UTC, with what tells a request and nothing that tells a person. */
export const loggerSettings = (
  level: string,
  stream?: { write: (line: string) => void },
): Logger => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: loggedError },
  ...(stream && { stream }),
})
