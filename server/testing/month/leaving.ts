import type { ReminderKind } from '../../../lib/entities/reminder-values.ts'
import type { Message } from '../../services/senders.ts'

/** A message as it leaves, with what the queue knows of it. */
export type Leaving = Message & {
  userId: string | null
  coachingId: string | null
  reminderId: string | null
  createdBy: string | null
  purpose: ReminderKind | 'waiting' | 'place-alert'
  attempts: number
}
