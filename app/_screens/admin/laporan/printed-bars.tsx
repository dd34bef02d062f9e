import { showNumber } from '@/app/_screens/admin/recap-numbers'
import type { Bar } from './groups'

/** So many that two sheets are enough for a report; the others stand together in one row. */
const MOST_ROWS = 10

/** The first of them, and the others as one. */
export const few = (groups: readonly Bar[], others: string): Bar[] => {
  if (groups.length <= MOST_ROWS) return [...groups]
  const rest = groups.slice(MOST_ROWS - 1)
  const value = rest.reduce((sum, group) => sum + group.value, 0)
  return [...groups.slice(0, MOST_ROWS - 1), { label: `${rest.length} ${others}`, value }]
}

type BarsProps = { title: string; groups: readonly Bar[]; most?: number }

/** Names, bars and values; drawn as lines, because printers leave backgrounds out. */
export function PrintedBars({ title, groups, most }: BarsProps) {
  if (groups.length === 0) return null
  const longest = most ?? Math.max(1, ...groups.map(({ value }) => value))
  return (
    <section className="mb-3">
      <h3 className="mb-1 font-bold text-sm">{title}</h3>
      <table aria-label={title} className="w-full table-fixed border-collapse">
        <tbody>
          {groups.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className="w-2/5 py-0.5 pr-2 text-left font-normal">
                {label}
              </th>
              <td className="py-0.5">
                <svg aria-hidden="true" className="h-3 w-full">
                  <rect
                    height="100%"
                    width={`${(value / longest) * 100}%`}
                    fill="#3f6b4f"
                  />
                </svg>
              </td>
              <td className="angka w-16 py-0.5 text-right">{showNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
