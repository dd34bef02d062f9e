import { useState } from 'react'
import { DownloadButton } from '@/app/_screens/proses-coaching/download-button'
import { useDownloads } from '@/app/_screens/proses-coaching/use-downloads'
import { Card } from '@/components/ui/card'
import { assetUrl } from '@/lib/env'

/** The virtual background: a look at it, and its download with its own extension (§7). */
export function MeetingBackground({
  fileUrl,
  coachingCode,
}: {
  fileUrl: string
  coachingCode: string
}) {
  const { of, download, cancel } = useDownloads()
  const [isBroken, setBroken] = useState(false)
  const file = { name: `Virtual background ${coachingCode}`.trim(), fileUrl }
  return (
    <Card as="section" aria-label="Virtual background">
      <h2 className="font-bold text-lg">Virtual background</h2>
      <p className="mb-4 text-ink-2 text-sm">
        Pasang gambar ini sebagai latar belakang Anda di Zoom.
      </p>
      {!isBroken && (
        <img
          src={assetUrl(fileUrl)}
          alt="Virtual background meeting"
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="mb-4 aspect-video w-full max-w-lg rounded-md border border-line bg-sunken object-contain"
        />
      )}
      <DownloadButton
        name="virtual background"
        download={of(fileUrl)}
        onDownload={() => void download(file)}
        onCancel={() => cancel(fileUrl)}
      />
    </Card>
  )
}
