import type { Schedule } from '../../entities/coaching.ts'
import { postTestWindow } from '../participation/timing.ts'
import { formatTime } from '../schedule/dates.ts'
import { WIB } from '../schedule/time-zone.ts'
import {
  type NotificationText,
  ownTemplate,
  type TemplateContext,
} from './notification-templates.ts'

/** Stands for the end of the post-test, in the reader's zone: '21:00 WIB', '22:00 WITA'. */
export const DEADLINE_SLOT = '{batas}'

/** The end is at 21:00 of the office's zone. */
const deadlineOf = ({ timeZone, ...schedule }: TemplateContext & Schedule) => {
  const window = postTestWindow(schedule, new Date(0), WIB.zone)
  if (window.state === 'unscheduled') return `21:00 ${WIB.label}`
  return `${formatTime(window.closesAt, timeZone.zone)} ${timeZone.label}`
}

/** A reminder as it is read: what the office says, the link, topic and schedule as they are now, in the reader's zone. */
export const reminderMessage = (
  { subject, paragraph }: { subject: string; paragraph: string },
  { url, ...context }: TemplateContext & Schedule & { url: string },
): NotificationText => {
  const filled = (text: string) => text.replaceAll(DEADLINE_SLOT, () => deadlineOf(context))
  return ownTemplate(filled(subject), `${filled(paragraph)}\n\n${url}`, context)
}
