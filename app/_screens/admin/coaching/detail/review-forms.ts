import { templateContext } from '@/app/_screens/admin/coaching/template-context'
import {
  NotificationDialog,
  type NotificationPayload,
} from '@/components/coaching/notification-dialog'
import { REJECTION_REASONS, type RejectionReason } from '@/lib/domain/notification-choices'
import {
  acceptanceTemplate,
  rejectionReason,
  rejectionTemplate,
} from '@/lib/domain/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'

type ReviewForm = {
  title: string
  recipient: string
  send: (payload: NotificationPayload) => Promise<unknown>
}

const REASONS = Object.entries(REJECTION_REASONS).map(([value, label]) => ({
  value,
  label,
}))

const isReason = (choice: string): choice is RejectionReason => choice in REJECTION_REASONS
const reasonOf = (choice: string): RejectionReason => (isReason(choice) ? choice : 'other')

/** The acceptance message; null when it was given up. */
export const openAcceptance = (coaching: AdminCoaching, form: ReviewForm) =>
  openDialog(NotificationDialog, {
    ...form,
    compose: () => acceptanceTemplate(templateContext(coaching)),
    rule: 'optional',
  })

/** The rejection message with its reason as it is stored and shown; null when it was given up. */
export async function openRejection(coaching: AdminCoaching, form: ReviewForm) {
  const context = templateContext(coaching)
  const outcome = await openDialog(NotificationDialog, {
    ...form,
    choices: REASONS,
    choiceLabel: 'Alasan',
    otherLabel: 'Alasan lainnya',
    compose: (choice, other) => rejectionTemplate(reasonOf(choice), context, other),
    rule: 'optional',
  })
  return outcome && { reason: rejectionReason(reasonOf(outcome.choice), outcome.other) }
}
