import { useState } from 'react'
import { QueryState } from '@/app/_screens/query-state'
import { Dialog } from '@/components/ui/dialog'
import { SearchBox } from '@/components/ui/search-box'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { folded, wantedWords } from '@/lib/domain/text/search'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { type EarlierPerson, earlierPeople } from './earlier-people'

const textOf = ({ name, jabatan, instansi }: EarlierPerson) =>
  folded(`${name} ${jabatan} ${instansi}`)

/** Coaches and moderators of earlier coachings, to choose one from. */
export function EarlierPeopleDialog({ onDone, onCancel }: DialogHandlers<EarlierPerson>) {
  const query = useQuery(api.adminCoaching.list)
  const [search, setSearch] = useState('')
  const words = wantedWords(search)
  return (
    <Dialog open isSteady size="md" title="Pilih coach dari daftar" onClose={onCancel}>
      <SearchBox
        label="Cari nama, jabatan, atau instansi"
        value={search}
        onChange={setSearch}
      />
      <div className="mt-3">
        <QueryState query={query} title="Daftar coach tidak dapat dimuat">
          {(coachings) => {
            const found = earlierPeople(coachings).filter((person) =>
              words.every((word) => textOf(person).includes(word)),
            )
            if (found.length === 0)
              return <p className="py-6 text-center text-ink-2">Tidak ada yang cocok.</p>
            return (
              <ul className="divide-y divide-line">
                {found.map((person) => (
                  <li key={textOf(person)}>
                    <button
                      type="button"
                      onClick={() => onDone(person)}
                      className="min-h-ctl w-full rounded-md px-2 py-2 text-left hover:bg-brand-tint"
                    >
                      <span className="font-semibold">{person.name}</span>
                      <span className="block text-ink-2 text-sm">
                        {person.jabatan}, {person.instansi}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }}
        </QueryState>
      </div>
    </Dialog>
  )
}
