import { callHeaders } from '@/lib/api/call-headers'
import { api } from '@/lib/contract'
import { API_URL } from '@/lib/env'
import { storage } from '@/lib/session/storage'

/**
 * Tells the server that the session ends, without waiting for its answer (decision 68). The
 * request outlives the page and neither renews tokens nor shows as activity.
 */
export function announceLogout(): void {
  const refreshToken = storage.read('refreshToken')
  if (!refreshToken) return
  const { method, path } = api.auth.logout
  const headers = { ...callHeaders(), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ refreshToken })
  const url = new URL(`${API_URL}${path}`, window.location.origin)
  fetch(url, { method, headers, body, keepalive: true }).catch(() => {
    // best effort: the refresh token then ends by itself
  })
}
