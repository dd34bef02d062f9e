import { useAtomValue } from 'jotai'
import { Award } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ForestIllustration } from '@/components/ui/forest-illustration'
import { dataSaverAtom } from '@/lib/browser/data-saver'
import { lazyPart } from '@/lib/browser/lazy-part'
import { certificateName } from './certificate-file'
import { useCertificate } from './use-certificate'

const FirstPage = lazyPart(
  async () => (await import('@/components/content/first-page')).FirstPage,
)

/** A sheet in the shape of a certificate, until there is one to show. */
export function Sheet({ isEarned }: { isEarned: boolean }) {
  const look = isEarned ? 'w-full' : 'max-w-44 opacity-50 grayscale sm:max-w-56'
  return (
    <div
      aria-hidden="true"
      className={`relative aspect-[297/210] w-full overflow-hidden rounded-md border border-line shadow-e1 ${look}`}
    >
      <ForestIllustration />
      <div className="absolute inset-4 grid place-items-center rounded-sm bg-white/95 text-rimba-700">
        <Award className="size-12" />
      </div>
    </div>
  )
}

function RealPage({ id, fileName }: { id: string; fileName: string | null }) {
  const loaded = useCertificate(id)
  const blob = loaded.state === 'ready' ? loaded.certificate.blob : null
  const sheet = <Sheet isEarned />
  if (!blob) return sheet
  return (
    <Suspense fallback={sheet}>
      <FirstPage
        data={blob}
        fileName={certificateName(blob, fileName)}
        label="Halaman pertama sertifikat Anda"
        fallback={sheet}
      />
    </Suspense>
  )
}

type PictureProps = { id: string; fileName: string | null; mark: string | undefined }

/** The real first page of the certificate; with 'Hemat data' a drawn sheet, and no byte of the file. */
export function CertificatePicture({ mark, ...props }: PictureProps) {
  // the page that was drawn before it was known which it is stays; that of another one does not
  const [first, setFirst] = useState(mark)
  if (first === undefined && mark !== undefined) setFirst(mark)
  if (useAtomValue(dataSaverAtom)) return <Sheet isEarned />
  return <RealPage key={mark === first ? null : mark} {...props} />
}
