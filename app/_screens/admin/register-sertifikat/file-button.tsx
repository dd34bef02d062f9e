import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CancelButton } from '@/components/ui/cancel-button'
import { IconButton } from '@/components/ui/icon-button'
import { call } from '@/lib/api/call'
import { isOutdated } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { useRefresh } from '@/lib/api/use-mutation'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import type { RegisterRow } from '@/lib/entities/certificate-register'
import { useCancellable } from '@/lib/feedback/use-cancellable'

const DocumentViewer = lazyPart(
  async () => (await import('@/components/content/document-viewer')).DocumentViewer,
)

const WHY_NOT = {
  making: 'File ini belum jadi.',
  withdrawn: 'Sertifikat ini dicabut, filenya tidak diberikan lagi.',
}

/** Opens the file that was handed out under a version. */
export function FileButton({ row }: { row: RegisterRow }) {
  const { id, number, version, state } = row
  const [file, setFile] = useState<Blob | null>(null)
  const fetching = useCancellable('Pengambilan file dibatalkan, file tidak dibuka.')
  const refresh = useRefresh()

  async function show() {
    try {
      const fetched = await fetching.run((signal) =>
        call(api.certificateRegister.file, { params: { id } }, { signal }),
      )
      if (fetched) setFile(fetched)
    } catch (error) {
      showFailure(error)
      // withdrawn by another admin since the list was read
      if (isOutdated(error)) await refresh(['certificate'])
    }
  }

  return (
    <>
      <IconButton
        label={`Lihat sertifikat ${number} versi ${version}`}
        icon={<Eye />}
        loading={fetching.isRunning}
        disabledReason={
          state === 'making' || state === 'withdrawn' ? WHY_NOT[state] : false
        }
        onClick={() => void show()}
      />
      {fetching.isRunning && <CancelButton onCancel={fetching.cancel} />}
      {file && (
        <Suspense>
          <DocumentViewer
            data={file}
            fileName={`Sertifikat ${number.replaceAll('/', '-')}.pdf`}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </>
  )
}
