import { templateContext } from '@/app/_screens/admin/coaching/template-context'
import { NotificationDialog } from '@/components/coaching/notification-dialog'
import type { NotificationPayload } from '@/components/coaching/notification-form'
import { isOutdated } from '@/lib/api/errors'
import { certificateTemplate } from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'

/** The message that a certificate is there; its outcome, or null when it was given up. */
export const openCertificateForm = (
  coaching: AdminCoaching,
  { name, recipient, draft }: { name: string; recipient: string; draft: string },
  send: (payload: NotificationPayload) => Promise<unknown>,
) =>
  openDialog(NotificationDialog, {
    title: 'Kirim notifikasi sertifikat',
    recipient,
    draft: `certificate:${draft}`,
    compose: () => certificateTemplate(templateContext(coaching, name)),
    rule: 'optional',
    isOver: isOutdated,
    send,
  })
