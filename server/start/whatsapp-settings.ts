import { readFileSync } from 'node:fs'
import { MESSAGE_PURPOSES, type MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type { WhatsappSettings, WhatsappWebhook } from '../services/whatsapp-sender.ts'
import {
  neededWords,
  type Template,
  type Templates,
  wordsOf,
} from '../services/whatsapp-templates.ts'
import { type Complain, hasScheme } from './config-values.ts'

export type WhatsappGateway = WhatsappSettings & {
  /** Null: the gateway does not say what became of messages. */
  webhook: WhatsappWebhook | null
}

type Environment = NodeJS.ProcessEnv

const SECRET_LENGTH = 16
const GRAPHIC = /^[\x21-\x7e]+$/

const readWebhook = (environment: Environment, complain: Complain) => {
  const { WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: token } = environment
  if (!secret)
    return token
      ? complain('WHATSAPP_APP_SECRET is missing: WHATSAPP_VERIFY_TOKEN needs it')
      : null
  if (secret.length < SECRET_LENGTH)
    return complain(`WHATSAPP_APP_SECRET must have at least ${SECRET_LENGTH} characters`)
  if (token && token.length < SECRET_LENGTH)
    return complain(`WHATSAPP_VERIFY_TOKEN must have at least ${SECRET_LENGTH} characters`)
  return { secret, verifyToken: token || null }
}

const NAME = /^[a-z0-9_]{1,512}$/
const LANGUAGE = /^[a-z]{2,3}(_[A-Z]{2,4})?$/
const oneOf = (words: readonly string[]) => words.join(', ')

/** @throws Error that says what is wrong with the template of this purpose. */
const readTemplate = (purpose: MessagePurpose, given: unknown): Template => {
  const { name, language, parameters } = Object(given)
  const wrong = (sentence: string) => new Error(`"${purpose}" ${sentence}`)
  if (typeof name !== 'string' || !NAME.test(name))
    throw wrong('needs the "name" of a template, of small letters, digits and _')
  if (typeof language !== 'string' || !LANGUAGE.test(language))
    throw wrong('needs a "language" like id or en_US')
  if (!Array.isArray(parameters)) throw wrong('needs a list of "parameters"')
  const words = wordsOf(purpose)
  const filled = parameters.map((given: unknown) => {
    const word = words.find((one) => one === given)
    if (!word)
      throw wrong(`has no parameter ${JSON.stringify(given)}, only ${oneOf(words)}`)
    return word
  })
  const needed = neededWords(purpose)
  if (needed.length > 0 && !needed.some((word) => filled.includes(word)))
    throw wrong(`must have ${needed.join(' or ')} among its parameters`)
  return { name, language, parameters: filled }
}

/** @throws Error that says what is wrong with the file. */
const parseTemplates = (text: string): Templates => {
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('it must be an object with a template for each kind of message')
  const entries = Object.entries(given).map(([name, template]: [string, unknown]) => {
    const purpose = MESSAGE_PURPOSES.find((one) => one === name)
    if (!purpose) throw new Error(`"${name}" is none of ${oneOf(MESSAGE_PURPOSES)}`)
    return [purpose, readTemplate(purpose, template)] as const
  })
  return Object.fromEntries(entries)
}

const readTemplates = (file: string | undefined, complain: Complain): Templates => {
  if (!file) return {}
  try {
    return parseTemplates(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return complain(`WHATSAPP_TEMPLATES_FILE: ${reason}`) ?? {}
  }
}

/** What is worth nothing without a gateway. */
const NEEDING = ['WHATSAPP_APP_SECRET', 'WHATSAPP_TEMPLATES_FILE'] as const

/** Reads the variables of the WhatsApp gateway. */
export const readWhatsapp = (
  environment: Environment,
  complain: Complain,
): WhatsappGateway | null => {
  const { WHATSAPP_URL: url, WHATSAPP_TOKEN: token } = environment
  const webhook = readWebhook(environment, complain)
  const templates = readTemplates(environment.WHATSAPP_TEMPLATES_FILE, complain)
  const needing = NEEDING.find((name) => environment[name])
  if (!url) return needing ? complain(`WHATSAPP_URL is missing: ${needing} needs it`) : null
  if (!hasScheme(url, ['http:', 'https:']))
    return complain('WHATSAPP_URL must be the http(s) address that takes messages')
  if (!token) return complain('WHATSAPP_TOKEN is missing: WHATSAPP_URL needs it')
  if (!GRAPHIC.test(token))
    return complain('WHATSAPP_TOKEN must have no spaces and only ASCII characters')
  return { url, token, templates, webhook }
}
