import { Download } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { useObjectUrl } from '@/lib/browser/use-object-url'

/** §2 "It shows 'Loading...' until ready". */
export function ViewerLoading() {
  return (
    <div className="m-auto grid w-48 max-w-[80vw] gap-3 text-center">
      <p role="status" lang="en" className="text-lg">
        Loading...
      </p>
      <div
        aria-hidden="true"
        className="h-1 rounded-full bg-kayu-300 motion-safe:animate-denyut"
      />
    </div>
  )
}

type DownloadInsteadProps = { data: Blob; fileName: string; text: string }

/** §2 'offers a download link when the browser has no PDF support'. */
export function DownloadInstead({ data, fileName, text }: DownloadInsteadProps) {
  const url = useObjectUrl(data)
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-4 text-center">
      <p role="alert">{text}</p>
      {url && (
        <a href={url} download={fileName} className={buttonClass({ variant: 'light' })}>
          <Download aria-hidden="true" className="size-5" />
          Unduh {fileName}
        </a>
      )}
    </div>
  )
}
