import { type ReactNode, Suspense, useState } from 'react'
import { CancelButton } from '@/components/ui/cancel-button'
import { showFailure } from '@/lib/api/show-failure'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useCancellable } from '@/lib/feedback/use-cancellable'

const DocumentWindow = lazyPart(
  async () => (await import('@/components/content/document-window')).DocumentWindow,
)

type DocumentButtonProps = {
  fileName: string
  load: (signal: AbortSignal) => Promise<Blob>
  /** Said when it was called off. */
  cancelled: string
  /** Besides that the failure is shown. */
  onFailed?: (error: unknown) => void
  children: (button: { loading: boolean; onClick: () => void }) => ReactNode
}

/** Fetches a document and shows it over the whole screen. */
export function DocumentButton(props: DocumentButtonProps) {
  const { fileName, load, cancelled, onFailed, children } = props
  const [data, setData] = useState<Blob | null>(null)
  const fetching = useCancellable(cancelled)

  async function show() {
    try {
      const fetched = await fetching.run(load)
      if (fetched) setData(fetched)
    } catch (error) {
      showFailure(error)
      onFailed?.(error)
    }
  }

  return (
    <>
      {children({ loading: fetching.isRunning, onClick: () => void show() })}
      {fetching.isRunning && <CancelButton onCancel={fetching.cancel} />}
      {data && (
        <Suspense>
          <DocumentWindow data={data} fileName={fileName} onClose={() => setData(null)} />
        </Suspense>
      )}
    </>
  )
}
