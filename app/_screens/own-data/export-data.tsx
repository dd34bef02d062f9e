import { Download } from 'lucide-react'
import { usePasswordWindow } from '@/app/_screens/own-data/use-password-window'
import { QueryState } from '@/app/_screens/query-state'
import { Button } from '@/components/ui/button'
import { CancelButton } from '@/components/ui/cancel-button'
import { call } from '@/lib/api/call'
import { showFailure } from '@/lib/api/show-failure'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { momentHere } from '@/lib/browser/moment-here'
import { useInterval } from '@/lib/browser/use-interval'
import { api } from '@/lib/contract'
import { DOWNLOAD_CANCELLED } from '@/lib/copy'
import { fileSizeText } from '@/lib/domain/files/file-size'
import type { DataExport } from '@/lib/entities/privacy'
import { saveFile } from '@/lib/feedback/save-file'
import { useCancellable } from '@/lib/feedback/use-cancellable'

const LOOK_MS = 3_000

/** A copy of all that the portal holds of the account: asked for with the password, made, and fetched. */
export function ExportData({ asksForCode }: { asksForCode: boolean }) {
  const query = useQuery(api.ownData.export, {}, { quiet: true })
  const [begin] = useMutation(api.ownData.beginExport, { errors: 'ignore' })
  const askPassword = usePasswordWindow()
  const isMaking = query.data?.state === 'queued' || query.data?.state === 'running'
  useInterval(() => void query.recheck(), isMaking ? LOOK_MS : null)

  const ask = () =>
    askPassword({
      title: 'Unduh data saya',
      description:
        'Masukkan password Anda. Salinan dibuat dalam beberapa saat dan dapat diunduh selama 24 jam, hanya oleh Anda.',
      confirmLabel: 'Buat salinan',
      asksForCode,
      send: (body) => begin({ body }),
    })

  return (
    <div className="py-5">
      <h3 className="font-semibold">Unduh data saya</h3>
      <p className="mt-1 mb-3 text-ink-2 text-sm">
        Satu file ZIP berisi semua data tentang Anda di portal ini, beserta sertifikat Anda.
      </p>
      <QueryState query={query} title="Salinan data Anda tidak dapat diperiksa">
        {(copy) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <CopyState copy={copy} />
            {copy?.state === 'done' && <ReadyCopy copy={copy} />}
            <Button
              variant={copy?.state === 'done' ? 'ghost' : 'secondary'}
              loading={isMaking}
              onClick={() => void ask()}
            >
              {copy ? 'Buat salinan baru' : 'Unduh data saya'}
            </Button>
          </div>
        )}
      </QueryState>
    </div>
  )
}

function stateText(copy: DataExport): string {
  if (copy.state === 'failed')
    return 'Salinan tidak dapat dibuat karena gangguan pada server. Silakan coba lagi.'
  if (copy.state !== 'done')
    return 'Salinan sedang dibuat. Anda boleh menutup halaman ini dan kembali nanti.'
  const { size, expiresAt } = copy
  const ready = `Salinan siap${size === null ? '' : ` (${fileSizeText(size)})`}.`
  return expiresAt ? `${ready} Dapat diunduh sampai ${momentHere(expiresAt)}.` : ready
}

/** How far the copy is, in a region that is there before, so that readers hear each step. */
function CopyState({ copy }: { copy: DataExport | null }) {
  const look = copy?.state === 'failed' ? 'text-tone-merah-ink' : 'text-ink-2'
  return (
    <p role="status" className={`angka w-full text-sm empty:sr-only ${look}`}>
      {copy && stateText(copy)}
    </p>
  )
}

function ReadyCopy({ copy: { id, size } }: { copy: DataExport }) {
  const fetching = useCancellable(DOWNLOAD_CANCELLED)
  async function fetchCopy() {
    try {
      const file = await fetching.run((signal) =>
        call(api.ownData.exportFile, { params: { id } }, { signal, size }),
      )
      if (file) saveFile(file, 'data-saya.zip')
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download />}
        loading={fetching.isRunning}
        onClick={() => void fetchCopy()}
      >
        Simpan file
      </Button>
      {fetching.isRunning && <CancelButton onCancel={fetching.cancel} />}
    </>
  )
}
