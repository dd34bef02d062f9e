import { type ReactNode, useId, useMemo } from 'react'
import { showNumber } from '@/app/_screens/admin/recap-numbers'
import { BarChart } from '@/components/content/bar-chart'
import { Card } from '@/components/ui/card'
import { type Bar, barsOf, type Group } from './groups'

/** More bars than this are not compared any more; the table has all. */
const MOST_BARS = 12

const LINK = 'text-brand underline underline-offset-2 hover:no-underline'

/** Nothing where all are 0. */
function greatestOf(bars: readonly Bar[]) {
  const most = Math.max(0, ...bars.map(({ value }) => value))
  return bars.find(({ value }) => value === most && value > 0)
}

type ChartProps = {
  title: string
  /** Head of the names and of the values. */
  heads: readonly [string, string]
  groups: readonly Group[]
  /** Where a group's own report is. */
  linkOf?: (id: string) => string
  /** End of the axis where the values have a scale of their own. */
  max?: number
  children?: ReactNode
}

/** Bars, and beside them the same as a table. */
export function ChartWithTable({
  title,
  heads,
  groups,
  linkOf,
  max,
  children,
}: ChartProps) {
  const id = useId()
  const [nameHead, unit] = heads
  const bars = useMemo(() => barsOf(groups).slice(0, MOST_BARS), [groups])
  const greatest = greatestOf(bars)
  const most = greatest
    ? ` Terbanyak: ${greatest.label}, ${showNumber(greatest.value)}.`
    : ''
  return (
    <Card as="section" padding="small" aria-labelledby={id}>
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      {children}
      {groups.length > 0 && (
        <div className="mt-3 grid gap-6 xl:grid-cols-[2fr_1fr]">
          {bars.length > 0 && (
            <BarChart
              items={bars}
              unit={unit}
              max={max}
              label={`Diagram batang: ${unit.toLowerCase()}.${most} Semua angka ada pada tabel.`}
            />
          )}
          <div className="max-h-150 overflow-y-auto">
            <table aria-labelledby={id} className="w-full border-collapse text-sm">
              <thead>
                <tr className="border-line border-b">
                  <th scope="col" className="py-2 pr-3 text-left font-semibold">
                    {nameHead}
                  </th>
                  <th scope="col" className="py-2 text-right font-semibold">
                    {unit}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {groups.map(({ id: own, label, value }) => (
                  <tr key={own ?? label}>
                    <th
                      scope="row"
                      className="wrap-anywhere py-2 pr-3 text-left font-normal"
                    >
                      {own && linkOf ? (
                        <a href={linkOf(own)} className={LINK}>
                          {label}
                        </a>
                      ) : (
                        label
                      )}
                    </th>
                    <td className="angka py-2 text-right">{showNumber(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </Card>
  )
}
