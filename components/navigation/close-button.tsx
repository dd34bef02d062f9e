import { X } from 'lucide-react'

type CloseButtonProps = { label?: string; onClick: () => void }

/** The cross of a top bar. */
export function CloseButton({ label = 'Tutup', onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-current/10"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  )
}
