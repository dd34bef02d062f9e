import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { isRole } from '../../lib/domain/people/roles.ts'
import type { Role } from '../../lib/entities/user.ts'
import { isUuid } from '../db/uuid.ts'

export type AccessClaims = {
  userId: string
  sessionId: string
  role: Role
  /** Of the family, as the refresh token that came beside it. */
  generation: number
}
export type ReadClaims = Omit<AccessClaims, 'generation'> & { generation: number | null }
export type RefreshClaims = { familyId: string; generation: number }

/** Lifetime of an access token in seconds; ±10 % so that many do not end in one moment. */
const ACCESS_SECONDS = 600
const JITTER = 0.1
const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'

/** So many tokens keep their claims: each is checked once, for it comes with every call of ten minutes. */
const VERIFIED_MAX = 20_000

/** `exp` in seconds since 1970 (RFC 7519 §4.1.4). */
type Verified = { claims: ReadClaims; exp: number }

const isPast = (exp: number, now: Date) => exp <= Math.floor(now.getTime() / 1000)

const hash = (text: string) => createHash('sha256').update(text)

/** Constant-time comparison of two texts. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(hash(one).digest(), hash(other).digest())

export const sha256 = (text: string): string => hash(text).digest('hex')

/** A short mark of a text, by which two texts are told apart. */
export const textMark = (text: string): string =>
  hash(text).digest('base64url').slice(0, 22)

export type Tokens = {
  newFamily: () => string
  /** A signed access token for a session, valid from `at`; the same input gives the same token. */
  signAccess: (claims: AccessClaims, at: Date) => Promise<string>
  /** What a valid access token says; null for any other text. One of an earlier version tells no generation. */
  readAccess: (token: string, now: Date) => Promise<ReadClaims | null>
  /** The refresh token of one generation of a family. */
  refreshOf: (claims: RefreshClaims) => string
  readRefresh: (token: string) => RefreshClaims | null
}

/**
 * Signs and reads tokens. Both kinds have keys of their own, drawn from the one secret.
 * A refresh token is `family.generation.mac`: opaque, but each one can be made again, so that a
 * lost answer can be repeated.
 */
export const createTokens = (secret: string, issuer: string): Tokens => {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  const accessKey = key('access')
  const refreshKey = key('refresh')
  const audience = `${issuer}/api`
  const macOf = (text: string) => createHmac('sha256', refreshKey).update(text).digest()

  const lifetime = (family: string, generation: number) => {
    const draw = macOf(`jitter.${family}.${generation}`).readUInt16BE(0) / 0xffff
    return Math.round(ACCESS_SECONDS * (1 - JITTER + 2 * JITTER * draw))
  }
  const refreshOf = ({ familyId, generation }: RefreshClaims) => {
    const claims = `${familyId}.${generation}`
    return `${claims}.${macOf(claims).toString('base64url')}`
  }

  const verified = new Map<string, Verified>()
  const verify = async (token: string, now: Date): Promise<Verified | null> => {
    try {
      const { payload } = await jwtVerify(token, accessKey, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer,
        audience,
        requiredClaims: ['exp', 'sub', 'sid', 'role'],
        currentDate: now,
      })
      const { sub, sid, role, gen, exp } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string' || !isRole(role)) return null
      if (!isUuid(sub) || !isUuid(sid) || exp === undefined) return null
      const generation = typeof gen === 'number' ? gen : null
      return { claims: { userId: sub, sessionId: sid, role, generation }, exp }
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  return {
    newFamily: () => randomUUID(),
    refreshOf,
    readRefresh: (token) => {
      const [familyId = '', generation] = token.split('.')
      const claims = { familyId, generation: Number(generation) }
      return sameText(token, refreshOf(claims)) ? claims : null
    },
    signAccess: ({ userId, sessionId, role, generation }, at) => {
      const issuedAt = Math.floor(at.getTime() / 1000)
      return new SignJWT({ role, sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetime(sessionId, generation))
        .sign(accessKey)
    },
    readAccess: async (token, now) => {
      const known = verified.get(token)
      if (known) return isPast(known.exp, now) ? null : known.claims
      const found = await verify(token, now)
      if (!found) return null
      const [oldest] = verified.keys()
      if (verified.size >= VERIFIED_MAX && oldest) verified.delete(oldest)
      verified.set(token, found)
      return found.claims
    },
  }
}
