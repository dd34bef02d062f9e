import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FileSettings } from '../services/bucket-store.ts'
import type { MailSettings } from '../services/mail-sender.ts'
import { type Complain, hasScheme } from './config-values.ts'
import { readWhatsapp, type WhatsappGateway } from './whatsapp-settings.ts'

/** Services outside this machine; each is null where its variables are not set. */
export type GatewaySettings = {
  mail: MailSettings | null
  /** Who is told when a nightly backup fails; null: nobody. */
  alarm: string | null
  whatsapp: WhatsappGateway | null
  /** Null: files lie below DATA_DIR. */
  bucket: FileSettings | null
}

type Environment = NodeJS.ProcessEnv

const FROM = /^(?:[^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/

const readMail = ({ SMTP_URL: url, MAIL_FROM: from }: Environment, complain: Complain) => {
  if (!url) return null
  if (!hasScheme(url, ['smtp:', 'smtps:']))
    return complain('SMTP_URL must be like smtps://account:password@mail.contoh.go.id:465')
  if (!from || !FROM.test(from.trim()))
    return complain(
      'MAIL_FROM must be the sender of e-mails, like E-Coaching <ecoaching@contoh.go.id>, when SMTP_URL is set',
    )
  return { url, from: from.trim() }
}

const readKey = (file: string) => {
  const key = createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyType !== 'rsa') throw new Error('it is no RSA key')
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i
const SELECTOR = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i

/** The key is read at the start: a mail that is signed wrongly is worse than one that is not signed. */
const readDkim = (environment: Environment, complain: Complain) => {
  const {
    MAIL_DKIM_KEY_FILE: file,
    MAIL_DKIM_DOMAIN: domainName = '',
    MAIL_DKIM_SELECTOR: keySelector = '',
  } = environment
  if (!file && !domainName && !keySelector) return null
  if (!file) return complain('MAIL_DKIM_KEY_FILE is missing: the other MAIL_DKIM_ need it')
  if (!HOST_NAME.test(domainName))
    return complain('MAIL_DKIM_DOMAIN must be the domain of MAIL_FROM, like contoh.go.id')
  if (!SELECTOR.test(keySelector))
    return complain('MAIL_DKIM_SELECTOR must be the name before ._domainkey, like portal')
  try {
    return { domainName, keySelector, privateKey: readKey(file) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return complain(`MAIL_DKIM_KEY_FILE must be a readable PEM file: ${reason}`)
  }
}

const readAlarm = (
  { ALARM_MAIL: address, SMTP_URL: url }: Environment,
  complain: Complain,
) => {
  if (!address) return null
  if (!/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(address.trim()))
    return complain('ALARM_MAIL must be one e-mail address')
  return url ? address.trim() : complain('SMTP_URL is missing: ALARM_MAIL needs it')
}

/** A part of an address as it was meant; as it stands where it is not percent-encoded properly. */
const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const BUCKET = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/

const readBucket = (environment: Environment, complain: Complain): FileSettings | null => {
  const { FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment
  if (!FILES_URL) return null
  const url = URL.parse(FILES_URL)
  const bucket = url?.protocol === 's3:' ? BUCKET.exec(url.pathname)?.[1] : undefined
  if (!url || !bucket || !url.hostname)
    return complain(
      'FILES_URL must be like s3://key:secret@host:port/bucket?region=…&tls=1',
    )
  const accessKeyId = decoded(url.username) || AWS_ACCESS_KEY_ID
  const secretAccessKey = decoded(url.password) || AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey)
    return complain(
      'FILES_URL has no key and secret: put them into it, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    )
  const tls = url.searchParams.get('tls') ?? '1'
  if (tls !== '0' && tls !== '1') return complain('FILES_URL: tls must be 1 or 0')
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...{ bucket, accessKeyId, secretAccessKey },
  }
}

/** Reads the variables of e-mail, WhatsApp and the object store. */
export const readGateways = (
  environment: Environment,
): { settings: GatewaySettings; complaints: string[] } => {
  const complaints: string[] = []
  const complain: Complain = (sentence) => {
    complaints.push(sentence)
    return null
  }
  const mail = readMail(environment, complain)
  const dkim = readDkim(environment, complain)
  const settings = {
    mail: mail && { ...mail, dkim },
    alarm: readAlarm(environment, complain),
    whatsapp: readWhatsapp(environment, complain),
    bucket: readBucket(environment, complain),
  }
  return { settings, complaints }
}
