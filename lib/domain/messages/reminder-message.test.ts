import { zoneOf } from '../schedule/time-zone.ts'
import { reminderMessage } from './reminder-message.ts'

test.each([
  ['Asia/Jakarta', '21:00 WIB'],
  ['Asia/Jayapura', '21:00 WIT'],
] as const)(
  'a reminder tells its deadline as its reader in %s sees it',
  (zone, deadline) => {
    const context = {
      ...{ topic: 'Rehabilitasi mangrove', product: 'E-Coaching', sender: 'Kantor' },
      tanggalMeeting: '2026-08-25T05:00:00Z',
      jamMulai: '2026-08-25T03:00:00Z',
      jamSelesai: '2026-08-25T05:00:00Z',
      ...{ timeZone: zoneOf(zone), url: 'https://portal.go.id/#/coaching/1' },
    }
    const texts = {
      subject: 'Batas {batas}',
      paragraph: 'Kerjakan {topik} sebelum {batas}.',
    }
    const { subject, message } = reminderMessage(texts, context)
    expect(subject).toBe(`E-Coaching - Batas ${deadline}`)
    expect(message).toContain(`Kerjakan Rehabilitasi mangrove sebelum ${deadline}.`)
    expect(message).toContain('https://portal.go.id/#/coaching/1')
  },
)
