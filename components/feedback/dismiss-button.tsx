import { X } from 'lucide-react'

/** The cross of a message at the top of the screen. */
export function DismissButton(props: { 'aria-label': string; onClick: () => void }) {
  return (
    <button
      type="button"
      {...props}
      className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-black/15"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  )
}
