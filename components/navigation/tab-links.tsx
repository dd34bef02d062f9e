import { clsx } from 'clsx'

type TabLinksProps = {
  /** What the addresses have in common: 'Data peserta'. */
  label: string
  items: readonly { label: string; href: string; current: boolean }[]
}

const LINK =
  '-mb-px inline-flex min-h-ctl items-center whitespace-nowrap border-b-3 px-4 font-semibold text-sm transition-colors duration-hover hover:text-brand focus-visible:-outline-offset-3'

/** Tabs whose panels are screens of their own: links, which look like `Tabs`. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav aria-label={label} className="no-print mb-6">
      <ul className="max-md:scroll-row flex gap-1 border-line border-b">
        {items.map(({ label: text, href, current }) => (
          <li key={href} className="flex shrink-0">
            <a
              href={href}
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
