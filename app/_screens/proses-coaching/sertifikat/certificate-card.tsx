import { Award, Download, Eye, RotateCw, Share2 } from 'lucide-react'
import {
  type Participation,
  useParticipation,
} from '@/app/_screens/proses-coaching/participation-context'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ForestIllustration } from '@/components/ui/forest-illustration'
import { canShareFiles, useSaveCertificate } from './use-save-certificate'

function Thumbnail({ isAvailable }: { isAvailable: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`relative aspect-[4/3] w-full max-w-44 overflow-hidden rounded-md border border-line shadow-e1 sm:max-w-56 ${
        isAvailable ? '' : 'opacity-50 grayscale'
      }`}
    >
      <ForestIllustration />
      <div className="absolute inset-4 grid place-items-center rounded-sm bg-white/95 text-rimba-700">
        <Award className="size-12" />
      </div>
    </div>
  )
}

function wordsOf({ steps, facts }: Participation, fileName: string | null) {
  const { state, reason } = steps.sertifikat
  if (state === 'done') {
    return {
      title: 'Sertifikat Anda sudah tersedia',
      text: fileName ?? 'Lihat di layar penuh atau unduh ke perangkat Anda.',
    }
  }
  if (state === 'unknown')
    return { title: 'Sertifikat belum dapat diperiksa', text: reason }
  return facts.certificate.missing.length === 0
    ? {
        title: 'Sertifikat sedang disiapkan',
        text: 'Semua syarat sudah lengkap. Sertifikat muncul di sini setelah diunggah oleh admin.',
      }
    : { title: 'Sertifikat belum tersedia', text: reason }
}

function Actions({ id, fileName }: { id: string; fileName: string | null }) {
  const { save, isSaving, share, isSharing } = useSaveCertificate(id, fileName)
  return (
    <>
      <RouteLink
        to="proses-coaching/sertifikat/preview"
        params={{ id }}
        className={buttonClass()}
      >
        <Eye aria-hidden="true" className="size-5 shrink-0" />
        Lihat
      </RouteLink>
      <Button
        variant="secondary"
        icon={<Download />}
        loading={isSaving}
        aria-label="Unduh sertifikat"
        onClick={() => void save()}
      >
        Unduh
      </Button>
      {canShareFiles() && (
        <Button
          variant="secondary"
          icon={<Share2 />}
          loading={isSharing}
          aria-label="Bagikan sertifikat"
          onClick={() => void share()}
        >
          Bagikan
        </Button>
      )}
    </>
  )
}

/** The certificate itself: available, being prepared, not yet earned, or not known. */
export function CertificateCard({ id, fileName }: { id: string; fileName: string | null }) {
  const participation = useParticipation()
  const { steps, isAsking, askAgain } = participation
  const { title, text } = wordsOf(participation, fileName)
  const isAvailable = steps.sertifikat.state === 'done'
  return (
    <Card as="section" aria-label="Sertifikat">
      <div className="flex flex-wrap items-center gap-6">
        <Thumbnail isAvailable={isAvailable} />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-balance font-bold text-xl">{title}</h2>
          <p className="wrap-anywhere mt-1 text-ink-2">{text}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {isAvailable ? (
              <Actions id={id} fileName={fileName} />
            ) : (
              <Button
                variant="secondary"
                size="sm"
                icon={<RotateCw />}
                loading={isAsking}
                onClick={() => void askAgain()}
              >
                Periksa lagi
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}
