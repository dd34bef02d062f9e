import { zoneOf } from '../schedule/time-zone.ts'
import { acceptanceTemplate, rejectionTemplate } from './notification-templates.ts'
import { READY_REMINDERS } from './reminder-plan.ts'
import { readyText, slotFault, WORDINGS, wordingOf } from './wordings.ts'

const context = {
  ...{ topic: 'Rehabilitasi {nama}', name: 'Siti', timeZone: zoneOf('Asia/Jakarta') },
  ...{ tanggalMeeting: null, jamMulai: null, jamSelesai: null },
  ...{ product: 'E-Coaching', sender: 'Balai Uji' },
}

test.each(Object.entries(WORDINGS))('the ready text of %s has all its slots', (_, one) => {
  expect(slotFault(readyText(one), one)).toBeNull()
})

test.each([
  ['{nama} {topik} {jadwal}', 'Teks harus memuat {pengirim}'],
  [
    '{nama} {topik} {jadwal} {pengirim} {alasan}',
    '{alasan} tidak dikenal. Yang dapat dipakai: {nama}, {topik}, {jadwal}, {pengirim}',
  ],
  ['{nama} {topik} {jadwal} {pengirim}', null],
])('%s: %s', (text, fault) => {
  expect(slotFault(text, wordingOf('acceptance'))).toBe(fault)
})

test("the office's own text takes the place of the portal's, filled once", () => {
  const texts = { acceptance: 'Halo {nama}: {topik}, {jadwal}. {pengirim}' }
  expect(acceptanceTemplate({ ...context, texts }).message).toBe(
    'Halo Siti: Rehabilitasi {nama}, tanggal dan pukul akan ditentukan kemudian. Balai Uji',
  )
})

test('a reason that is still to be typed leaves no hole', () => {
  const open = rejectionTemplate('other', context).message
  expect(open).toContain('belum dapat kami terima.')
  const texts = { 'rejection:other': 'Maaf, {alasan}. {nama} {topik} {jadwal} {pengirim}' }
  expect(rejectionTemplate('other', { ...context, texts }).message).toMatch(/^Maaf, …\./)
  expect(rejectionTemplate('other', { ...context, texts }, 'penuh.').message).toMatch(
    /^Maaf, penuh\./,
  )
})

test('who is accepted is asked for a Pre Test only where the coaching has one', () => {
  for (const text of [
    acceptanceTemplate(context).message,
    READY_REMINDERS['day-before'].paragraph,
  ])
    expect(text).toMatch(/mengerjakan Pre Test bila tersedia/)
})
