import { Printer, Users, UserX } from 'lucide-react'
import { useMemo } from 'react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { deleteParticipant } from '@/app/_screens/admin/peserta/delete-participant'
import { PARTICIPANT_COLUMNS } from '@/app/_screens/admin/peserta/participant-columns'
import { ParticipantFilters } from '@/app/_screens/admin/peserta/participant-filters'
import { PrintedParticipants } from '@/app/_screens/admin/peserta/printed-participants'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { useTableQuery } from '@/components/table/use-table-query'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { usePrinting } from '@/lib/browser/use-printing'
import { api } from '@/lib/contract'
import {
  filterChoices,
  filterOf,
  matchesFilter,
  NO_FILTER,
  type ParticipantFilter,
} from '@/lib/domain/people/participant-filter'
import type { Participant } from '@/lib/entities/user'
import { href } from '@/lib/router/href'
import { useHashQuery } from '@/lib/router/use-hash-query'

const NOTHING_YET = {
  icon: <Users />,
  title: 'Belum ada peserta',
  text: 'Peserta tampil di sini setelah mendaftar.',
}

/** The participants that the address asks for, and what else it could ask for. */
function useFilteredParticipants(participants: readonly Participant[] | undefined) {
  const { query, set } = useHashQuery()
  const choices = useMemo(() => filterChoices(participants ?? []), [participants])
  const { instansi, pendidikan, minat } = filterOf(query, choices)
  const filter = useMemo(
    () => ({ instansi, pendidikan, minat }),
    [instansi, pendidikan, minat],
  )
  const rows = useMemo(
    () => participants?.filter((one) => matchesFilter(one, filter)),
    [participants, filter],
  )
  const change = (changes: Partial<ParticipantFilter>) =>
    set({ ...changes, page: undefined })
  return { rows, choices, filter, change }
}

/** §2 Admin: the participants table. */
export default function AdminPesertaScreen() {
  const query = useQuery(api.user.list)
  const { data } = query
  const table = useTableQuery()
  const beforeExport = usePersonExport()
  const { rows, choices, filter, change } = useFilteredParticipants(data)
  const [removeUser] = useMutation(api.user.remove)
  const isPrinting = usePrinting()

  const clearFilter = (
    <Button variant="secondary" onClick={() => change(NO_FILTER)}>
      Hapus saringan
    </Button>
  )
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <div className="no-print">
        <AdminHeading
          text="Peserta yang terdaftar, kontaknya, dan coaching yang diikutinya."
          actions={
            <Button
              variant="secondary"
              icon={<Printer />}
              disabledReason={rows?.length === 0 && 'Tidak ada peserta untuk dicetak.'}
              onClick={() => window.print()}
            >
              Cetak
            </Button>
          }
        />
        <SectionTabs />
        <ParticipantFilters choices={choices} filter={filter} onChange={change} />
        <DataTable
          caption="Data peserta"
          columns={PARTICIPANT_COLUMNS}
          rows={rows}
          getRowId={({ id }) => id}
          {...table}
          query={query}
          isFiltered={isFiltered}
          exportName="peserta"
          beforeExport={beforeExport}
          empty={
            isFiltered
              ? {
                  icon: <UserX />,
                  title: 'Tidak ada peserta yang cocok',
                  action: clearFilter,
                }
              : NOTHING_YET
          }
          rowActions={(participant) => (
            <RowActions
              name={`peserta: ${participant.fullName}`}
              editHref={href('admin/peserta/detail', { id: participant.id })}
              onDelete={() =>
                void deleteParticipant(participant, () =>
                  removeUser({ params: { id: participant.id } }),
                )
              }
            />
          )}
        />
      </div>
      {isPrinting && rows && (
        <PrintedParticipants participants={rows} filter={filter} state={table.state} />
      )}
    </>
  )
}
