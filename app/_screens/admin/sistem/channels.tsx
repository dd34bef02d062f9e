import { Addresses } from '@/components/ui/addresses'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useLoggedWays } from '@/lib/api/use-feature'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'
import type { System } from '@/lib/entities/system'
import { toast } from '@/lib/feedback/toast'
import { useSession } from '@/lib/session/use-session'

const CHANNELS = [
  { channel: 'email', label: 'Email', settings: 'SMTP_URL' },
  { channel: 'whatsapp', label: 'WhatsApp', settings: 'WHATSAPP_URL' },
] as const

function wayText(way: {
  isThere: boolean
  isLogged: boolean
  settings: string
  address: string | null | undefined
}): string {
  if (!way.isThere)
    return `Belum diatur: pesan menunggu sampai pengelola server mengisi ${way.settings}.`
  return way.isLogged
    ? `Mode demo: pesan tidak sampai kepada siapa pun, hanya ditulis di catatan server, sampai pengelola server mengisi ${way.settings}.`
    : `Siap mengirim. Pesan uji coba dikirim ke ${way.address ?? 'akun Anda'}.`
}

/** By which ways messages go out, or why they do not, each to be tried. */
export function Channels({ ways }: Pick<System, 'ways'>) {
  const [send, { isRunning }] = useMutation(api.system.testMessage)
  const user = useSession().user
  const logged = useLoggedWays()

  async function sendTest(channel: System['ways'][number]) {
    await send({ body: { channel } })
    toast.success(
      logged.includes(channel)
        ? 'Pesan uji coba ditulis di catatan server.'
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
