import { Settled } from '@/app/_screens/admin/batch/act-failure'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { Group } from '@/lib/contract/endpoint'

/** What shows who was there: also who is still to be reminded of it. */
export const ATTENDED: readonly Group[] = ['meeting', 'certificate', 'test']

const GONE = 'Peserta ini sudah tidak terdaftar.'
const RACED = 'Kehadiran ini baru saja diubah di tempat lain. Periksa, lalu ulangi.'

/**
 * Makes a participant present or absent. A server of chapter 7 alone toggles and a blind repeat would undo, so the state is read just before,
 * and nothing is sent where it is right already (decision 61).
 *
 * @throws where a call failed or the state is another one afterwards.
 */
export async function setAttendance(
  coachingId: string,
  { id: userId, target }: { id: string; target: boolean },
): Promise<'changed' | 'same'> {
  const params = { id: coachingId }
  const read = async () => {
    const { users } = await call(api.adminCoaching.zoomMeeting, { params }, { quiet: true })
    const row = users.find(({ id }) => id === userId)
    if (!row) throw new Settled(GONE)
    return row.status
  }
  if ((await read()) === target) return 'same'
  const input = { params, body: { userId, status: target } }
  const answer = await call(api.adminMeeting.toggleAttendance, input, { quiet: true })
  // a foreign server may answer nothing
  const status = typeof answer?.status === 'boolean' ? answer.status : await read()
  if (status !== target) throw new Error(RACED)
  return 'changed'
}
