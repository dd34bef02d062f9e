import { withCoachingNow } from '@/app/_screens/admin/coaching/coaching-now'
import { templateContext, timesOf } from '@/app/_screens/admin/coaching/template-context'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import type {
  NotificationChoice,
  NotificationDialogProps,
} from '@/components/coaching/notification-form'
import { isOutdated } from '@/lib/api/errors'
import {
  REJECTION_REASONS,
  type RejectionReason,
} from '@/lib/domain/messages/notification-choices'
import {
  acceptanceTemplate,
  rejectionReason,
  rejectionTemplate,
} from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { openDialog } from '@/lib/feedback/dialog'

type ReviewForm = {
  title: string
  draft: string
  /** Whom the letter greets. */
  name: string
  recipient: string
  failsElsewhere?: boolean
  send: NotificationDialogProps['send']
  follow: NotificationDialogProps['follow']
}

const REASONS = Object.entries(REJECTION_REASONS).map(([value, label]) => ({
  value,
  label,
}))

const isReason = (choice: string): choice is RejectionReason => choice in REJECTION_REASONS
const reasonOf = (choice: string): RejectionReason => (isReason(choice) ? choice : 'other')

/** The reason of a rejection as it is stored and shown. */
export const reasonIn = ({ choice, other }: NotificationChoice) =>
  rejectionReason(reasonOf(choice), other)

/** Which proposal a message is about and which decision it announces. */
export const aboutDecision = ({ id, userId }: Proposal, kind: 'approve' | 'reject') => ({
  userId,
  proposalId: id,
  announces: kind === 'approve' ? ('acceptance' as const) : ('rejection' as const),
})

/** Where its answer was lost, ours lets it wait for the decision; a server of chapter 7 alone may have sent it. */
const failureOf = (reason: string, isUnknown: boolean) =>
  isUnknown
    ? `Keputusan belum dikirim. Belum diketahui apakah notifikasinya sampai di server${reason}.`
    : `Notifikasi belum terkirim${reason}.`

/** The acceptance message; null when it was given up. */
export const openAcceptance = (read: AdminCoaching, { name, send, ...form }: ReviewForm) =>
  withCoachingNow(read, (coaching) =>
    openDialog(MessageDialog, {
      ...form,
      purpose: 'acceptance',
      send: (payload, outcome) => send({ ...payload, times: timesOf(coaching) }, outcome),
      compose: (_choice, _other, voice) =>
        acceptanceTemplate(templateContext(coaching, voice, name)),
      rule: 'optional',
      startsAtSend: true,
      isOver: isOutdated,
      failureOf,
    }),
  )

/** The rejection message; null when it was given up. */
export const openRejection = (read: AdminCoaching, { name, ...form }: ReviewForm) =>
  withCoachingNow(read, (coaching) =>
    openDialog(MessageDialog, {
      ...form,
      purpose: 'rejection',
      choices: REASONS,
      choiceLabel: 'Alasan',
      otherLabel: 'Alasan lainnya',
      compose: (choice, other, voice) =>
        rejectionTemplate(reasonOf(choice), templateContext(coaching, voice, name), other),
      rule: 'optional',
      isOver: isOutdated,
      failureOf,
    }),
  )
