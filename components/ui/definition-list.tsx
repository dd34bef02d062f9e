import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/**
 * Label and value rows; with `isProse` the labels are bold, not the sentences beside them. An empty value shows '–'.
 */
export function DefinitionList({
  items,
  isProse = false,
}: {
  items: readonly Fact[]
  isProse?: boolean
}) {
  return (
    <dl className="divide-y divide-line text-sm">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="py-2.5 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[min(11rem,34%)_1fr] sm:gap-4"
        >
          <dt className={isProse ? 'font-semibold' : 'text-ink-2'}>{label}</dt>
          <dd
            className={`angka min-w-0 break-words ${isProse ? 'text-ink-2' : 'font-semibold text-ink'}`}
          >
            {value === null || value === undefined || value === '' ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
