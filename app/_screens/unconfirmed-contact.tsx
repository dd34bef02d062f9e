import { UnsentNote } from '@/app/_screens/unsent-note'
import { Addresses } from '@/components/ui/addresses'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { momentHere } from '@/lib/browser/moment-here'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'
import type { UnconfirmedContact as Waiting } from '@/lib/entities/contact'
import { toast } from '@/lib/feedback/toast'

/** What became of the link: under way, never sent, or too old. */
function linkText(linkUntil: string | null, contact: string): string {
  if (linkUntil === null) return 'Tautan konfirmasi belum dikirim.'
  if (Date.parse(linkUntil) <= serverNow())
    return 'Tautan konfirmasi yang terakhir sudah lewat waktunya.'
  return `Buka tautan yang kami kirim ke ${contact}, lalu masukkan password Anda. Tautan berlaku sampai ${momentHere(linkUntil)}.`
}

/** Where links for passwords go meanwhile: the address of a registration is tried all the same, and may be mistyped. */
function wayBackText(channel: Waiting['channel'], confirmed: string | null): string {
  if (confirmed !== null)
    return `Sebelum dikonfirmasi, tautan untuk password baru tetap dikirim ke ${confirmed}.`
  const [what, whose] =
    channel === 'email' ? ['Alamat email', 'alamat'] : ['Nomor', 'nomor']
  return `${what} ini juga dipakai untuk mengirim tautan password baru. Bila salah ketik, segera perbaiki, agar tautan itu tidak sampai ke ${whose} orang lain.`
}

/** That nobody has shown yet to read what is sent to a contact of a registration, or to a changed one. */
export function UnconfirmedContact({
  waiting: { channel, confirmed, linkUntil },
  stored,
}: {
  waiting: Waiting
  /** The contact as the account has it; in the field something else may stand. */
  stored: string
}) {
  const [sendAgain, { isRunning }] = useMutation(api.contactConfirmation.sendAgain)
  const shown = (contact: string) =>
    channel === 'email' ? contact : shownWhatsapp(contact)

  async function send() {
    await sendAgain({ body: { channel } })
    toast.success('Tautan baru sedang dikirim')
  }

  return (
    <div className="mt-2 grid justify-items-start gap-2 text-sm" role="status">
      <Badge tone="jingga">Belum dikonfirmasi</Badge>
      <p className="wrap-anywhere text-ink-2">
        <Addresses>
          {[
            linkText(linkUntil, shown(stored)),
            wayBackText(channel, confirmed === stored ? null : shown(confirmed)),
          ].join(' ')}
        </Addresses>
      </p>
      <UnsentNote />
      <Button
        variant="secondary"
        size="sm"
        loading={isRunning}
        aria-label={`Kirim ulang tautan ke ${shown(stored)}`}
        onClick={() => void send().catch(() => undefined)}
      >
        Kirim ulang tautan
      </Button>
    </div>
  )
}
