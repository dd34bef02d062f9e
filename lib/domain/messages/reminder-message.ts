import type { Schedule } from '../../entities/coaching.ts'
import {
  type NotificationText,
  ownTemplate,
  type TemplateContext,
} from './notification-templates.ts'

/** A reminder as it is read: what the office says, the link, topic and schedule as they are now, with their zone. */
export const reminderMessage = (
  { subject, paragraph }: { subject: string; paragraph: string },
  { url, ...context }: TemplateContext & Schedule & { url: string },
): NotificationText => ownTemplate(subject, `${paragraph}\n\n${url}`, context)
