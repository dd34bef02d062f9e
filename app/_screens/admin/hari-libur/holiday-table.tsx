import { CalendarOff } from 'lucide-react'
import { useState } from 'react'
import { deleteRow } from '@/app/_screens/admin/delete-row'
import { AddDialog, ProposalDialog } from '@/app/_screens/admin/hari-libur/holiday-dialogs'
import type { HolidayFormProps } from '@/app/_screens/admin/hari-libur/holiday-form'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { Button } from '@/components/ui/button'
import { SelectBox } from '@/components/ui/select-box'
import { showFailure } from '@/lib/api/show-failure'
import { useMutation } from '@/lib/api/use-mutation'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import { formatDate, formatDay } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { Holiday } from '@/lib/entities/holiday'
import { useHashQuery } from '@/lib/router/use-hash-query'

const dayText = ({ date }: Holiday) => formatDay(`${date}T00:00:00+07:00`, WIB.zone)

const COLUMNS: Column<Holiday>[] = [
  {
    ...{ id: 'tanggal', header: 'Tanggal', text: dayText },
    sortValue: ({ date }) => date,
  },
  { id: 'nama', header: 'Hari libur', primary: true, text: ({ name }) => name },
]

const thisYear = () => formatDate(new Date(serverNow()), WIB.zone).slice(6)

/** This year, the next, and those of which the list has days. */
const yearsOf = (days: readonly Holiday[]) => {
  const listed = days.map(({ date }) => date.slice(0, 4))
  return [...new Set([thisYear(), String(Number(thisYear()) + 1), ...listed])].sort()
}

/** The list of a year: read, taken from, and added to by lines, own ones or proposed ones. */
export function HolidayTable({ list }: Pick<HolidayFormProps, 'list'>) {
  const [opened, setOpened] = useState<'own' | 'proposal' | null>(null)
  const [update] = useMutation(api.office.updateHolidays, { errors: 'ignore' })
  const { query, set } = useHashQuery()
  const { days, version } = list
  const years = yearsOf(days)
  const year = years.find((one) => one === query.get('tahun')) ?? thisYear()

  const remove = (day: Holiday) =>
    deleteRow({
      body: `“${day.name}” (${dayText(day)}) tidak lagi menjadi hari libur kantor.`,
      remove: () =>
        update(
          { body: { days: days.filter(({ date }) => date !== day.date) } },
          { version },
        ).catch((error) => {
          showFailure(error)
          throw error
        }),
    })
  const dialog = {
    ...{ list, onClose: () => setOpened(null) },
    onAdded: (tahun: string) => set({ tahun, page: undefined }),
  }

  return (
    <>
      <DataTable
        caption="Hari libur kantor"
        exportName={`hari-libur-${year}`}
        columns={COLUMNS}
        rows={days.filter(({ date }) => date.startsWith(year))}
        getRowId={({ date }) => date}
        toolbar={
          <>
            <SelectBox
              label="Tahun"
              isLabelHidden
              value={year}
              options={years.map((value) => ({ value, label: value }))}
              onChange={(tahun) => set({ tahun, page: undefined })}
            />
            <Button variant="secondary" onClick={() => setOpened('proposal')}>
              Isi dari daftar umum {year}
            </Button>
            <Button onClick={() => setOpened('own')}>Tambah</Button>
          </>
        }
        empty={{
          icon: <CalendarOff />,
          title: `Belum ada hari libur tahun ${year}`,
          text: 'Isi dari daftar umum, lalu cocokkan dengan SKB 3 Menteri, atau tempel daftar sendiri dengan tombol Tambah.',
        }}
        rowActions={(day) => (
          <RowActions
            name={`hari libur: ${day.name}, ${dayText(day)}`}
            onDelete={() => void remove(day)}
          />
        )}
      />
      {opened === 'own' && <AddDialog {...dialog} />}
      {opened === 'proposal' && <ProposalDialog year={year} {...dialog} />}
    </>
  )
}
