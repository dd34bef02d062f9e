import { PARTICIPANT_COLUMNS } from '@/app/_screens/admin/peserta/participant-columns'
import {
  institutionOf,
  type ParticipantFilter,
} from '@/app/_screens/admin/peserta/participant-filter'
import type { TableState } from '@/components/table/table-state'
import { useTableRows } from '@/components/table/use-table-rows'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { MINISTRY } from '@/lib/copy'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { Participant } from '@/lib/entities/user'
import { APP_NAME } from '@/lib/env'

type PrintedParticipantsProps = {
  participants: readonly Participant[]
  filter: ParticipantFilter
  state: TableState
}

const CELL = 'wrap-anywhere border border-line p-2 text-left align-middle'

/** Fixed widths, so that every page of a long list looks alike. */
const HEADS = [
  ['No', 'w-[6%]'],
  ['Nama', 'w-[21%]'],
  ['Instansi', 'w-[25%]'],
  ['Jabatan', 'w-[15%]'],
  ['WhatsApp', 'w-[16%]'],
  ['Tanda Tangan', 'w-[17%]'],
] as const

/** The list for paper: A4, the head repeated on every page, room for a signature. */
export function PrintedParticipants(props: PrintedParticipantsProps) {
  const { participants, filter, state } = props
  const { allFound } = useTableRows({
    rows: participants,
    columns: PARTICIPANT_COLUMNS,
    state,
  })
  const rows = allFound()
  const query = state.query.trim()
  const limits = [
    filter.instansi && `Instansi: ${filter.instansi}`,
    filter.pendidikan && `Pendidikan: ${filter.pendidikan}`,
    filter.minat && `Minat: ${filter.minat}`,
    query && `Pencarian: “${query}”`,
  ].filter(Boolean)
  const today = formatDate(new Date(serverNow()), browserTimeZone().zone)
  return (
    <div className="hidden text-sm print:block">
      <p className="text-ink-2">
        {MINISTRY} · {APP_NAME}
      </p>
      <h2 className="font-bold text-xl">Daftar Peserta</h2>
      <p className="mb-4">
        {[`${rows.length} peserta`, ...limits, `dicetak ${today}`].join(' · ')}
      </p>
      <table
        aria-label="Daftar peserta untuk dicetak"
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
          {rows.map((participant, index) => (
            <tr key={participant.id} className="h-12 break-inside-avoid">
              <td className={`${CELL} angka`}>{index + 1}</td>
              <td className={CELL}>{participant.fullName}</td>
              <td className={CELL}>{institutionOf(participant) || '–'}</td>
              <td className={CELL}>{participant.jabatan || '–'}</td>
              <td className={`${CELL} angka`}>
                {participant.contact ? shownWhatsapp(participant.contact) : '–'}
              </td>
              <td className={CELL} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
