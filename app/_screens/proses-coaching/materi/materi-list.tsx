import { Download as DownloadIcon } from 'lucide-react'
import { DownloadButton } from '@/app/_screens/proses-coaching/download-button'
import type { Download } from '@/app/_screens/proses-coaching/use-downloads'
import { FileIcon } from '@/components/content/file-icon'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { fileSizeText } from '@/lib/domain/files/file-size'
import { extensionOf } from '@/lib/domain/text/download-name'
import type { Materi } from '@/lib/entities/coaching'

/** 'PDF · 48 KB'; the size where it is known. */
function kindOf({ fileUrl, size }: Materi): string {
  const kind = extensionOf(fileUrl).slice(1).toUpperCase() || 'File'
  return size === undefined ? kind : `${kind} · ${fileSizeText(size)}`
}

/** Rows of type, name, size and 'Unduh'. */
export function MateriList({
  materi,
  of,
  isBusy,
  onDownload,
  onCancel,
  onDownloadAll,
}: {
  materi: readonly Materi[]
  of: (fileUrl: string) => Download | undefined
  isBusy: boolean
  onDownload: (materi: Materi) => void
  onCancel: (fileUrl: string) => void
  onDownloadAll: () => void
}) {
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-3 md:px-6">
        <p className="angka font-semibold">{materi.length} materi</p>
        {materi.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<DownloadIcon />}
            loading={isBusy}
            onClick={onDownloadAll}
          >
            Unduh semua
          </Button>
        )}
      </div>
      <ul aria-label="Materi" className="divide-y divide-line">
        {materi.map((item) => (
          <li
            key={item.fileUrl}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-6"
          >
            <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-3">
              <FileIcon fileName={item.fileUrl} />
              <div className="min-w-0 flex-1 basis-word">
                <p className="font-semibold">{item.name}</p>
                <p className="angka text-ink-2 text-xs">{kindOf(item)}</p>
              </div>
            </div>
            <DownloadButton
              atEnd
              name={item.name}
              download={of(item.fileUrl)}
              onDownload={() => onDownload(item)}
              onCancel={() => onCancel(item.fileUrl)}
            />
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 text-ink-2 text-sm md:px-6">
        File disimpan oleh browser Anda, biasanya di folder Unduhan. Bila browser bertanya,
        izinkan unduhan dari situs ini.
      </p>
    </Card>
  )
}
