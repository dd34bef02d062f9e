import type { ReactNode } from 'react'

type FirstOfProps = {
  /** Each under its own key; the first one is in sight. */
  items: readonly { key: string | number; content: ReactNode }[]
  /** What is counted, for readers: 'pertanyaan Siti Rahma'. */
  of: string
}

/** The first of several in a slim row; a press on '2 lagi' shows the others under it. */
export function FirstOf({ items: [first, ...rest], of }: FirstOfProps) {
  if (!first) return null
  return (
    <>
      {first.content}
      {rest.length > 0 && (
        <details>
          <summary className="min-h-6 w-fit cursor-pointer pointer-coarse:py-3 text-brand text-sm hover:underline">
            {rest.length} lagi<span className="sr-only"> {of}</span>
          </summary>
          {rest.map(({ key, content }) => (
            <div key={key} className="mt-1">
              {content}
            </div>
          ))}
        </details>
      )}
    </>
  )
}
