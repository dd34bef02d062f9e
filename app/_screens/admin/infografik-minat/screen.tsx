import { ChartNoAxesColumn } from 'lucide-react'
import { useMemo } from 'react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { InterestChart } from '@/app/_screens/admin/infografik-minat/interest-chart'
import { InterestTable } from '@/app/_screens/admin/infografik-minat/interest-table'
import { type View, ViewSwitch } from '@/app/_screens/admin/infografik-minat/view-switch'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { TABLE_RESET } from '@/components/table/table-reset'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { InfographicItem } from '@/lib/entities/content'
import { useHashQuery } from '@/lib/router/use-hash-query'

/** What interests most people comes first. */
const byValue = (items: readonly InfographicItem[]) =>
  [...items].sort((a, b) => b.value - a.value || a.label.localeCompare(b.label, 'id'))

function Infographic({ stored }: { stored: readonly InfographicItem[] }) {
  const items = useMemo(() => byValue(stored), [stored])
  const { query, set } = useHashQuery()
  const view: View = query.get('tampilan') === 'tabel' ? 'tabel' : 'grafik'
  return (
    <>
      <ViewSwitch
        selected={view}
        onSelect={(next) =>
          set({ tampilan: next === 'tabel' ? next : undefined, ...TABLE_RESET })
        }
      />
      {view === 'tabel' ? <InterestTable items={items} /> : <InterestChart items={items} />}
    </>
  )
}

/** §2 infografik-minat: how many participants chose each category. */
export default function AdminInfografikMinatScreen() {
  const query = useQuery(api.category.infographic)
  return (
    <>
      <AdminHeading text="Jumlah peserta yang berminat pada setiap kategori coaching." />
      <SectionTabs />
      <QueryState
        query={query}
        title="Infografik minat tidak dapat dimuat"
        skeleton={<Skeleton className="h-120 w-full rounded-lg" />}
      >
        {(items) =>
          items.length > 0 ? (
            <Infographic stored={items} />
          ) : (
            <EmptyState
              icon={<ChartNoAxesColumn />}
              title="Belum ada kategori"
              text="Infografik tampil setelah ada kategori yang dapat diminati peserta."
            />
          )
        }
      </QueryState>
    </>
  )
}
