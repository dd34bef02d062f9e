import { SigningTable } from '@/app/_screens/admin/signing-table'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { MINISTRY } from '@/lib/copy'
import {
  institutionOf,
  type ParticipantFilter,
} from '@/lib/domain/people/participant-filter'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { Participant } from '@/lib/entities/user'
import { APP_NAME } from '@/lib/env'

type PrintedParticipantsProps = {
  participants: readonly Participant[]
  /** How many fit; the paper says so where it does not hold all of them. */
  total: number
  filter: ParticipantFilter
  /** What was searched for. */
  search: string
}

const HEADS = [
  ['No', 'w-[6%]'],
  ['Nama', 'w-[20%]'],
  ['Instansi', 'w-[22%]'],
  ['Jabatan', 'w-[19%]'],
  ['WhatsApp', 'w-[19%]'],
  ['Tanda Tangan', 'w-[14%]'],
] as const

/** The list for paper: A4, the head repeated on every page, room for a signature. */
export function PrintedParticipants(props: PrintedParticipantsProps) {
  const { participants: rows, total, filter } = props
  const query = props.search.trim()
  const shown = rows.length < total ? `${rows.length} dari ${total}` : total
  const limits = [
    filter.instansi && `Instansi: ${filter.instansi}`,
    filter.pendidikan && `Pendidikan: ${filter.pendidikan}`,
    filter.minat && `Minat: ${filter.minat}`,
    query && `Pencarian: “${query}”`,
  ].filter(Boolean)
  const today = formatDate(new Date(serverNow()), browserTimeZone().zone)
  return (
    <div className="text-sm">
      <p className="text-ink-2">
        {MINISTRY} · {APP_NAME}
      </p>
      <h2 className="font-bold text-xl">Daftar Peserta</h2>
      <p className="mb-4">
        {[`${shown} peserta`, ...limits, `dicetak ${today}`].join(' · ')}
      </p>
      <SigningTable
        label="Daftar peserta untuk dicetak"
        heads={HEADS}
        rows={rows.map((participant) => ({
          id: participant.id,
          texts: [
            participant.fullName,
            institutionOf(participant),
            participant.jabatan,
            participant.contact && shownWhatsapp(participant.contact),
          ],
        }))}
      />
    </div>
  )
}
