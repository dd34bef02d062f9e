import { useRef } from 'react'
import { collectMessage } from '@/app/_screens/admin/batch/collect-message'
import { runBatch } from '@/app/_screens/admin/batch/run-batch'
import { openCertificateForm } from '@/app/_screens/admin/coaching/detail/sertifikat/certificate-form'
import { STORED_CERTIFICATE } from '@/app/_screens/admin/coaching/detail/sertifikat/stored-certificate'
import { unlessReplaced } from '@/app/_screens/admin/file-review/unless-replaced'
import { call } from '@/lib/api/call'
import { upload } from '@/lib/api/upload'
import { useRefresh } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { NOTIFICATION_SENT } from '@/lib/copy'
import { addressedTo } from '@/lib/domain/messages/name-slot'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { choose, confirm, openDialog } from '@/lib/feedback/dialog'
import { CertificatesDialog } from './certificates-dialog'
import type { CertificatePair } from './use-assignments'

/** Sends a certificate to its row, byte for byte (decision 60). A foreign server may answer nothing, or ids that are numbers. */
async function send({ file, row }: CertificatePair, onProgress: (share: number) => void) {
  const input = { params: { id: row.id }, version: row.version, file, onProgress }
  const sent = upload(api.adminCoaching.uploadCertificate, input)
  const stored = await unlessReplaced(sent, STORED_CERTIFICATE)
  if (String(Object(stored).id ?? row.id) !== row.id)
    throw new Error('Server menyimpannya pada peserta lain.')
}

const ALL_WERE_TOLD = {
  title: 'Semua peserta ini sudah menerima notifikasi. Kirim lagi?',
}

/** Certificates of many participants at once, and the messages about them. */
export function useBulkCertificates(coaching: AdminCoaching) {
  const refresh = useRefresh()
  /** Who was told while this tab is open, for a server that does not tell it. */
  const told = useRef(new Set<string>())

  /** Whom to write to when some were told already; none where it is given up. */
  async function addressees(rows: readonly CertificateRow[]) {
    const rest = rows.filter(({ id, notifiedAt = told.current.has(id) }) => !notifiedAt)
    if (rest.length === rows.length) return rows
    if (rest.length === 0) return (await confirm(ALL_WERE_TOLD)) ? rows : []
    const answer = await choose({
      title: 'Sebagian peserta sudah menerima notifikasi',
      options: [
        { value: 'rest', label: `Yang belum saja (${rest.length})`, tone: 'primary' },
        { value: 'all', label: `Semua (${rows.length})` },
      ],
    })
    return answer === 'rest' ? rest : answer === 'all' ? rows : []
  }

  async function notifyAll(candidates: readonly CertificateRow[]) {
    const rows = await addressees(candidates)
    if (rows.length === 0) return
    const message = await collectMessage((send) =>
      openCertificateForm(
        coaching,
        { recipient: `${rows.length} peserta`, draft: `many:${coaching.id}` },
        send,
      ),
    )
    const payload = message?.payload
    if (!payload) return
    await runBatch({
      title: 'Mengirim notifikasi sertifikat',
      running: 'Mengirim…',
      done: NOTIFICATION_SENT,
      items: rows,
      onRest: () => refresh(['certificate']),
      act: async ({ id, userId, name }) => {
        const body = { ...addressedTo(payload, name), userId, certificateId: id }
        const input = { params: { id: coaching.id }, body }
        await call(api.adminCoaching.sendCertificateNotification, input, { quiet: true })
        told.current.add(id)
      },
    })
  }

  async function uploadMany(rows: readonly CertificateRow[]) {
    const pairs = await openDialog(CertificatesDialog, { coaching, rows })
    if (!pairs) return
    const sent = await runBatch({
      title: 'Mengunggah sertifikat',
      running: 'Mengunggah…',
      done: 'Terunggah',
      items: pairs,
      act: send,
      onRest: () => refresh(['certificate', 'attention']),
    })
    if (sent.length === 0) return
    const isWanted = await confirm({
      title: `Kirim notifikasi ke ${sent.length} peserta?`,
      body: 'Sertifikat mereka sudah terunggah.',
    })
    // of these files nobody has been told yet
    if (isWanted) await notifyAll(sent.map(({ row }) => ({ ...row, notifiedAt: null })))
  }

  return { uploadMany, notifyAll }
}
