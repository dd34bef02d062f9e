import { Mail, MessageCircle } from 'lucide-react'
import type { NotificationValues } from '@/components/coaching/notification-form'
import type { WhatsappTemplate } from '@/lib/entities/office'

type NotificationPreviewProps = {
  subject: string
  values: Pick<NotificationValues, 'message' | 'notifToMember' | 'notifToWa'>
  /** What goes by WhatsApp instead of the text. */
  template?: WhatsappTemplate | undefined
}

type TemplateTextProps = { template: WhatsappTemplate; subject: string; message: string }

/** What fills an approved template: one paragraph each; the sentences around it are the template's own. */
export function TemplateText({ template, subject, message }: TemplateTextProps) {
  const known: Record<string, string> = { judul: subject, isi: message }
  const words = template.parameters.map((word): [string, string] => [
    word,
    (known[word] ?? `{${word}}`).replace(/\s+/g, ' ').trim(),
  ])
  return (
    <>
      <p className="pt-2">
        Template {template.name} yang disetujui WhatsApp, diisi dengan:
      </p>
      <ul className="list-disc space-y-1 pt-1 pl-[1.25em]">
        {words.map(([word, text]) => (
          <li key={word}>{text}</li>
        ))}
      </ul>
      <p className="pt-2">
        Kepada yang menulis ke nomor WhatsApp pengirim dalam 24 jam sebelumnya, pesan
        dikirim utuh tanpa template.
      </p>
    </>
  )
}

/** How the message will look where it arrives; one look per chosen channel. */
export function NotificationPreview({
  subject,
  values,
  template,
}: NotificationPreviewProps) {
  const { message } = values
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
            <p className="whitespace-pre-line pt-3">{message}</p>
          </section>
        )}
        {values.notifToWa && (
          <section
            aria-label="Pratinjau WhatsApp"
            className="ml-auto max-w-[85%] rounded-lg rounded-tr-none bg-tone-hijau p-3 text-ink"
          >
            <p className="flex items-center gap-2 font-semibold">
              <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
              {template ? 'WhatsApp' : subject}
            </p>
            {template ? (
              <TemplateText {...{ template, subject, message }} />
            ) : (
              <p className="whitespace-pre-line pt-2">{message}</p>
            )}
          </section>
        )}
        {!values.notifToMember && !values.notifToWa && <p>Tidak ada pesan yang dikirim.</p>}
      </div>
    </details>
  )
}
