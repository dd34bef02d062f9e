import { isInstant } from '../domain/schedule/calendar-day.ts'
import { text } from './fields.ts'

/** An instant with offset (decision 2) in a field that may be missing. */
export const instant = (message = 'Waktu tidak valid') =>
  text(40).test('instant', message, (value) => value == null || isInstant(value))
