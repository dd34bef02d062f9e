import { storage } from '@/lib/session/storage'

/** A random UUID, also where `crypto.randomUUID` is missing: outside a secure context (decision 5). */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The client's own id, made once and kept; made anew on the next request after it was cleared. */
export function apiKey(): string {
  const kept = storage.read('apiKey')
  if (kept) return kept
  const made = randomUuid()
  storage.write('apiKey', made)
  return made
}
