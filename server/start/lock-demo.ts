import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { DEMO_PASSWORDS, demoAccountIds } from '../db/demo/seed-demo.ts'
import { revokeSessionsOf } from '../repositories/sessions.ts'
import { findUserRows, updateUserRow } from '../repositories/users.ts'
import type { Passwords } from '../services/passwords.ts'

type Act = { passwords: Passwords; now: Date }

/** Which of these hashes are of passwords that every reader of the pages knows. */
const knownHashes = async (hashes: Set<string>, { passwords }: Act) => {
  const known = new Set<string>()
  for (const hash of hashes) {
    for (const password of Object.values(DEMO_PASSWORDS)) {
      if (await passwords.verify(hash, password)) known.add(hash)
    }
  }
  return known
}

/**
 * Locks what a demo has left behind when the same data are served to others: accounts that it made and
 * that still have its passwords get one that nobody knows, and their sessions end.
 *
 * @returns their user names; the office gives them passwords of their own with `npm run admin`
 */
export const lockDemoAccounts = async (db: Db, act: Act): Promise<string[]> => {
  const rows = await findUserRows(db, demoAccountIds())
  const hashes = new Set(rows.map(({ passwordHash }) => passwordHash))
  const known = await knownHashes(hashes, act)
  const open = rows.filter(({ passwordHash }) => known.has(passwordHash))
  if (open.length === 0) return []
  const { now } = act
  const passwordHash = await act.passwords.hash(randomBytes(32).toString('base64url'))
  await db.transaction(async (tx) => {
    for (const { id: userId } of open) {
      await updateUserRow(tx, userId, { passwordHash, updatedAt: now })
      await revokeSessionsOf(tx, { userId, now, reason: 'password-changed' })
    }
  })
  return open.map(({ username }) => username)
}
