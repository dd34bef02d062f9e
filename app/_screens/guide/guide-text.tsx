import { useId, useMemo, useRef } from 'react'
import { HEADINGS, tableOfContents } from '@/app/_screens/guide/table-of-contents'
import { RichText } from '@/components/content/rich-text'
import { Card } from '@/components/ui/card'

/** The guide's description under its numbered contents. */
export function GuideText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const entries = useMemo(() => tableOfContents(html), [html])

  /** By script, because a fragment would change the route (decision 13). */
  function visit(position: number) {
    const heading = text.current?.querySelectorAll<HTMLElement>(HEADINGS)[position]
    if (!heading) return
    heading.tabIndex = -1
    heading.scrollIntoView({ block: 'start' })
    heading.focus({ preventScroll: true })
  }

  return (
    <>
      {entries.length > 1 && (
        <Card padding="small" className="no-print mb-6">
          <nav aria-labelledby={titleId}>
            <h2 id={titleId} className="font-bold">
              Daftar isi
            </h2>
            <ol className="mt-1">
              {entries.map(({ position, number, text: title }) => (
                <li key={position}>
                  <button
                    type="button"
                    onClick={() => visit(position)}
                    className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-left text-brand hover:bg-brand-tint"
                  >
                    {number && (
                      <span className="angka min-w-8 shrink-0 text-ink-2">{number}</span>
                    )}
                    <span className="min-w-0 underline underline-offset-2">{title}</span>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </Card>
      )}
      <div ref={text}>
        <RichText html={html} />
      </div>
    </>
  )
}
