import { withCoachingNow } from '@/app/_screens/admin/coaching/coaching-now'
import { templateContext } from '@/app/_screens/admin/coaching/template-context'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import type { NotificationDialogProps } from '@/components/coaching/notification-form'
import { isOutdated } from '@/lib/api/errors'
import { NAME_SLOT, NAME_SLOT_HINT } from '@/lib/domain/messages/name-slot'
import {
  certificateTemplate,
  type NotificationText,
  type TemplateContext,
} from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'

/** `name` of the one who is greeted; without it the message is filled in for each. */
type Addressee = {
  name?: string
  recipient: string
  draft: string
  /** What is written; that the certificate is there without it. */
  compose?: (context: TemplateContext) => NotificationText
  failsElsewhere?: boolean
}

/** The message about a certificate; its outcome, or null when it was given up. */
export const openCertificateForm = (
  read: AdminCoaching,
  { name, recipient, draft, compose = certificateTemplate, failsElsewhere }: Addressee,
  send: NotificationDialogProps['send'],
) =>
  withCoachingNow(read, (coaching) =>
    openDialog(MessageDialog, {
      title: 'Kirim notifikasi sertifikat',
      purpose: 'certificate',
      recipient: name ? recipient : `${recipient}. ${NAME_SLOT_HINT}`,
      draft: `certificate:${draft}`,
      compose: (_choice, _other, voice) =>
        compose(templateContext(coaching, voice, name ?? NAME_SLOT)),
      rule: 'optional',
      isOver: failsElsewhere ? undefined : isOutdated,
      failsElsewhere,
      send,
    }),
  )
