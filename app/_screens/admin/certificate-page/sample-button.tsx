import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { showFailure } from '@/lib/api/show-failure'
import { lazyPart } from '@/lib/browser/lazy-part'

const DocumentViewer = lazyPart(async () => ({
  default: (await import('@/components/content/document-viewer')).DocumentViewer,
}))

type SampleButtonProps = {
  children: string
  /** Fetches the PDF as the server draws it. */
  load: () => Promise<Blob>
  disabledReason?: string | false
}

/** Shows an example of a certificate over the whole screen. */
export function SampleButton({ children, load, disabledReason }: SampleButtonProps) {
  const [sample, setSample] = useState<Blob | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function show() {
    setLoading(true)
    try {
      setSample(await load())
    } catch (error) {
      showFailure(error)
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye />}
        loading={isLoading}
        disabledReason={disabledReason}
        onClick={() => void show()}
      >
        {children}
      </Button>
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
