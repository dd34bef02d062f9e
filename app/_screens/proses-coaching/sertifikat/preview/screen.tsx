import { Download, RotateCw } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import {
  certificateName,
  isWhole,
} from '@/app/_screens/proses-coaching/sertifikat/certificate-file'
import { useCertificate } from '@/app/_screens/proses-coaching/sertifikat/use-certificate'
import { useRecheck } from '@/app/_screens/proses-coaching/use-recheck'
import { DownloadLink, ViewerLoading } from '@/components/content/viewer/viewer-notices'
import { CloseButton } from '@/components/navigation/close-button'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import { errorText, isRefusal } from '@/lib/api/errors'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import { goBack } from '@/lib/router/navigate'
import { useParams } from '@/lib/router/use-route'

const DocumentViewer = lazyPart(
  async () => (await import('@/components/content/document-viewer')).DocumentViewer,
)

const TITLE = 'Pratinjau Sertifikat'

/** The viewer's dark frame while there is no document to show. */
function EmptyViewer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className="on-brand flex min-h-dvh flex-col bg-batu-800 text-white">
      <div className="flex min-h-14 items-center justify-between gap-3 px-4">
        <p className="font-semibold">{TITLE}</p>
        <CloseButton onClick={onClose} />
      </div>
      <div className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center">
        {children}
      </div>
    </div>
  )
}

/** The file lies on a host that lets it only be opened, not read. */
function ElsewhereLink({ address }: { address: string }) {
  return (
    <>
      <p>Sertifikat ini tidak dapat ditampilkan di sini.</p>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'light' })}
      >
        <Download aria-hidden="true" className="size-5 shrink-0" />
        Unduh sertifikat
      </a>
    </>
  )
}

function Viewer({ id }: { id: string }) {
  const check = useQuery(api.certificate.check, { params: { id } }, { quiet: true })
  const certificate = useCertificate(id)
  // a page that comes back asks for its check anew: where that tells something else by now, so may the file be another
  useRecheck(check.data ? JSON.stringify(check.data) : null, certificate.retry)
  const close = () => goBack('proses-coaching/sertifikat', { id })
  function askAgain() {
    certificate.retry()
    void check.refetch()
  }
  const again = (
    <Button variant="light" icon={<RotateCw />} onClick={askAgain}>
      Coba lagi
    </Button>
  )
  const loading = (late: ReactNode) => (
    <EmptyViewer onClose={close}>
      <ViewerLoading late={late} />
    </EmptyViewer>
  )

  if (certificate.state === 'loading' || check.isLoading) return loading(again)
  const error = certificate.state === 'failed' ? certificate.error : null
  if (certificate.state === 'failed' || !isWhole(certificate.certificate, check.data?.size))
    return (
      <EmptyViewer onClose={close}>
        <p>Sertifikat belum dapat ditampilkan.</p>
        {isRefusal(error) ? (
          <>
            <p>{errorText(error)}</p>
            <RouteLink to="coaching/user" className={buttonClass({ variant: 'light' })}>
              Ke Daftar Coaching
            </RouteLink>
          </>
        ) : (
          again
        )}
      </EmptyViewer>
    )
  const { blob, address } = certificate.certificate
  if (!blob) {
    return (
      <EmptyViewer onClose={close}>
        <ElsewhereLink address={address} />
      </EmptyViewer>
    )
  }
  const file = { data: blob, fileName: certificateName(blob, check.data?.fileName) }
  return (
    <Suspense fallback={loading(<DownloadLink {...file} />)}>
      <DocumentViewer {...file} title={TITLE} onClose={close} />
    </Suspense>
  )
}

/** §2 sertifikat/preview: the certificate over the whole screen; closing returns to Sertifikat. */
export default function ProsesCoachingSertifikatPreviewScreen() {
  const { id } = useParams('proses-coaching/sertifikat/preview')
  return (
    <main id="main">
      <h1 tabIndex={-1} data-page-heading="" className="sr-only">
        {TITLE}
      </h1>
      <Viewer id={id} />
    </main>
  )
}
