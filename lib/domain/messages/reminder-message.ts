import type { Schedule } from '../../entities/coaching.ts'
import {
  type NotificationText,
  ownTemplate,
  type TemplateContext,
} from './notification-templates.ts'
import { DEADLINE_SLOT } from './slots.ts'

/** A reminder as it is read: what the office says, the link, topic and schedule as they are now, in the reader's zone. */
export const reminderMessage = (
  { subject, paragraph }: { subject: string; paragraph: string },
  { url, ...context }: TemplateContext & Schedule & { url: string },
): NotificationText => {
  const filled = (text: string) =>
    text.replaceAll(DEADLINE_SLOT, `21:00 ${context.timeZone.label}`)
  return ownTemplate(filled(subject), `${filled(paragraph)}\n\n${url}`, context)
}
