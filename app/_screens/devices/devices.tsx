import { DeviceRow } from '@/app/_screens/devices/device-row'
import { deviceName, previousLoginText } from '@/app/_screens/devices/device-text'
import { QueryState } from '@/app/_screens/query-state'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { OwnSession, OwnSessions } from '@/lib/entities/session'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

const CONFIRM = { confirmLabel: 'Keluarkan', cancelLabel: 'Batal', tone: 'danger' } as const
const LOGIN_AGAIN = 'Untuk memakai akun ini lagi di sana diperlukan username dan password.'

/** Where the own account is signed in, with ways to end what is not one's own. */
export function Devices() {
  const query = useQuery(api.sessions.list, {}, { quiet: true })
  return (
    <Card as="section" aria-labelledby="perangkat-anda">
      <h2 id="perangkat-anda" className="mb-2 font-bold text-xl">
        Perangkat Anda
      </h2>
      <p className="mb-5 text-ink-2 text-sm">
        Anda sedang login di perangkat berikut. Bila ada yang bukan milik Anda, keluarkan
        lalu ganti password. Waktu terakhir dipakai dicatat setiap sekitar 10 menit.
      </p>
      <QueryState query={query} title="Perangkat Anda tidak dapat dimuat">
        {(own) => <DeviceList own={own} />}
      </QueryState>
    </Card>
  )
}

function DeviceList({ own: { sessions, previousLogin } }: { own: OwnSessions }) {
  const [end] = useMutation(api.sessions.end)
  const [endOthers, { isRunning }] = useMutation(api.sessions.endOthers)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)

  async function endOne(device: OwnSession) {
    const title = `Keluarkan ${deviceName(device)}?`
    if (!(await confirm({ title, body: LOGIN_AGAIN, ...CONFIRM }))) return
    await end({ params: { id: device.id } })
    toast.success('Perangkat sudah dikeluarkan')
  }

  async function endAllOthers() {
    const title = `Keluarkan semua perangkat lain (${others.length})?`
    if (!(await confirm({ title, body: LOGIN_AGAIN, ...CONFIRM }))) return
    await endOthers({})
    toast.success('Semua perangkat lain sudah dikeluarkan')
  }

  return (
    <>
      <ul className="divide-y divide-line border-line border-t pt-4">
        {sessions.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onEnd={() => void endOne(device).catch(() => undefined)}
          />
        ))}
      </ul>
      {previousLogin && (
        <p className="angka mt-5 text-ink-2 text-sm">
          Login terakhir sebelum ini: {previousLoginText(previousLogin)}
        </p>
      )}
      {others.length > 1 && (
        <div className="mt-5">
          <Button
            variant="secondary"
            loading={isRunning}
            onClick={() => void endAllOthers().catch(() => undefined)}
          >
            Keluarkan semua perangkat lain
          </Button>
        </div>
      )}
    </>
  )
}
