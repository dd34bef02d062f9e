import { Copy, RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { copyText } from '@/lib/browser/copy-text'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { toast } from '@/lib/feedback/toast'
import { JoinAgain, useMeeting } from './meeting-action'

async function copyLink(meetingUrl: string) {
  if (await copyText(meetingUrl)) toast.success('Tautan meeting disalin')
  else toast.error('Tautan tidak dapat disalin. Salin dari teks di atas tombol.')
}

function OpenLink({ meetingUrl }: { meetingUrl: string }) {
  return (
    <>
      <h2 className="font-bold text-lg">Tautan meeting</h2>
      <p className="wrap-anywhere my-3 text-ink-2 text-sm">{meetingUrl}</p>
      <div className="flex flex-wrap gap-3">
        <JoinAgain meetingUrl={meetingUrl} />
        <Button
          variant="secondary"
          icon={<Copy />}
          onClick={() => void copyLink(meetingUrl)}
        >
          Salin tautan
        </Button>
      </div>
    </>
  )
}

function Advice({ isRunning }: { isRunning: boolean }) {
  return (
    <ul className="mt-4 list-disc space-y-1 pl-[1.25em] text-ink-2 text-sm">
      <li>
        {isRunning ? 'Pakai' : 'Masuk 10 menit lebih awal dan pakai'} nama lengkap Anda.
      </li>
      <li>Kehadiran Anda dicatat oleh admin.</li>
      <li>
        Setelah meeting selesai, kerjakan Post Test sebelum pukul 21:00{' '}
        {browserTimeZone().label}.
      </li>
    </ul>
  )
}

/** The way into the meeting, as soon as the check gives one. */
export function MeetingLink({
  meetingUrl,
  reason,
  isChecking,
  onCheck,
}: {
  /** Null or left out until an admin shares it (decision 58). */
  meetingUrl: string | null | undefined
  /** Why there is none yet. */
  reason: string
  isChecking: boolean
  onCheck: () => void
}) {
  const { isPast, isRunning } = useMeeting({ meetingUrl })
  return (
    <Card as="section" aria-label="Tautan meeting">
      {meetingUrl ? (
        <>
          <OpenLink meetingUrl={meetingUrl} />
          {!isPast && <Advice isRunning={isRunning} />}
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="font-bold text-lg">
              {isPast ? 'Tautan meeting tidak dibagikan' : 'Tautan meeting belum tersedia'}
            </h2>
            <p className="text-ink-2">{reason}</p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw />}
            loading={isChecking}
            onClick={onCheck}
          >
            Periksa lagi
          </Button>
        </div>
      )}
    </Card>
  )
}
