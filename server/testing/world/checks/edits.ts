import type { Check } from '../seen.ts'
import { isOf } from './rows-of.ts'

type Values = Record<string, unknown>

/** The fields of a form by the columns that keep them. */
const FIELDS: Record<string, Record<string, string>> = {
  coachings: {
    topic: 'topic',
    total_peserta: 'totalPeserta',
    tanggal_meeting: 'tanggalMeeting',
    jam_mulai: 'jamMulai',
    jam_selesai: 'jamSelesai',
  },
  faqs: { question: 'question', answer: 'answer' },
}
const TABLES: Record<string, 'coachings' | 'faqs'> = {
  'PATCH /coaching/admin/:id': 'coachings',
  'PUT /faq/:id': 'faqs',
}

const plain = (value: unknown) => {
  const instant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return instant ? Date.parse(String(value)) : (value ?? null)
}

/** W4: an edit replaces only values that its editor has seen. */
export const editsWhatWasSeen: Check = ({ call }) => {
  const table = call && TABLES[call.call]
  if (!table || call.status !== 200 || !call.seen) return null
  const { id } = call.params as { id: string }
  const before = call.before[table].find((row) => row.id === id) as Values | undefined
  const after = call.after[table].find((row) => row.id === id) as Values | undefined
  for (const [column, field] of Object.entries(FIELDS[table] ?? {})) {
    const [was, is] = [plain(before?.[column]), plain(after?.[column])]
    const seen = plain((call.seen as Values)[field])
    if (was !== is && was !== seen)
      return { told: `${call.device.name} saw ${field} ${seen}`, is: `${was} became ${is}` }
  }
  return null
}

/** W4: whoever marks an attendance makes it other than what they saw. */
export const attendanceIsAsMarked: Check = ({ call }) => {
  if (!call?.call.endsWith('/absensi') || call.status !== 200 || !call.seen) return null
  const { id: coachingId } = call.params as { id: string }
  const { userId } = call.body as { userId: string }
  const { status: seen } = call.seen as { status: boolean }
  const is = call.after.attendance.some(isOf({ coachingId, userId }))
  return is === seen
    ? { told: `${call.device.name} saw ${seen} and changed it`, is: `it is ${is}` }
    : null
}
