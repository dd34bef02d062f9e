import { sentWords } from '@/app/_screens/admin/sent-words'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { confirm, inform } from '@/lib/feedback/dialog'
import type { CertificateNotificationBody } from '@/lib/validation/notification'
import { openCertificateForm } from './certificate-form'
import { rowsNow } from './stored-certificate'

/** Sends a message about a certificate to whose it is. */
export function useTellCertificate(coaching: AdminCoaching) {
  const [send] = useMutation(api.adminCoaching.sendCertificateNotification, {
    errors: 'ignore',
    alsoRefresh: ['certificate'],
    whenOutdated: ['coaching'],
  })
  const params = { id: coaching.id }
  return (body: CertificateNotificationBody) => send({ params, body })
}

/** 'Kirim Notifikasi' of a certificate row; skipped with the e-mail box off (§4 'Certificate'). */
export function useSendCertificate(coaching: AdminCoaching) {
  const tell = useTellCertificate(coaching)
  return async function sendCertificate(read: CertificateRow) {
    // another admin may have withdrawn it since the page was read
    const [row = read] = await rowsNow(coaching.id, [read])
    const { id: certificateId, userId, name, fileName, notifiedAt: toldAt } = row
    const about = { userId, certificateId, isThere: fileName !== null, toldAt }
    // every complete row has the button (§2), but its message says that the certificate is there
    const isWanted = fileName || (await confirm(withoutCertificate(row)))
    if (!isWanted) return
    const outcome = await openCertificateForm(
      coaching,
      { name, recipient: name, draft: certificateId },
      (payload) => tell({ ...payload, ...about }),
    )
    if (outcome?.sent) await inform(sentWords(outcome))
  }
}

/** It was withdrawn, or there has been none. */
const withoutCertificate = ({ name, issued }: CertificateRow) => {
  const [title, state] =
    issued?.state === 'withdrawn'
      ? ['Sertifikat sudah dicabut', 'sudah dicabut, sehingga tidak']
      : ['Sertifikat belum diunggah', 'belum ada, sehingga belum']
  const body = `Sertifikat ${name} ${state} dapat diunduh peserta. Tetap kirim notifikasi?`
  return { title, body }
}
