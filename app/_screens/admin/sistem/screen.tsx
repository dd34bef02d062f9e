import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatMoment } from '@/lib/domain/schedule/dates'
import { HOUR_MS } from '@/lib/domain/schedule/spans'
import type { System } from '@/lib/entities/system'
import { Channels } from './channels'
import { FailedCalls } from './failed-calls'

const inUnits = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
const sizeOf = (bytes: number) =>
  bytes < 1e9 ? `${inUnits.format(bytes / 1e6)} MB` : `${inUnits.format(bytes / 1e9)} GB`

function backupOf(lastBackupAt: string | null) {
  if (!lastBackupAt) return 'Tidak tercatat'
  const hours = Math.floor((serverNow() - Date.parse(lastBackupAt)) / HOUR_MS)
  const age = hours < 48 ? `${hours} jam` : `${Math.floor(hours / 24)} hari`
  return `${formatMoment(lastBackupAt, browserTimeZone().zone)} (${age} yang lalu)`
}

/** Version, database, disk, backup, and whether messages go out (rule 28). */
export default function AdminSystemScreen() {
  const query = useQuery(api.system.get)
  return (
    <>
      <AdminHeading text="Keadaan server portal ini dan pengiriman pesannya." />
      <SectionTabs />
      <QueryState
        query={query}
        title="Keadaan sistem tidak dapat dimuat"
        skeleton={<Skeleton className="h-80 w-full rounded-lg" />}
      >
        {(system) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <SystemFacts system={system} />
            <Channels ways={system.ways} />
            {system.errors && <FailedCalls {...system.errors} />}
          </div>
        )}
      </QueryState>
    </>
  )
}

const DISK_WORDS = {
  good: '',
  low: ' Hampir penuh: hapus cadangan lama atau perbesar disk.',
  full: ' Penuh: tidak ada yang dapat disimpan sampai ada ruang lagi.',
  unknown: '',
}

const programText = ({ version, commit }: { version: string; commit?: string | null }) =>
  commit ? `${version} (${commit})` : version

function SystemFacts({ system }: { system: System }) {
  const { database, freeBytes, disk = 'unknown', lastBackupAt, waiting } = system
  return (
    <Card className="space-y-5">
      {waiting && (
        <Notice>
          Program lain sudah terpasang di server: {programText(waiting)}. Yang berjalan
          tetap yang lama sampai server dijalankan ulang (systemctl restart e-coaching).
        </Notice>
      )}
      <DefinitionList
        items={[
          { label: 'Versi portal', value: programText(system) },
          {
            label: 'Basis data',
            value: `PostgreSQL ${database.version}, ${sizeOf(database.bytes)}`,
          },
          {
            label: 'Sisa ruang disk',
            value:
              freeBytes === null
                ? 'Tidak diketahui'
                : `${sizeOf(freeBytes)}.${DISK_WORDS[disk]}`.replace(/\.$/, ''),
          },
          { label: 'Cadangan terakhir', value: backupOf(lastBackupAt) },
        ]}
      />
      <p className="text-ink-2 text-sm">
        Halaman ini tidak memeriksa apakah ada versi yang lebih baru.
      </p>
    </Card>
  )
}
