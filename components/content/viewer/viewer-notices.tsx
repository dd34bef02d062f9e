import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useObjectUrl } from '@/lib/browser/use-object-url'

/** Whoever waits longer is told so: neither a script nor a call that does not come says anything by itself. */
const LATE_MS = 10_000

/** §2 "It shows 'Loading...' until ready". `late`: what can be done meanwhile, once it takes long. */
export function ViewerLoading({ late }: { late: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="m-auto grid max-w-[80vw] justify-items-center gap-3 text-center">
      <div role="status">
        <p lang="en" className="text-lg">
          Loading...
        </p>
        {isLate && (
          <p className="mt-3 max-w-md">
            Belum selesai dimuat. Perangkat atau sambungan internet mungkin lambat.
          </p>
        )}
      </div>
      <div
        aria-hidden="true"
        className="h-1 w-48 max-w-full rounded-full bg-kayu-300 motion-safe:animate-denyut"
      />
      {isLate && late}
    </div>
  )
}

type FileProps = { data: Blob; fileName: string }

/** The file itself, which is on the device already. */
export function DownloadLink({ data, fileName }: FileProps) {
  const url = useObjectUrl(data)
  return (
    url && (
      <a href={url} download={fileName} className={buttonClass({ variant: 'light' })}>
        <Download aria-hidden="true" className="size-5" />
        Unduh {fileName}
      </a>
    )
  )
}

/** §2 'offers a download link when the browser has no PDF support'. */
export function DownloadInstead({ text, ...file }: FileProps & { text: string }) {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-4 text-center">
      <p role="alert">{text}</p>
      <DownloadLink {...file} />
    </div>
  )
}
