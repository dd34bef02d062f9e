import { templateContext } from '@/app/_screens/admin/coaching/template-context'
import { NAME_SLOT } from '@/lib/domain/messages/name-slot'
import type { OfficeVoice } from '@/lib/domain/messages/notification-templates'
import { reminderMessage } from '@/lib/domain/messages/reminder-message'
import { READY_REMINDERS } from '@/lib/domain/messages/reminder-plan'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { ReminderKind } from '@/lib/entities/reminder-values'
import { href } from '@/lib/router/href'

/** The message as its readers get it, with its link; their name is a slot still. */
export const messageOf = (
  coaching: AdminCoaching,
  voice: OfficeVoice,
  kind: ReminderKind,
  text: { subject: string; paragraph: string },
) => {
  const { page } = READY_REMINDERS[kind]
  const path = href(`proses-coaching/${page}`, { id: coaching.id })
  return reminderMessage(text, {
    ...templateContext(coaching, voice, NAME_SLOT),
    url: new URL(path, window.location.href).href,
  })
}
