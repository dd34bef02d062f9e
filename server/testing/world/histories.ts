import type { UserRow } from '../../repositories/users.ts'
import { NO_ROWS, type Rows } from './rows.ts'
import type { Seen } from './seen.ts'

export const AT = Date.parse('2026-08-26T13:00:00+07:00')
export const iso = (time: string) => `2026-08-26T${time}:00+07:00`
export const NOTHING: Seen = {
  ...{
    now: AT,
    rows: NO_ROWS,
    call: null,
    screens: [],
    tables: [],
    made: [],
    told: [],
    delivered: [],
  },
  reminding: null,
  ...{ kept: [], talking: [], isCalm: false, owners: new Map([['siti', 'peserta-1']]) },
}
export const whose = { user_id: 'siti', coaching_id: 'c1' }
export const person = { id: 'siti', username: 'peserta-1', role: 'user' } as UserRow

export const proposal = (change: Partial<Rows['proposals'][number]> = {}) => ({
  ...{ id: 'p1', ...whose, questions: [], status: 'PENDING' as const, reason: null },
  ...{ decided_at: null, cancelled_at: null, removed_at: null },
  ...change,
})
export const coaching = (change: Partial<Rows['coachings'][number]> = {}) => ({
  ...{
    id: 'c1',
    category_id: 'k1',
    topic: 'Batas',
    total_peserta: 1,
    is_published: true,
    meeting_url: null,
  },
  ...{ tanggal_meeting: iso('12:00'), jam_mulai: iso('10:00'), jam_selesai: iso('12:00') },
  ...{ deleted_at: null, ...change },
})
export const message = (change: Partial<Rows['outbox'][number]> = {}) => ({
  ...{
    id: 'm1',
    channel: 'email' as const,
    user_id: 'siti',
    recipient: 'siti@contoh.go.id',
  },
  ...{ subject: '', body: '#acceptance p1 1', state: 'queued' as const, hold_key: null },
  reminder_id: null,
  ...change,
})
const reminder = {
  ...{ id: 'r1', ...whose, occasion: 'hour-before c1', kind: 'hour-before' as const },
  outcome: 'sent' as const,
}
export const reminding = (change: Partial<Rows>, fresh = [reminder]): Partial<Seen> => ({
  reminding: { at: Date.parse(iso('09:30')), fresh, rows: { ...NO_ROWS, ...change } },
})
export const rows = (change: Partial<Rows>): Partial<Seen> => ({
  rows: { ...NO_ROWS, ...change },
})
