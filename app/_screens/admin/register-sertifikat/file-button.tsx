import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { call } from '@/lib/api/call'
import { isOutdated } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { useRefresh } from '@/lib/api/use-mutation'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import type { RegisterRow } from '@/lib/entities/certificate-register'

const DocumentViewer = lazyPart(async () => ({
  default: (await import('@/components/content/document-viewer')).DocumentViewer,
}))

const WHY_NOT = {
  making: 'File ini belum jadi.',
  withdrawn: 'Sertifikat ini dicabut, filenya tidak diberikan lagi.',
}

/** Opens the file that was handed out under a version. */
export function FileButton({ row }: { row: RegisterRow }) {
  const { id, number, version, state } = row
  const [file, setFile] = useState<Blob | null>(null)
  const [isLoading, setLoading] = useState(false)
  const refresh = useRefresh()

  async function show() {
    setLoading(true)
    try {
      setFile(await call(api.certificateRegister.file, { params: { id } }))
    } catch (error) {
      showFailure(error)
      // withdrawn by another admin since the list was read
      if (isOutdated(error)) await refresh(['certificate'])
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <IconButton
        label={`Lihat sertifikat ${number} versi ${version}`}
        icon={<Eye />}
        loading={isLoading}
        disabledReason={
          state === 'making' || state === 'withdrawn' ? WHY_NOT[state] : false
        }
        onClick={() => void show()}
      />
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
