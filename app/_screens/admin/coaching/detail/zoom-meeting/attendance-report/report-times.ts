const UNITS: readonly [minutes: number, words: RegExp][] = [
  [60, /^(h|hrs?|hours?|j|jam)$/],
  [1, /^(m|mins?|minutes?|mnt|menit)$/],
  [1 / 60, /^(s|secs?|seconds?|d|dtk|detik)$/],
]
const PART = /(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*/g
const number = (text: string): number => Number(text.replace(',', '.'))

const inWords = (text: string): number | null => {
  if (text.replace(PART, '') !== '') return null
  const parts = [...text.matchAll(PART)].map(([, amount = '', word = '']) => {
    const unit = UNITS.find(([, words]) => words.test(word))
    return unit ? number(amount) * unit[0] : Number.NaN
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.length > 0 && Number.isFinite(sum) ? sum : null
}

/**
 * A length of time in minutes, as meeting reports write it: '45' (minutes), '1h 2m 3s', '1 hr 5 min',
 * '1j 2m 3d', '52 menit', '1:02:03' (hours first). Null where it is none of these.
 */
export const reportMinutes = (text: string): number | null => {
  const plain = text.trim().toLowerCase()
  if (/^\d+([.,]\d+)?$/.test(plain)) return number(plain)
  const clock = /^(\d{1,3}):(\d{2}):(\d{2})$/.exec(plain)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3]) / 60
  return inWords(plain)
}

/** A moment of a report: its day as it is written, '' where only the time stands, and minutes since midnight. */
export type ReportMoment = { day: string; minutes: number }

const TIME =
  /^(?:(.*?)[\s,T]+)?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?(?:\s*(?:wib|wita|wit|utc|gmt|z)\S*)?$/i

/**
 * When somebody came or went: '08/25/2026 09:00:12 AM', '25/08/2026 09.00', '8/25/26, 9:01:23 AM',
 * '2026-08-25T09:00:12Z', 'Aug 25, 2026 09:00:12 AM', '9:05 AM'. In which order a day is written is
 * not asked: within one report the same day is written the same way. Null where there is no time.
 */
export const reportMoment = (text: string): ReportMoment | null => {
  const plain = text.replace(/[\s\u202f\u00a0]+/g, ' ').trim()
  const found = TIME.exec(plain)
  if (!found) return null
  const [, day = '', hours = '', minutes = '', seconds = '0', half] = found
  const noon = half?.toLowerCase() === 'p' ? 12 : 0
  const hour = half ? (Number(hours) % 12) + noon : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return {
    day: day.replace(/[\s,]+/g, ' ').trim(),
    minutes: hour * 60 + Number(minutes) + Number(seconds) / 60,
  }
}
