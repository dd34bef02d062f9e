import type { ZoomMeetingCheck } from '../../lib/entities/meeting.ts'
import type { Db } from '../db/client.ts'
import type { Participation } from '../repositories/participation.ts'
import { isPresent } from '../repositories/participation.ts'
import { requireProposed } from './coaching-access.ts'

/**
 * The meeting for its participant; whoever is not accepted learns nothing of it.
 *
 * @throws Problem 404 unknown coaching, 410 deleted, 403 not proposed.
 */
export const checkMeeting = async (
  db: Db,
  participation: Participation,
): Promise<ZoomMeetingCheck> => {
  const { coaching, proposal } = await requireProposed(db, participation)
  if (proposal.status !== 'APPROVED')
    return { eligible: false, meetingUrl: null, meetingBackground: null, attended: false }
  return {
    eligible: true,
    meetingUrl: coaching.meetingUrl,
    meetingBackground: coaching.meetingBackground,
    attended: await isPresent(db, participation),
  }
}
