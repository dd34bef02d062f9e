import { Sheet } from './certificate-picture'
import type { OwnIssued } from './own-issued'

/** The office has taken it back: which, and why as far as it is known. */
export function WithdrawnCertificate({ issued }: { issued: OwnIssued | null }) {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Sheet isEarned={false} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-balance font-bold text-xl">Sertifikat Anda dicabut</h2>
        {issued && (
          <p className="wrap-anywhere angka mt-1 text-ink-2">
            Nomor {issued.number}, versi {issued.version}
          </p>
        )}
        {issued?.reason && <p className="wrap-anywhere mt-1">Alasan: {issued.reason}</p>}
        <p className="mt-1 text-ink-2">
          Sertifikat ini tidak berlaku lagi dan tidak dapat diunduh. Bila ada pertanyaan,
          hubungi narahubung coaching.
        </p>
      </div>
    </div>
  )
}
