import { PrintedHead } from '@/app/_screens/admin/coaching/detail/printed-head'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { AttendanceRow } from '@/lib/entities/meeting'

const CELL = 'wrap-anywhere border border-line p-2 text-left align-middle'

/** Fixed widths, so that every page of a long list looks alike. */
const HEADS = [
  ['No', 'w-[8%]'],
  ['Nama', 'w-[34%]'],
  ['Instansi', 'w-[34%]'],
  ['Tanda Tangan', 'w-[24%]'],
] as const

/** The list to sign for paper: the head repeated on every page. */
export function PrintedAttendance({
  coaching,
  rows,
}: {
  coaching: AdminCoaching
  rows: readonly AttendanceRow[]
}) {
  return (
    <div className="text-sm">
      <PrintedHead title="Daftar hadir" coaching={coaching} />
      <table
        aria-label="Daftar hadir untuk dicetak"
        className="w-full table-fixed border-collapse text-xs"
      >
        <thead>
          <tr>
            {HEADS.map(([head, width]) => (
              <th key={head} scope="col" className={`${CELL} ${width} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, namaInstansi }, index) => (
            <tr key={id} className="h-12 break-inside-avoid">
              <td className={`${CELL} angka`}>{index + 1}</td>
              <td className={CELL}>{name}</td>
              <td className={CELL}>{namaInstansi || '–'}</td>
              <td className={CELL} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
