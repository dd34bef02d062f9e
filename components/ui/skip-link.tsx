'use client'

/**
 * 'Langsung ke konten': moves the focus by script, because a fragment would change the route. On a drawn page the start
 * script does it (`lib/first-paint/start-page.ts`).
 */
export function SkipLink() {
  function skip() {
    const content = document.querySelector<HTMLElement>('main')
    if (!content) return
    content.tabIndex = -1
    content.focus()
  }
  return (
    <button
      type="button"
      onClick={skip}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-tooltip focus:rounded-md focus:bg-card focus:px-4 focus:py-3 focus:font-semibold focus:text-brand focus:shadow-e3"
    >
      Langsung ke konten
    </button>
  )
}
