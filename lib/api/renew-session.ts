import ky from 'ky'
import { readBody } from '@/lib/api/errors'
import { api } from '@/lib/contract'
import type { LoginAnswer, RenewalAnswer } from '@/lib/entities/user'
import { API_URL } from '@/lib/env'
import { markSessionExpired } from '@/lib/feedback/session-expired'
import { apiKey } from '@/lib/session/api-key'
import { storeTokens } from '@/lib/session/session'
import { storage } from '@/lib/session/storage'

export const NO_REFRESH_TOKEN = 'No refresh token available'
export const RENEWAL_FAILED = 'Failed to refresh token'

const LOCK = 'e-coaching-renewal'
let running: Promise<string> | null = null

/** Either spelling of the renewal answer (decision 7). */
type TokenPair = Partial<RenewalAnswer & LoginAnswer>

const post = (refreshToken: string) =>
  ky(api.auth.renew.path.slice(1), {
    method: 'POST',
    json: { refreshToken },
    prefix: API_URL,
    baseUrl: location.origin,
    headers: { 'x-api-key': apiKey() },
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
  })

/** Sends the renewal, once more where the first answer was lost on the way (reliability of the line). */
async function requestTokens(refreshToken: string): Promise<string> {
  const response = await post(refreshToken).catch(() => post(refreshToken))
  const pair = response.ok ? ((await readBody(response)) as TokenPair | null) : null
  const accessToken = pair?.access_token ?? pair?.accessToken
  const nextRefreshToken = pair?.refresh_token ?? pair?.refreshToken
  if (!accessToken || !nextRefreshToken) throw new Error(RENEWAL_FAILED)
  storeTokens(accessToken, nextRefreshToken)
  return accessToken
}

const inLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

async function renew(failedToken: string | null): Promise<string> {
  return inLock(async () => {
    const stored = storage.read('accessToken')
    // another tab renewed while this one waited for the lock
    if (stored && stored !== failedToken) return stored
    const refreshToken = storage.read('refreshToken')
    if (!refreshToken) throw new Error(NO_REFRESH_TOKEN)
    try {
      return await requestTokens(refreshToken)
    } catch {
      markSessionExpired()
      throw new Error(RENEWAL_FAILED)
    }
  })
}

/**
 * A fresh access token after a 401 on `failedToken`; concurrent calls and other tabs share one
 * renewal (§4 'Session', decision 6).
 * @throws Error 'No refresh token available' or 'Failed to refresh token'; the latter also raises
 * the session-expired modal.
 */
export function renewedToken(failedToken: string | null): Promise<string> {
  running ??= renew(failedToken).finally(() => {
    running = null
  })
  return running
}
