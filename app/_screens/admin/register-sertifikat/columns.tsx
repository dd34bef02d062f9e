import type { Column } from '@/components/table/column'
import { Badge, type Tone } from '@/components/ui/badge'
import { showKode } from '@/lib/domain/certificates/kode'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { RegisterRow } from '@/lib/entities/certificate-register'
import { href } from '@/lib/router/href'

const STATES: Record<RegisterRow['state'], { word: string; tone: Tone }> = {
  making: { word: 'Belum jadi', tone: 'biru' },
  valid: { word: 'Berlaku', tone: 'hijau' },
  replaced: { word: 'Diganti', tone: 'jingga' },
  withdrawn: { word: 'Dicabut', tone: 'merah' },
}

function State({ state, reason }: RegisterRow) {
  const { word, tone } = STATES[state]
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {reason && <span className="wrap-anywhere block text-ink-2 text-sm">{reason}</span>}
    </>
  )
}

const coachingText = ({ coachingCode, topic }: RegisterRow) =>
  [coachingCode, topic].filter(Boolean).join(' ')

export const COLUMNS: Column<RegisterRow>[] = [
  {
    ...{ id: 'nomor', header: 'Nomor', primary: true },
    text: ({ number }) => number,
    cell: ({ number }) => <span className="angka wrap-anywhere">{number}</span>,
  },
  { id: 'versi', header: 'Versi', text: ({ version }) => version },
  { id: 'nama', header: 'Nama', brief: 'bare', text: ({ name }) => name },
  {
    ...{ id: 'coaching', header: 'Coaching', text: coachingText },
    cell: ({ coachingId, coachingCode, topic }) => (
      <>
        {coachingId && coachingCode && (
          <a
            href={href('admin/coaching/detail', { id: coachingId }, { tab: 'sertifikat' })}
            className="angka block text-brand underline underline-offset-2"
          >
            {coachingCode}
          </a>
        )}
        <span className="line-clamp-2">{topic}</span>
      </>
    ),
  },
  {
    ...{ id: 'terbit', header: 'Terbit' },
    // the office's day, as it stands on the paper and as the server counts years
    text: ({ issuedAt }) => formatDate(issuedAt, WIB.zone),
    sortValue: ({ issuedAt }) => issuedAt,
  },
  {
    ...{ id: 'keadaan', header: 'Keadaan', brief: 'bare' },
    text: ({ state, reason }) => [STATES[state].word, reason].filter(Boolean).join(': '),
    cell: (row) => <State {...row} />,
  },
  {
    ...{ id: 'kode', header: 'Kode', text: ({ kode }) => showKode(kode) },
    alsoFound: ({ kode }) => kode,
    cell: ({ kode, state }) =>
      state === 'making' ? (
        <span className="angka">{showKode(kode)}</span>
      ) : (
        <a
          href={href('sertifikat/detail', { kode })}
          className="angka whitespace-nowrap text-brand underline underline-offset-2"
        >
          {showKode(kode)}
        </a>
      ),
  },
]
