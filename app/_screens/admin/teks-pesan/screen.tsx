import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { WordingForm } from '@/app/_screens/admin/teks-pesan/wording-form'
import { QueryState } from '@/app/_screens/query-state'
import { Card } from '@/components/ui/card'
import { SelectBox } from '@/components/ui/select-box'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { WORDINGS } from '@/lib/domain/messages/wordings'
import { mayLeave } from '@/lib/router/leave-guard'
import { useHashQuery } from '@/lib/router/use-hash-query'

const FIRST = 'acceptance'
const OPTIONS = Object.entries(WORDINGS).map(([value, { label }]) => ({ value, label }))

/** The office's own texts of the messages that admins send (rule 28). */
export default function AdminWordingsScreen() {
  const query = useQuery(api.office.wordings)
  const { query: address, set } = useHashQuery()
  const asked = address.get('templat') ?? FIRST
  const name = asked in WORDINGS ? asked : FIRST
  const wording = WORDINGS[name]

  async function choose(templat: string) {
    if (await mayLeave()) set({ templat })
  }

  return (
    <>
      <AdminHeading text="Teks awal setiap pesan. Admin masih dapat mengubahnya sebelum mengirim." />
      <SectionTabs />
      <QueryState
        query={query}
        title="Teks pesan tidak dapat dimuat"
        skeleton={<Skeleton className="h-128 w-full rounded-lg" />}
      >
        {(wordings) => (
          <Card className="space-y-5">
            <div className="max-w-md">
              <SelectBox
                label="Pesan"
                value={name}
                options={OPTIONS.map((option) =>
                  wordings.texts[option.value] === undefined
                    ? option
                    : { ...option, label: `${option.label} (teks kantor)` },
                )}
                onChange={(next) => void choose(next)}
              />
            </div>
            {wording && (
              <WordingForm key={name} name={name} wording={wording} wordings={wordings} />
            )}
          </Card>
        )}
      </QueryState>
    </>
  )
}
