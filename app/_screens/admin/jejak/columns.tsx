import { MomentText } from '@/app/_screens/admin/moment-text'
import type { Column } from '@/components/table/column'
import { Badge } from '@/components/ui/badge'
import { momentHere } from '@/lib/browser/moment-here'
import type { AuditEntry, AuditPage } from '@/lib/entities/audit'
import { href } from '@/lib/router/href'
import { actName, thingName } from './act-names'

/** An entry with what its things are called today. */
export type TrailRow = AuditEntry & { names: NonNullable<AuditPage['names']> }

const LINK =
  'wrap-anywhere text-brand underline underline-offset-2 hover:no-underline pointer-coarse:inline-flex pointer-coarse:min-h-ctl pointer-coarse:items-center'

/** More things than this are counted. */
const SHOWN = 3

const personName = ({ actor }: Pick<AuditEntry, 'actor'>): string => {
  if (!actor) return 'Perintah di server'
  return actor.fullName || actor.username || 'Akun yang sudah dihapus'
}

const resultOf = ({ status }: AuditEntry) =>
  status === 200 ? 'Dilakukan' : `Ditolak (${status})`

type Thing = { id: string; kind: string; name: string | null }

const thingsOf = ({ targets, names }: TrailRow): Thing[] =>
  Object.entries(targets).flatMap(([key, ids]) =>
    [ids].flat().map((id) => ({ id, kind: thingName(key), name: names[id] ?? null })),
  )

/** A thing by its name today, or by the beginning of its id. */
const thingText = ({ id, kind, name }: Thing) => `${kind}: ${name ?? id.slice(0, 8)}`

function Things({ row }: { row: TrailRow }) {
  const things = thingsOf(row)
  if (things.length === 0) return '–'
  return (
    <ul>
      {things.slice(0, SHOWN).map((thing) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <a
            href={href('admin/jejak', {}, { benda: thing.id })}
            title={thing.id}
            className={LINK}
          >
            {thingText(thing)}
          </a>
        </li>
      ))}
      {things.length > SHOWN && (
        <li className="text-ink-2 text-sm">dan {things.length - SHOWN} lainnya</li>
      )}
    </ul>
  )
}

export const COLUMNS: Column<TrailRow>[] = [
  {
    ...{ id: 'tindakan', header: 'Tindakan', primary: true, sortable: false },
    text: ({ call }) => actName(call),
  },
  {
    ...{ id: 'waktu', header: 'Waktu', brief: 'bare', sortable: false },
    text: ({ at }) => momentHere(at),
    cell: ({ at }) => <MomentText at={at} />,
  },
  {
    ...{ id: 'orang', header: 'Oleh', brief: 'bare', sortable: false },
    text: personName,
  },
  {
    ...{ id: 'benda', header: 'Pada', sortable: false },
    text: (row) => thingsOf(row).map(thingText).join('; '),
    exportText: (row) =>
      thingsOf(row)
        .map(({ id, kind, name }) => `${kind}: ${name ? `${name} (${id})` : id}`)
        .join('; '),
    cell: (row) => <Things row={row} />,
  },
  {
    ...{ id: 'hasil', header: 'Hasil', brief: 'bare', sortable: false },
    text: resultOf,
    cell: (row) => (
      <Badge tone={row.status === 200 ? 'hijau' : 'merah'}>{resultOf(row)}</Badge>
    ),
  },
  {
    ...{ id: 'kode', header: 'Kode permintaan', sortable: false },
    text: ({ requestId }) => requestId.slice(0, 8),
    exportText: ({ requestId }) => requestId,
    cell: ({ requestId }) => (
      <span className="angka text-ink-2 text-sm" title={requestId}>
        {requestId.slice(0, 8)}
      </span>
    ),
  },
]
