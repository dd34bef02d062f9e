import { openCertificateForm } from '@/app/_screens/admin/coaching/detail/sertifikat/certificate-form'
import { rowsNow } from '@/app/_screens/admin/coaching/detail/sertifikat/stored-certificate'
import { useTellCertificate } from '@/app/_screens/admin/coaching/detail/sertifikat/use-send-certificate'
import { sentWords } from '@/app/_screens/admin/sent-words'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type {
  NotificationText,
  TemplateContext,
} from '@/lib/domain/messages/notification-templates'
import type { CertificateRow, IssuedCertificate } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { inform, openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { ReasonDialog } from './reason-dialog'
import { reissuedTemplate, withdrawnTemplate } from './renewal-messages'

const QUIET = { errors: 'ignore', alsoRefresh: ['attention'] } as const

/** Issuing anew and withdrawing: the reason, the act, and the message to the participant, which offers itself. */
export function useRenewal(coaching: AdminCoaching) {
  const [callReissue] = useMutation(api.certificateRegister.reissue, QUIET)
  const [callWithdraw] = useMutation(api.certificateRegister.withdraw, QUIET)
  const tell = useTellCertificate(coaching)

  async function offerMessage(
    { id, userId, name }: CertificateRow,
    about: { draft: string; issuedId: string; isThere: boolean },
    compose: (context: TemplateContext) => NotificationText,
  ) {
    const { draft, ...said } = about
    const outcome = await openCertificateForm(
      coaching,
      { name, recipient: name, draft, compose },
      (payload) => tell({ ...payload, userId, certificateId: id, ...said }),
    )
    if (outcome?.sent) await inform(sentWords(outcome))
  }

  async function reissue(read: CertificateRow, { id, number, version }: IssuedCertificate) {
    // what is printed is the name of this moment
    const [row = read] = await rowsNow(coaching.id, [read])
    const { name } = row
    let issuedId = id
    const given = await openDialog(ReasonDialog, {
      title: 'Terbitkan ulang sertifikat',
      description: `${name}, nomor ${number}. Dibuat lagi dengan nama, topik, dan pengaturan yang sekarang, dengan nomor yang sama sebagai versi ${version + 1}. Versi sebelumnya tidak berlaku lagi.`,
      draft: `reissue:${id}`,
      submitLabel: 'Terbitkan ulang',
      send: async (body) => {
        const made = await callReissue({ params: { id }, body: { ...body, name } })
        issuedId = made.id
      },
    })
    if (!given) return
    const next = version + 1
    toast.success(`Sertifikat diterbitkan ulang sebagai versi ${next}`)
    const told = { number, version: next, reason: given.reason }
    const about = { draft: `reissued:${id}`, issuedId, isThere: true }
    await offerMessage(row, about, (context) => reissuedTemplate(told, context))
  }

  async function withdraw(row: CertificateRow, { id, number }: IssuedCertificate) {
    const given = await openDialog(ReasonDialog, {
      title: 'Cabut sertifikat',
      description: `${row.name}, nomor ${number}. Peserta tidak dapat mengunduhnya lagi, dan pemeriksaan menyatakan bahwa sertifikat ini dicabut.`,
      draft: `withdraw:${id}`,
      submitLabel: 'Cabut sertifikat',
      send: (body) => callWithdraw({ params: { id }, body }),
    })
    if (!given) return
    toast.success('Sertifikat dicabut')
    const told = { number, reason: given.reason }
    const about = { draft: `withdrawn:${id}`, issuedId: id, isThere: false }
    await offerMessage(row, about, (context) => withdrawnTemplate(told, context))
  }

  return { reissue, withdraw }
}
