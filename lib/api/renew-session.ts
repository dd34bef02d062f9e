import ky from 'ky'
import { ApiError, ConnectionError, isPage, readBody } from '@/lib/api/errors'
import { NO_REFRESH_TOKEN, RENEWAL_FAILED, sessionLoss } from '@/lib/api/session-loss'
import { browserZoneName } from '@/lib/browser/time-zone'
import { withLock } from '@/lib/browser/with-lock'
import { api } from '@/lib/contract'
import type { Problem } from '@/lib/entities/problem'
import type { LoginAnswer, RenewalAnswer } from '@/lib/entities/user'
import { API_URL } from '@/lib/env'
import { markSessionEnd } from '@/lib/feedback/session-end'
import { apiKey } from '@/lib/session/api-key'
import { storeTokens } from '@/lib/session/session'
import { storage } from '@/lib/session/storage'
import { isSameAccount } from '@/lib/session/token'

const OTHER_ACCOUNT =
  'Akun lain sudah login di tab lain. Muat ulang halaman untuk melanjutkan.'

const LOCK = 'e-coaching-renewal'
/** So long a try may take, and so long another tab is waited for: its line may have died, or it may have been put to sleep. */
const LONGEST_MS = 20_000
let running: Promise<string> | null = null

/** Either spelling of the renewal answer (decision 7). */
type TokenPair = Partial<RenewalAnswer & LoginAnswer>

const post = (refreshToken: string) =>
  ky(api.auth.renew.path.slice(1), {
    method: 'POST',
    json: { refreshToken, timeZone: browserZoneName() },
    prefix: API_URL,
    baseUrl: location.origin,
    headers: { 'x-api-key': apiKey() },
    signal: AbortSignal.timeout(LONGEST_MS),
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
  })

/** A server or a proxy that cannot answer now: not a word about the session. */
const NOT_NOW = [408, 425, 429, 502, 503, 504]

const ask = async (refreshToken: string) => {
  const response = await post(refreshToken)
  return { response, body: await readBody(response) }
}

/**
 * Sends the renewal, once more where the first answer was lost on the way.
 * @returns null when it is refused
 * @throws ConnectionError or ApiError where nobody has said whether the session is over.
 */
async function requestTokens(refreshToken: string) {
  const { response, body } = await ask(refreshToken)
    .catch(() => ask(refreshToken))
    .catch(() => Promise.reject(new ConnectionError()))
  if (isPage(body) || NOT_NOW.includes(response.status))
    // what waits for the renewal has been refused so far, and nothing of it is done
    throw new ApiError(response.status, body, false)
  const answer = response.ok ? (body as TokenPair | null) : null
  const accessToken = answer?.access_token ?? answer?.accessToken
  const next = answer?.refresh_token ?? answer?.refreshToken
  return accessToken && next ? { accessToken, refreshToken: next } : null
}

/** The token stored meanwhile; a call is never repeated in the name of another account. */
function storedToken(failedToken: string | null): string {
  const stored = storage.read('accessToken')
  if (!stored) throw sessionLoss(NO_REFRESH_TOKEN)
  if (!isSameAccount(stored, failedToken)) throw new Error(OTHER_ACCOUNT)
  return stored
}

/** Tells where a 401 says that its account is there no more; no renewal helps then. Returns whether it does. */
export function tellErased(body: unknown): boolean {
  const erased: Problem['reason'] = 'account-erased'
  if (Object(body).reason !== erased) return false
  markSessionEnd('erased')
  return true
}

async function renew(failedToken: string | null): Promise<string> {
  return withLock(LOCK, { signal: AbortSignal.timeout(LONGEST_MS) }, async () => {
    const stored = storage.read('accessToken')
    // another tab renewed while this one waited for the lock
    if (stored && stored !== failedToken) return storedToken(failedToken)
    const refreshToken = storage.read('refreshToken')
    if (!refreshToken) throw sessionLoss(NO_REFRESH_TOKEN)
    const asked = requestTokens(refreshToken)
    await asked.catch(() => null)
    // a logout or another login while the renewal was under way stands
    if (storage.read('refreshToken') !== refreshToken) return storedToken(failedToken)
    const pair = await asked
    if (!pair) {
      markSessionEnd('expired')
      throw sessionLoss(RENEWAL_FAILED)
    }
    storeTokens(pair.accessToken, pair.refreshToken)
    return pair.accessToken
  })
}

/**
 * A fresh access token after a 401 on `failedToken`; concurrent calls and other tabs share one
 * renewal (§4 'Session', decision 6).
 * @throws Error 'No refresh token available' or 'Failed to refresh token'; the latter also raises
 * the session-expired modal. ConnectionError or ApiError where the renewal could not be asked for now.
 */
export function renewedToken(failedToken: string | null): Promise<string> {
  running ??= renew(failedToken).finally(() => {
    running = null
  })
  return running
}
