import { Secret, TOTP } from 'otpauth'
import { confirmKey, putNewKey } from '../repositories/second-factors.ts'
import type { UserRow } from '../repositories/users.ts'
import { newKey, shownKey } from '../services/one-time-codes.ts'
import type { TestServer } from './test-server.ts'

/** The code that an app with this key shows at a moment. */
export const codeOf = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() })

/** A key that waits for its first code. */
export const beginFactor = async (
  { db, services }: TestServer,
  { id: userId, username: label }: UserRow,
) => {
  const secret = newKey(services)
  await putNewKey(db, { userId, secret })
  const { key } = shownKey(services, { secret, label })
  return { secret, key, codeAt: (at: Date) => codeOf(key, at) }
}

/** A second factor in use, none of whose codes has been used; without recovery codes. */
export const giveFactor = async (server: TestServer, user: UserRow) => {
  const begun = await beginFactor(server, user)
  const { secret } = begun
  const now = server.clock.now()
  await confirmKey(server.db, { userId: user.id, secret, step: 0, now })
  return begun
}
