import { WAYS } from '@/app/_screens/admin/message-states'
import { useResend } from '@/app/_screens/admin/undelivered/use-resend'
import { Addresses } from '@/components/ui/addresses'
import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { momentHere } from '@/lib/browser/moment-here'
import type { UndeliveredMessage } from '@/lib/entities/outbox'

const STATES: Record<UndeliveredMessage['state'], { label: string; tone: Tone }> = {
  failed: { label: 'Gagal', tone: 'merah' },
  unknown: { label: 'Belum pasti', tone: 'jingga' },
  queued: { label: 'Masih dicoba', tone: 'biru' },
}
/** One message, and its 'Kirim ulang' unless the server tries it again by itself, or would refuse it. */
export function UndeliveredItem({ message }: { message: UndeliveredMessage }) {
  const { state, channel, recipient, subject, createdAt, nextAttemptAt } = message
  const { canResend = state !== 'queued' } = message
  const [sendAgain, { isRunning }] = useResend()

  return (
    <li className="flex flex-wrap items-start gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-semibold">{subject}</p>
        <p className="wrap-anywhere text-ink-2 text-sm">
          {WAYS[channel]} ke <Addresses>{recipient}</Addresses>, {momentHere(createdAt)}
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
          onClick={() => void sendAgain(message)}
        >
          Kirim ulang
        </Button>
      )}
    </li>
  )
}
