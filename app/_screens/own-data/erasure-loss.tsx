import { Notice } from '@/components/ui/notice'
import type { ErasureOutlook } from '@/lib/entities/privacy'

const recordsText = (days: number) =>
  days === 0
    ? 'tetap dihitung tanpa nama, dan langsung tidak dapat dihubungkan dengan Anda'
    : `tetap disimpan dan dihitung tanpa nama; setelah ${days} hari tidak dapat lagi dihubungkan dengan siapa pun`

/** What an erasure takes and what stays, before the password is asked for. */
export function ErasureLoss({
  outlook: { coachings, certificates, recordsDays },
  isAdmin,
}: {
  outlook: ErasureOutlook
  isAdmin: boolean
}) {
  return (
    <div className="mb-5 space-y-4">
      {coachings.length > 0 && (
        <Notice
          tone="warning"
          title={`${coachings.length} coaching yang Anda ikuti atau ajukan belum selesai`}
        >
          <ul className="list-disc pl-[1.25em]">
            {coachings.map(({ id, topic }) => (
              <li key={id}>{topic}</li>
            ))}
          </ul>
          Tempat Anda dilepas, dan sertifikat yang belum terbit tidak akan diterbitkan.
        </Notice>
      )}
      <ul className="list-disc space-y-1 pl-[1.25em]">
        <li>Anda dikeluarkan dari semua perangkat dan tidak dapat login lagi.</li>
        {isAdmin ? (
          <li>
            Nama Anda tetap tercantum pada tindakan yang Anda lakukan sebagai admin, selama
            catatan tindakan disimpan.
          </li>
        ) : (
          <>
            <li>Pengajuan, kehadiran, test, dan survei Anda {recordsText(recordsDays)}.</li>
            <li>
              Sertifikat tidak dapat diunduh lagi dari akun Anda: unduh dahulu yang masih
              Anda perlukan.
            </li>
            {certificates > 0 && (
              <li>
                {certificates} sertifikat Anda tetap tercatat dalam register kantor dengan
                nama yang tercetak.
              </li>
            )}
          </>
        )}
      </ul>
    </div>
  )
}
