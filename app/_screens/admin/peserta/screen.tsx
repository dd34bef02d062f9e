import { Users, UserX } from 'lucide-react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { deleteParticipant } from '@/app/_screens/admin/peserta/delete-participant'
import { PARTICIPANT_COLUMNS } from '@/app/_screens/admin/peserta/participant-columns'
import { ParticipantFilters } from '@/app/_screens/admin/peserta/participant-filters'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import { RowActions } from '@/components/table/row-actions'
import { TableView } from '@/components/table/table-view'
import { useTableQuery } from '@/components/table/use-table-query'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { NO_FILTER, type ParticipantFilter } from '@/lib/domain/people/participant-filter'
import { href } from '@/lib/router/href'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { PaperOfScreen, PrintParticipants } from './print-participants'
import { useParticipants } from './use-participants'

const NOTHING_YET = {
  icon: <Users />,
  title: 'Belum ada peserta',
  text: 'Peserta tampil di sini setelah mendaftar.',
}

/** §2 Admin: the participants table. */
export default function AdminPesertaScreen() {
  const table = useTableQuery()
  const beforeExport = usePersonExport()
  const { query: address, set } = useHashQuery()
  const { found, count, query, choices, filter, retryChoices } = useParticipants({
    state: table.state,
    address,
  })
  const change = (changes: Partial<ParticipantFilter>) =>
    set({ ...changes, page: undefined })
  const [removeUser] = useMutation(api.user.remove)

  const clearFilter = (
    <Button variant="secondary" onClick={() => change(NO_FILTER)}>
      Hapus saringan
    </Button>
  )
  const paper = { found, filter, search: table.state.query }
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <div className="no-print">
        <AdminHeading
          text="Peserta yang terdaftar, kontaknya, dan coaching yang diikutinya."
          actions={<PrintParticipants {...paper} />}
        />
        <SectionTabs />
        <ParticipantFilters
          {...{ choices, filter }}
          onChange={change}
          onRetry={retryChoices}
        />
        <TableView
          caption="Data peserta"
          columns={PARTICIPANT_COLUMNS}
          found={found}
          count={count}
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
                void deleteParticipant(participant, (options) =>
                  removeUser({ params: { id: participant.id } }, options),
                )
              }
            />
          )}
        />
      </div>
      <PaperOfScreen {...paper} />
    </>
  )
}
