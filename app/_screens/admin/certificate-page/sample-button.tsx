import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CancelButton } from '@/components/ui/cancel-button'
import { showFailure } from '@/lib/api/show-failure'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useCancellable } from '@/lib/feedback/use-cancellable'

const DocumentViewer = lazyPart(
  async () => (await import('@/components/content/document-viewer')).DocumentViewer,
)

type SampleButtonProps = {
  children: string
  /** Fetches the PDF as the server draws it. */
  load: (signal: AbortSignal) => Promise<Blob>
  disabledReason?: string | false
}

/** Shows an example of a certificate over the whole screen. */
export function SampleButton({ children, load, disabledReason }: SampleButtonProps) {
  const [sample, setSample] = useState<Blob | null>(null)
  const fetching = useCancellable('Pengambilan contoh dibatalkan, contoh tidak dibuka.')

  async function show() {
    try {
      const fetched = await fetching.run(load)
      if (fetched) setSample(fetched)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye />}
        loading={fetching.isRunning}
        disabledReason={disabledReason}
        onClick={() => void show()}
      >
        {children}
      </Button>
      {fetching.isRunning && <CancelButton onCancel={fetching.cancel} />}
      {sample && (
        <Suspense>
          <DocumentViewer
            data={sample}
            fileName="Contoh sertifikat.pdf"
            onClose={() => setSample(null)}
          />
        </Suspense>
      )}
    </>
  )
}
