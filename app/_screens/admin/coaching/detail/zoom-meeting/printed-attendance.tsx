import { PrintedHead } from '@/app/_screens/admin/coaching/detail/printed-head'
import { SigningTable } from '@/app/_screens/admin/signing-table'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { AttendanceRow } from '@/lib/entities/meeting'

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
      <SigningTable
        label="Daftar hadir untuk dicetak"
        heads={HEADS}
        rows={rows.map(({ id, name, namaInstansi }) => ({
          id,
          texts: [name, namaInstansi],
        }))}
      />
    </div>
  )
}
