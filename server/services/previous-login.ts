import type { PreviousLogin } from '../../lib/entities/session.ts'
import type { Db } from '../db/client.ts'
import { findPreviousLogin } from '../repositories/own-sessions.ts'

/** The login before the one that began a session; null where none is known any more. */
export const previousLoginOf = async (
  db: Db,
  which: { userId: string; sessionId: string },
): Promise<PreviousLogin | null> => {
  const found = await findPreviousLogin(db, which)
  return found && { ...found, at: found.at.toISOString() }
}
