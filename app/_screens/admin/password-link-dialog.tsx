import { Copy, MessageCircle } from 'lucide-react'
import { copyShown } from '@/app/_screens/copy-shown'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { inputClass } from '@/components/ui/input-class'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { waLink } from '@/lib/domain/people/whatsapp'
import { formatDate, formatTime } from '@/lib/domain/schedule/dates'
import type { PasswordLink } from '@/lib/entities/recovery'
import type { Participant } from '@/lib/entities/user'
import type { DialogHandlers } from '@/lib/feedback/dialog'

/** Whose link it is. */
export type LinkOwner = Pick<Participant, 'id' | 'fullName' | 'username' | 'contact'>

const BY_HAND = 'Tautan tidak dapat disalin. Tandai teksnya, lalu salin sendiri.'

/** Shows a link that cannot be shown a second time, with the ways to hand it over. */
export function PasswordLinkDialog({
  participant: { fullName, contact },
  link: { url, expiresAt },
  isMailed = false,
  onCancel,
}: DialogHandlers<never> & {
  participant: LinkOwner
  link: PasswordLink
  /** It goes to its owner by e-mail too. */
  isMailed?: boolean
}) {
  const { zone, label } = browserTimeZone()
  const until = `${formatDate(expiresAt, zone)} ${formatTime(expiresAt, zone)} ${label}`
  const message = `Tautan untuk membuat password baru Anda, berlaku satu kali, sampai ${until}:\n${url}`
  return (
    <Dialog
      open
      title="Tautan password baru"
      description={`Untuk ${fullName}: berlaku satu kali, sampai ${until}.${isMailed ? ' Tautan ini juga dikirim ke emailnya.' : ''} Setelah jendela ini ditutup, tautan tidak dapat ditampilkan lagi.`}
      onClose={onCancel}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Copy />}
            onClick={() => void copyShown(url, 'Tautan disalin', BY_HAND)}
          >
            Salin tautan
          </Button>
          {contact && (
            <a
              href={waLink(contact, message)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass()}
            >
              <MessageCircle aria-hidden="true" className="shrink-0" />
              Kirim lewat WhatsApp
              <span className="sr-only"> (membuka tab baru)</span>
            </a>
          )}
        </>
      }
    >
      <label className="block font-semibold text-sm">
        Tautan
        <textarea
          readOnly
          rows={4}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`mt-2 break-all font-normal ${inputClass()}`}
        />
      </label>
    </Dialog>
  )
}
