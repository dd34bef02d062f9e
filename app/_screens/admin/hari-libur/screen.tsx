import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { HolidayTable } from '@/app/_screens/admin/hari-libur/holiday-table'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import { WIB } from '@/lib/domain/schedule/time-zone'
import { unfilledYears } from '@/lib/domain/schedule/working-day'
import type { Holiday } from '@/lib/entities/holiday'

/** Days on which the office does not work, beside weekends; for superadmins. */
export default function AdminHolidaysScreen() {
  const query = useQuery(api.office.holidays)
  return (
    <>
      <AdminHeading text="Pada hari libur kantor dan akhir pekan, pengingat pagi untuk admin tidak dikirim dan masa tunggu pengajuan tidak dihitung." />
      <SectionTabs />
      <QueryState
        query={query}
        title="Daftar hari libur tidak dapat dimuat"
        skeleton={<Skeleton className="h-128 w-full rounded-lg" />}
      >
        {(list) => (
          <div className="space-y-5">
            <UnfilledYears days={list.days} />
            <HolidayTable list={list} />
          </div>
        )}
      </QueryState>
    </>
  )
}

function UnfilledYears({ days }: { days: readonly Holiday[] }) {
  const dates = days.map(({ date }) => date)
  const years = unfilledYears(dates, new Date(serverNow()), WIB.zone)
  return years.map((year) => (
    <Notice key={year} tone="warning">
      Daftar tahun {year} belum diisi: pengingat pagi tetap dikirim pada hari libur.
    </Notice>
  ))
}
