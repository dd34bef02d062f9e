import { LoaderCircle } from 'lucide-react'

/** A turning circle; decorative unless it carries a `label`, which is then announced. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className="inline-flex items-center gap-2" role={label ? 'status' : undefined}>
      <LoaderCircle size={20} aria-hidden="true" className="animate-putar" />
      {label && <span className="text-ink-2 text-sm">{label}</span>}
    </span>
  )
}
