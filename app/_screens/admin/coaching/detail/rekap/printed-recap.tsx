import { PrintedHead } from '@/app/_screens/admin/coaching/detail/printed-head'
import { formatPoints } from '@/lib/domain/tests/test-session'
import { formatNumber } from '@/lib/domain/text/numbers'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { type RecapParts, recapBlocks } from './recap-sheet'

const CELL =
  'wrap-anywhere whitespace-pre-line border border-line p-1.5 text-left align-top'
/** Columns of scores and of what comes of them. */
const OF_SCORES = ['Pre Test', 'Post Test', 'Kenaikan', 'N-Gain']
function shown(head: string, cell: string | number | null | undefined) {
  if (typeof cell !== 'number') return cell ?? ''
  return OF_SCORES.includes(head) ? formatPoints(cell) : formatNumber(cell)
}

type PrintedRecapProps = { coaching: AdminCoaching; parts: RecapParts }

/** The recap for paper: all tables, their heads repeated on every page. */
export function PrintedRecap({ coaching, parts }: PrintedRecapProps) {
  return (
    <div className="text-xs">
      <PrintedHead title="Rekap coaching" coaching={coaching} />
      {recapBlocks(parts).map(({ title, header, rows, note }) => {
        const numbered = rows.map((cells, no) => ({ no, cells }))
        return (
          <section key={title} className="mb-6">
            <h3 className="mb-1 font-bold text-sm">{title}</h3>
            <table className="w-full border-collapse">
              <thead>
                <tr>
                  {header.map((head) => (
                    <th key={head} scope="col" className={`${CELL} font-semibold`}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {numbered.map(({ no, cells }) => (
                  <tr key={no} className="break-inside-avoid">
                    {header.map((head, at) => (
                      <td key={head} className={CELL}>
                        {shown(head, cells[at])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {note && <p className="mt-1">{note}</p>}
          </section>
        )
      })}
    </div>
  )
}
