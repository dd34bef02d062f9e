import { presentMinutes } from './present-minutes'
import { reportMoment } from './report-times'

const join = (from: string, to: string) => ({
  ...{ minutes: null, from: reportMoment(from), to: reportMoment(to) },
})
const OVER_MIDNIGHT = join('08/31/2026 11:30:00 PM', '09/01/2026 12:30:00 AM')
const AFTER_IT = join('09/01/2026 12:20:00 AM', '09/01/2026 12:50:00 AM')

test('a stay over midnight counts in whichever order the report has the joins', () => {
  expect(presentMinutes([OVER_MIDNIGHT, AFTER_IT])).toBe(80)
  expect(presentMinutes([AFTER_IT, OVER_MIDNIGHT])).toBe(80)
})
