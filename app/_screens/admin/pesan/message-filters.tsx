import { FilterPanel } from '@/app/_screens/admin/filter-panel'
import { MESSAGE_LOOKS } from '@/app/_screens/admin/message-states'
import { hasPeriod, PeriodFilter } from '@/app/_screens/admin/period-filter'
import { SearchBox } from '@/components/ui/search-box'
import { SelectBox } from '@/components/ui/select-box'
import { MESSAGE_FILTERS, type MessageFilter } from '@/lib/entities/outbox-values'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { useQueryText } from '@/lib/router/use-query-text'

const filterLabel = (filter: MessageFilter) =>
  filter === 'sent' ? 'Terkirim, sampai, atau dibaca' : MESSAGE_LOOKS[filter].label
const STATES = [
  { value: '', label: 'Semua keadaan' },
  ...MESSAGE_FILTERS.map((value) => ({ value, label: filterLabel(value) })),
]
const CHANNELS = [
  { value: '', label: 'Email dan WhatsApp' },
  { value: 'email', label: 'Email' },
  { value: 'whatsapp', label: 'WhatsApp' },
]

/** The word of an address where it is one of the choices; another means all. */
const chosen = (options: typeof STATES, word: string | null) =>
  options.find(({ value }) => value === word)?.value ?? ''

/** What the address asks for by its choices. */
export const chosenIn = (query: URLSearchParams) => ({
  state: chosen(STATES, query.get('keadaan')),
  channel: chosen(CHANNELS, query.get('saluran')),
})

/** State, channel, search and time; all of them stand in the address. */
export function MessageFilters({ state, channel }: { state: string; channel: string }) {
  const { query, set } = useHashQuery()
  const [text, setText] = useQueryText('cari')
  return (
    <FilterPanel
      label="Saring pesan"
      chosen={[state, channel, query.get('cari'), hasPeriod(query)]}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectBox
          label="Keadaan"
          value={state}
          options={STATES}
          onChange={(keadaan) => set({ keadaan, sesudah: undefined })}
        />
        <SelectBox
          label="Saluran"
          value={channel}
          options={CHANNELS}
          onChange={(saluran) => set({ saluran, sesudah: undefined })}
        />
        <SearchBox label="Penerima atau subjek" value={text} onChange={setText} />
      </div>
      <PeriodFilter label="Periode pesan" />
    </FilterPanel>
  )
}
