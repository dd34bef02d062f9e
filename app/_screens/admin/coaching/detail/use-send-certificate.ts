import { templateContext } from '@/app/_screens/admin/coaching/template-context'
import { NotificationDialog } from '@/components/coaching/notification-dialog'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { NOTIFICATION_SENT } from '@/lib/copy'
import { certificateTemplate } from '@/lib/domain/notification-templates'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { inform, openDialog } from '@/lib/feedback/dialog'

/** 'Kirim Notifikasi' of a certificate row; skipped with the e-mail box off (§4 'Certificate'). */
export function useSendCertificate(coaching: AdminCoaching) {
  const [send] = useMutation(api.adminCoaching.sendCertificateNotification, {
    errors: 'ignore',
  })
  return async function sendCertificate({ userId, name }: CertificateRow) {
    const outcome = await openDialog(NotificationDialog, {
      title: 'Kirim notifikasi sertifikat',
      recipient: name,
      compose: () => certificateTemplate(templateContext(coaching)),
      rule: 'optional',
      send: (payload) =>
        send({ params: { id: coaching.id }, body: { userId, ...payload } }),
    })
    if (outcome?.sent) await inform({ title: NOTIFICATION_SENT })
  }
}
