import { DEADLINE_SLOT, reminderSlotFault } from './slots.ts'

test.each([
  ['subject', `Post Test ditutup pukul ${DEADLINE_SLOT}`, true],
  ['subject', 'Halo {nama}', false],
  ['paragraph', 'Halo {nama}: {topik}, {jadwal}, {batas}. {pengirim}', true],
  ['paragraph', 'Halo {tautan}', false],
] as const)('what a %s may name: %s', (field, text, isFine) => {
  expect(reminderSlotFault(text, field) === null).toBe(isFine)
})
