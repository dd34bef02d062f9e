import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { Addresses } from '@/components/ui/addresses'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useLoggedWays } from '@/lib/api/use-feature'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'
import { formatMoment } from '@/lib/domain/schedule/dates'
import type { System } from '@/lib/entities/system'
import { toast } from '@/lib/feedback/toast'
import { useSession } from '@/lib/session/use-session'
import { FailedCalls } from './failed-calls'

const CHANNELS = [
  { channel: 'email', label: 'Email', settings: 'SMTP_URL' },
  { channel: 'whatsapp', label: 'WhatsApp', settings: 'WHATSAPP_URL' },
] as const

const HOUR_MS = 3_600_000

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

function wayText(way: {
  isThere: boolean
  isLogged: boolean
  settings: string
  address: string | null | undefined
}): string {
  if (!way.isThere)
    return `Belum diatur: pesan menunggu sampai pengelola server mengisi ${way.settings}.`
  return way.isLogged
    ? `Mode demo: pesan tidak sampai kepada siapa pun, hanya ditulis di log server, sampai pengelola server mengisi ${way.settings}.`
    : `Siap mengirim. Pesan uji coba dikirim ke ${way.address ?? 'akun Anda'}.`
}

function Channels({ ways }: Pick<System, 'ways'>) {
  const [send, { isRunning }] = useMutation(api.system.testMessage)
  const user = useSession().user
  const logged = useLoggedWays()

  async function sendTest(channel: System['ways'][number]) {
    await send({ body: { channel } })
    toast.success(
      logged.includes(channel)
        ? 'Pesan uji coba ditulis di log server.'
        : 'Pesan uji coba masuk antrean. Periksa apakah pesannya sampai.',
    )
  }

  return (
    <Card className="space-y-5">
      {CHANNELS.map(({ channel, label, settings }) => {
        const isThere = ways.includes(channel)
        const address =
          channel === 'email' ? user?.email : user && shownWhatsapp(user.whatsapp)
        return (
          <div key={channel}>
            <h2 className="font-semibold">{label}</h2>
            <p className="wrap-anywhere mb-3 text-ink-2 text-sm">
              <Addresses>
                {wayText({
                  isThere,
                  isLogged: logged.includes(channel),
                  settings,
                  address,
                })}
              </Addresses>
            </p>
            <Button
              variant="secondary"
              loading={isRunning}
              disabledReason={!isThere && `${label} belum diatur pada server ini.`}
              onClick={() => void sendTest(channel).catch(() => {})}
            >
              Kirim pesan uji coba
              <span className="sr-only"> lewat {label}</span>
            </Button>
          </div>
        )
      })}
    </Card>
  )
}
