import { useState } from 'react'

/** So many names stand there at once; one more is shown rather than counted. */
const SHOWN = 4

/** Whom a message goes to: the first names, and how many more, which a press shows. */
export function RecipientNames({ names }: { names: readonly string[] }) {
  const [isOpen, setOpen] = useState(names.length <= SHOWN + 1)
  if (isOpen) return names.join(', ')
  return (
    <>
      {names.slice(0, SHOWN).join(', ')}, dan{' '}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 font-semibold text-brand underline underline-offset-4 hover:no-underline"
      >
        {names.length - SHOWN} lainnya
      </button>
    </>
  )
}
