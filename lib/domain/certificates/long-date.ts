import { formatDate, MONTHS } from '../schedule/dates.ts'
import type { Zone } from '../schedule/time-zone.ts'

/** '24 Agustus 2026', as it stands on papers. */
export const longDate = (instant: Date, zone: Zone): string => {
  const [day, month, year] = formatDate(instant, zone).split('/')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}
