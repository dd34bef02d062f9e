import { Mail, MessageCircle } from 'lucide-react'
import type { NotificationValues } from '@/components/coaching/notification-form'

type NotificationPreviewProps = {
  subject: string
  values: Pick<NotificationValues, 'message' | 'notifToMember' | 'notifToWa'>
}

/** How the message will look where it arrives; one look per chosen channel. */
export function NotificationPreview({ subject, values }: NotificationPreviewProps) {
  return (
    <details className="rounded-md border border-line px-4 py-2">
      <summary className="flex min-h-9 pointer-coarse:min-h-11 items-center font-semibold text-sm">
        Pratinjau pesan
      </summary>
      <div className="wrap-anywhere grid gap-4 py-3 text-sm">
        {values.notifToMember && (
          <section aria-label="Pratinjau email" className="rounded-md bg-sunken p-4">
            <p className="flex items-center gap-2 border-line border-b pb-2 font-semibold">
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              {subject}
            </p>
            <p className="whitespace-pre-line pt-3">{values.message}</p>
          </section>
        )}
        {values.notifToWa && (
          <section
            aria-label="Pratinjau WhatsApp"
            className="ml-auto max-w-[85%] rounded-lg rounded-tr-none bg-tone-hijau p-3 text-ink"
          >
            <p className="flex items-center gap-2 font-semibold">
              <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
              {subject}
            </p>
            <p className="whitespace-pre-line pt-2">{values.message}</p>
          </section>
        )}
        {!values.notifToMember && !values.notifToWa && <p>Tidak ada pesan yang dikirim.</p>}
      </div>
    </details>
  )
}
