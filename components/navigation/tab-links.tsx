import { clsx } from 'clsx'

type TabLinksProps = {
  /** What the addresses have in common: 'Data peserta'. */
  label: string
  items: readonly { label: string; href: string; current: boolean }[]
}

const LINK =
  '-mb-px inline-flex min-h-ctl items-center whitespace-nowrap border-b-3 px-4 font-semibold text-sm transition-colors duration-hover hover:text-brand focus-visible:-outline-offset-3'

/** On a phone the row is wider than the screen: where one is must be in sight. */
function bringIntoSight(link: HTMLAnchorElement | null) {
  const row = link?.closest('ul')
  if (!link || !row) return
  const beside = link.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollLeft += beside - (row.clientWidth - link.offsetWidth) / 2
}

/** Tabs whose panels are screens of their own: links, which look like `Tabs`. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav aria-label={label} className="no-print mb-6">
      <ul className="max-md:scroll-row flex gap-1 border-line border-b md:flex-wrap">
        {items.map(({ label: text, href, current }) => (
          <li key={href} className="flex shrink-0">
            <a
              href={href}
              ref={current ? bringIntoSight : undefined}
              aria-current={current ? 'page' : undefined}
              className={clsx(
                LINK,
                current ? 'border-brand text-brand' : 'border-transparent text-ink-2',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
