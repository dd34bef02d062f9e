import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { momentHere } from '@/lib/browser/moment-here'
import { api } from '@/lib/contract'
import type { UndeliveredMessage } from '@/lib/entities/outbox'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

const STATES: Record<UndeliveredMessage['state'], { label: string; tone: Tone }> = {
  failed: { label: 'Gagal', tone: 'merah' },
  unknown: { label: 'Belum pasti', tone: 'jingga' },
  queued: { label: 'Masih dicoba', tone: 'biru' },
}
const CHANNELS = { email: 'Email', whatsapp: 'WhatsApp' }

const MAY_HAVE_ARRIVED = {
  title: 'Kirim ulang pesan ini?',
  body: 'Jawaban layanan pengirim terputus, sehingga pesan ini mungkin sudah sampai. Tanyakan dahulu kepada penerimanya, agar tidak terkirim dua kali.',
  confirmLabel: 'Kirim ulang',
  cancelLabel: 'Batal',
}

/** One message, and its 'Kirim ulang' unless the server tries it again by itself, or would refuse it. */
export function UndeliveredItem({ message }: { message: UndeliveredMessage }) {
  const { id, state, channel, recipient, subject, createdAt, nextAttemptAt } = message
  const { canResend = state !== 'queued' } = message
  const [resend, { isRunning }] = useMutation(api.notification.resend)

  async function sendAgain() {
    if (state === 'unknown' && !(await confirm(MAY_HAVE_ARRIVED))) return
    try {
      await resend({ params: { id } })
    } catch {
      return // the banner says why
    }
    toast.success('Pesan akan dikirim ulang')
  }

  return (
    <li className="flex flex-wrap items-start gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-semibold">{subject}</p>
        <p className="wrap-anywhere text-ink-2 text-sm">
          {CHANNELS[channel]} ke {recipient}, {momentHere(createdAt)}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          <span className="text-ink-2">{message.attempts} kali dicoba</span>
          {nextAttemptAt && (
            <span className="text-ink-2">dicoba lagi {momentHere(nextAttemptAt)}</span>
          )}
        </p>
        {message.lastError && (
          <p className="wrap-anywhere mt-1 text-ink-2 text-sm">
            Sebab: {message.lastError}
          </p>
        )}
      </div>
      {canResend && (
        <Button
          variant="secondary"
          size="sm"
          loading={isRunning}
          aria-label={`Kirim ulang: ${subject} ke ${recipient}`}
          onClick={() => void sendAgain()}
        >
          Kirim ulang
        </Button>
      )}
    </li>
  )
}
