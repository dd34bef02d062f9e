import { CircleAlert, CircleCheck, Download as DownloadIcon, RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CancelButton } from '@/components/ui/cancel-button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { DOWNLOAD_CANCELLED } from '@/lib/copy'
import type { Download } from './use-downloads'

/** 'Unduh' with progress and 'Batalkan'; a failure stays beside it until 'Coba lagi' succeeds (§8). */
export function DownloadButton({
  name,
  download,
  onDownload,
  onCancel,
  atEnd = false,
}: {
  name: string
  download: Download | undefined
  onDownload: () => void
  onCancel: () => void
  /** At the end of a row: what is told stands before the button, which so stays where it is. */
  atEnd?: boolean
}) {
  const isRunning = download?.state === 'running'
  const percent = isRunning ? Math.round(download.share * 100) : 0
  const hasFailed = download?.state === 'failed'
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${atEnd ? 'sm:flex-row-reverse' : ''}`}
    >
      {/* the same button all the while, so that it keeps the focus */}
      <Button
        size="sm"
        variant="secondary"
        icon={hasFailed ? <RotateCw /> : <DownloadIcon />}
        loading={isRunning}
        aria-label={`${hasFailed ? 'Coba lagi' : 'Unduh'} ${name}`}
        onClick={onDownload}
      >
        {/* on a phone 'Batalkan' has room beside it */}
        <span className={isRunning ? 'max-sm:hidden' : undefined}>
          {hasFailed ? 'Coba lagi' : 'Unduh'}
        </span>
      </Button>
      {isRunning && (
        <>
          <div className="flex min-h-ctl w-28 flex-col justify-center sm:w-44">
            <ProgressBar
              value={percent}
              label={`Mengunduh ${name}`}
              text={percent > 0 ? `${percent}%` : 'Mengunduh…'}
            />
          </div>
          <CancelButton label={`Batalkan unduhan ${name}`} onCancel={onCancel} />
        </>
      )}
      <span role="status" className="text-sm">
        {download?.state === 'done' && (
          <span className="inline-flex items-center gap-1.5 text-brand">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            Selesai diunduh
            <span className="sr-only">sebagai {download.fileName}</span>
          </span>
        )}
        {download?.state === 'cancelled' && DOWNLOAD_CANCELLED}
        {download?.state === 'failed' && (
          <span className="inline-flex items-center gap-1.5 text-danger">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {download.text}
          </span>
        )}
      </span>
    </div>
  )
}
