import { apiKey } from '@/lib/session/api-key'
import { storage } from '@/lib/session/storage'

/** Headers of every call: the bearer token where one is stored, and the client's id (§7). */
export function callHeaders(): Record<string, string> {
  const token = storage.read('accessToken')
  return {
    'x-api-key': apiKey(),
    ...(token && { Authorization: `Bearer ${token}` }),
  }
}
