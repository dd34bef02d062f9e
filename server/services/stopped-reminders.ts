import { createHmac, hkdfSync } from 'node:crypto'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { isUuid } from '../db/uuid.ts'
import { lockName } from '../repositories/locks.ts'
import { withdrawRemindersOf } from '../repositories/unsent-reminders.ts'
import { findUserRow, setRemindersStopped } from '../repositories/users.ts'
import type { Config } from '../start/config.ts'
import { sameText } from './tokens.ts'

type Keys = Pick<Config, 'secret'>

/** The same for a person in every mail, so that an old one works too; nobody can make it without the office's secret. */
const tokenOf = ({ secret }: Keys, userId: Id): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stop reminders', 32))
  return `${userId}.${createHmac('sha256', key).update(userId).digest('base64url')}`
}

export const STOP_PATH = '/pengingat'

/** Where a person ends their reminders without a login, and begins them again. */
export const stopUrlOf = (config: Keys & Pick<Config, 'publicUrl'>, userId: Id): string =>
  `${config.publicUrl}${STOP_PATH}/${tokenOf(config, userId)}`

/** Whether the owner of a link gets reminders; null for a link that is none of ours, or whose account is gone. */
export const readReminderChoice = async (
  db: Db,
  config: Keys,
  token: string,
): Promise<{ userId: Id; isStopped: boolean } | null> => {
  const [userId = ''] = token.split('.')
  if (!isUuid(userId) || !sameText(token, tokenOf(config, userId))) return null
  const row = await findUserRow(db, userId)
  return row && { userId, isStopped: row.remindersStoppedAt !== null }
}

/** Ends somebody's reminders, those that wait for their gateway too, or begins them again. Decisions go on. */
export const chooseReminders = async (
  tx: Db,
  { userId, stop, now }: { userId: Id; stop: boolean; now: Date },
): Promise<void> => {
  await lockName(tx, 'reminders')
  await setRemindersStopped(tx, userId, stop ? now : null)
  if (stop) await withdrawRemindersOf(tx, userId)
}
