import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useOfficialHost } from '@/lib/browser/use-official-host'

/** First element of every page: says whether this is an official site and how to tell. */
export function IdentityBar() {
  const isOfficial = useOfficialHost()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <div className="on-brand no-print bg-rimba-950 text-rimba-100 text-xs">
      <div className="flex min-h-7 items-center gap-x-3 px-gutter">
        {isOfficial && <Flag />}
        <span>
          {isOfficial
            ? 'Situs resmi Pemerintah Republik Indonesia'
            : 'Situs uji coba, bukan alamat resmi .go.id'}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-7 pointer-coarse:min-h-11 min-w-7 pointer-coarse:min-w-11 shrink-0 items-center justify-center gap-1 underline underline-offset-2 max-md:-mr-2 max-md:ml-auto"
        >
          <span className="max-md:sr-only">Cara mengenalinya</span>
          <ChevronDown
            aria-hidden="true"
            className={isOpen ? 'size-4 rotate-180' : 'size-4'}
          />
        </button>
      </div>
      <div id={panelId} hidden={!isOpen} className="px-gutter pb-3">
        <p className="max-w-prosa">
          Situs resmi pemerintah beralamat di domain <strong>.go.id</strong> dan memakai
          sambungan aman: alamatnya diawali <strong>https://</strong>. Periksa keduanya
          sebelum memasukkan password atau data pribadi.
        </p>
      </div>
    </div>
  )
}

function Flag() {
  return (
    <svg viewBox="0 0 15 10" aria-hidden="true" className="h-2.5 w-4 rounded-sm">
      <rect width="15" height="5" className="fill-merah-600" />
      <rect y="5" width="15" height="5" className="fill-white" />
    </svg>
  )
}
