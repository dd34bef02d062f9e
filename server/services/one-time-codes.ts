import { hkdfSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Services } from '../start/deps.ts'
import { decipher, encipher } from './cipher.ts'
import { randomLetters } from './random-letters.ts'

type Office = Pick<Services, 'config'>

/** RFC 4226 4 R6: 160 bits. */
const KEY_BYTES = 20
/** Steps of 30 s before and after the present one that are taken too (RFC 6238 5.2). */
const DRIFT = 1

const cipherKey = ({ config }: Office) =>
  Buffer.from(hkdfSync('sha256', config.secret, '', 'second-factor', 32))

/** A new key for an app, as it is stored: enciphered. */
export const newKey = (office: Office): string =>
  encipher(cipherKey(office), new Secret({ size: KEY_BYTES }).base32)

const totpOf = (office: Office, { secret, label }: { secret: string; label: string }) =>
  new TOTP({
    issuer: office.config.appName,
    ...{ label, secret: Secret.fromBase32(decipher(cipherKey(office), secret)) },
  })

/** The key as people take it over: by its letters, or as a picture of its address. */
export const shownKey = (
  office: Office,
  stored: { secret: string; label: string },
): { key: string; picture: string } => {
  const totp = totpOf(office, stored)
  return { key: totp.secret.base32, picture: renderSVG(totp.toString(), { border: 2 }) }
}

/**
 * The time step that a code of six digits belongs to; null for a wrong one.
 *
 * @throws Error where the key was enciphered with another secret of the server
 */
export const stepOfCode = (
  office: Office,
  { secret, code, now }: { secret: string; code: string; now: Date },
): number | null => {
  const totp = totpOf(office, { secret, label: 'Akun' })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Letters and digits that nobody mistakes for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const CODE_LENGTH = 10

/** Ten recovery codes of 49 bits each, as they are typed without their dash. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => randomLetters(ALPHABET, CODE_LENGTH))

/** As a person reads it: 'abcde-fghjk'. */
export const readableCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
