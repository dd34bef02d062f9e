import { useRef } from 'react'
import { sendBatch } from '@/app/_screens/admin/batch/run-batch'
import { openCertificateForm } from '@/app/_screens/admin/coaching/detail/sertifikat/certificate-form'
import { rowsNow } from '@/app/_screens/admin/coaching/detail/sertifikat/stored-certificate'
import { sentWords } from '@/app/_screens/admin/sent-words'
import type { NotificationDialogProps } from '@/components/coaching/notification-form'
import { call } from '@/lib/api/call'
import { useRefresh } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { addressedTo } from '@/lib/domain/messages/name-slot'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { choose, confirm, inform } from '@/lib/feedback/dialog'

const ALL_WERE_TOLD = {
  title: 'Semua peserta ini sudah pernah dikirimi notifikasi. Kirim lagi?',
}

/** The messages about the certificates of many participants. */
export function useNotifyAll(coaching: AdminCoaching) {
  const refresh = useRefresh()
  /** Who was told while this tab is open, for a server that does not tell it. */
  const told = useRef(new Set<string>())

  /** Whom to write to when some were told already; none where it is given up. */
  async function addressees(rows: readonly CertificateRow[]) {
    const rest = rows.filter(({ id, notifiedAt = told.current.has(id) }) => !notifiedAt)
    if (rest.length === rows.length) return rows
    if (rest.length === 0) return (await confirm(ALL_WERE_TOLD)) ? rows : []
    const answer = await choose({
      title: 'Sebagian peserta sudah pernah dikirimi notifikasi',
      options: [
        { value: 'rest', label: `Yang belum saja (${rest.length})`, tone: 'primary' },
        { value: 'all', label: `Semua (${rows.length})` },
      ],
    })
    return answer === 'rest' ? rest : answer === 'all' ? rows : []
  }

  async function tell(candidates: readonly CertificateRow[]) {
    const rows = await addressees(candidates)
    if (rows.length === 0) return
    const send: NotificationDialogProps['send'] = (payload, outcome) =>
      sendBatch({
        title: 'Mengirim notifikasi sertifikat',
        running: 'Mengirim…',
        done: sentWords(outcome).title,
        items: rows,
        onRest: () => refresh(['certificate']),
        act: async ({ id, userId, name, notifiedAt: toldAt }) => {
          const about = { userId, certificateId: id, isThere: true, toldAt }
          const body = { ...addressedTo(payload, name), ...about }
          const input = { params: { id: coaching.id }, body }
          await call(api.adminCoaching.sendCertificateNotification, input, { quiet: true })
          told.current.add(id)
        },
      })
    const form = {
      recipient: `${rows.length} peserta`,
      draft: `many:${coaching.id}`,
      failsElsewhere: true,
    }
    await openCertificateForm(coaching, form, send)
  }

  /** Whom another admin has told since the page was read is not told twice unasked. */
  async function notifyAll(read: readonly CertificateRow[]) {
    const rows = (await rowsNow(coaching.id, read)).filter(({ fileName }) => fileName)
    void refresh(['certificate'])
    if (rows.length > 0) return tell(rows)
    await inform({ title: 'Sertifikat mereka sudah tidak ada lagi' })
  }

  return { tell, notifyAll }
}
