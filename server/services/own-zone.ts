import { zoneOf } from '../../lib/domain/schedule/time-zone.ts'
import type { Db } from '../db/client.ts'
import { rememberZone } from '../repositories/sessions.ts'
import type { Services } from '../start/deps.ts'

const isZone = (name: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/**
 * Keeps where somebody uses the portal, by the name that their browser gives (IANA): their messages have the times that they see
 * there. What names no zone says nothing.
 */
export const noteZone = async (
  tx: Db,
  { tokens }: Pick<Services, 'tokens'>,
  { refreshToken, timeZone }: { refreshToken: string; timeZone: string | undefined },
): Promise<void> => {
  const sessionId = tokens.readRefresh(refreshToken)?.familyId
  if (!sessionId || !timeZone || !isZone(timeZone)) return
  await rememberZone(tx, { sessionId, zone: zoneOf(timeZone).zone })
}
