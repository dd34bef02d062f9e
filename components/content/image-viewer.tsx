import { useState } from 'react'
import { printSheets } from '@/components/content/viewer/print-sheets'
import { useZoom } from '@/components/content/viewer/use-zoom'
import { ViewerFrame, type ViewerProps } from '@/components/content/viewer/viewer-frame'
import {
  DownloadInstead,
  DownloadLink,
  ViewerLoading,
} from '@/components/content/viewer/viewer-notices'
import { useObjectUrl } from '@/lib/browser/use-object-url'

type Size = { width: number; height: number }

/** A picture in the same frame as a PDF (decision 60: 'pictures as pictures'). */
export function ImageViewer(props: ViewerProps & { alt?: string }) {
  const { data, fileName, alt = props.title ?? fileName } = props
  const url = useObjectUrl(data)
  const [size, setSize] = useState<Size | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const zoom = useZoom(size ?? { width: 0 }, 1)
  const isShown = size !== null && !hasFailed
  return (
    <ViewerFrame
      {...props}
      zoom={isShown ? zoom : undefined}
      print={isShown ? () => printImage(url ?? '', size) : undefined}
    >
      {!size && !hasFailed && <ViewerLoading late={<DownloadLink {...props} />} />}
      {hasFailed && (
        <DownloadInstead
          data={data}
          fileName={fileName}
          text="Gambar ini tidak dapat ditampilkan di sini."
        />
      )}
      {url && !hasFailed && (
        <img
          src={url}
          alt={alt}
          hidden={!size}
          width={size ? Math.floor(size.width * zoom.scale) : undefined}
          height={size ? Math.floor(size.height * zoom.scale) : undefined}
          onLoad={({ currentTarget }) =>
            setSize({
              width: currentTarget.naturalWidth,
              height: currentTarget.naturalHeight,
            })
          }
          onError={() => setFailed(true)}
          className="max-w-none shrink-0 bg-white shadow-e3 print:h-auto print:max-w-full print:shadow-none"
        />
      )}
    </ViewerFrame>
  )
}

async function printImage(url: string, size: Size) {
  const sheet = new Image()
  sheet.src = url
  await sheet.decode()
  printSheets([sheet], size.width > size.height)
}
