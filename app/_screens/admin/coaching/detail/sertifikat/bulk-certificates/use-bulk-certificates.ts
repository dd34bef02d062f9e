import { runBatch } from '@/app/_screens/admin/batch/run-batch'
import {
  rowsNow,
  sendOver,
} from '@/app/_screens/admin/coaching/detail/sertifikat/stored-certificate'
import { upload } from '@/lib/api/upload'
import { useRefresh } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { confirm, openDialog } from '@/lib/feedback/dialog'
import { CertificatesDialog } from './certificates-dialog'
import type { CertificatePair } from './use-assignments'
import { useNotifyAll } from './use-notify-all'

/** Sends a certificate to its row, byte for byte (decision 60). A foreign server may answer nothing, or ids that are numbers. */
async function send({ file, row }: CertificatePair, onProgress: (share: number) => void) {
  const input = { params: { id: row.id }, version: row.version, file, onProgress }
  const stored = await upload(api.adminCoaching.uploadCertificate, input)
  if (String(Object(stored).id ?? row.id) !== row.id)
    throw new Error('Server menyimpannya pada peserta lain.')
}

/** Whose file was just uploaded: told of it is only whom another admin has told since, while its result was read. */
async function toldSince(coachingId: string, read: readonly CertificateRow[]) {
  const before = new Map(read.map(({ id, notifiedAt }) => [id, notifiedAt]))
  return (await rowsNow(coachingId, read)).map((row) =>
    row.notifiedAt === before.get(row.id) ? { ...row, notifiedAt: null } : row,
  )
}

/** Certificates of many participants at once, and the messages about them. */
export function useBulkCertificates(coaching: AdminCoaching) {
  const refresh = useRefresh()
  const { tell, notifyAll } = useNotifyAll(coaching)

  async function uploadMany(rows: readonly CertificateRow[]) {
    const seen = await rowsNow(coaching.id, rows)
    const pairs = await openDialog(CertificatesDialog, { coaching, rows: seen })
    if (!pairs) return
    // once for all of them: an own upload is no change of somebody else
    let asked: ReturnType<typeof rowsNow> | undefined
    const now = () => (asked ??= rowsNow(coaching.id, seen))
    const uploads = await runBatch({
      title: 'Mengunggah sertifikat',
      running: 'Mengunggah…',
      done: 'Terunggah',
      items: pairs,
      act: (pair, onProgress) => sendOver(pair.row, now, () => send(pair, onProgress)),
      onRest: () => refresh(['certificate', 'attention']),
    })
    const files = uploads.flatMap(({ item, state }) =>
      state.kind === 'done' ? [item.row] : [],
    )
    if (files.length === 0) return
    const present = await toldSince(coaching.id, files)
    if (present.length === 0) return
    const isWanted = await confirm({
      title: `Kirim notifikasi ke ${present.length} peserta?`,
      body: 'Sertifikat mereka sudah terunggah.',
    })
    if (isWanted) await tell(present)
  }

  return { uploadMany, notifyAll }
}
