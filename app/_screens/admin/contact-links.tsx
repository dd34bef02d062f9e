import { Addresses } from '@/components/ui/addresses'
import { shownWhatsapp, waLink } from '@/lib/domain/people/whatsapp'

const LINK =
  'relative inline-block pointer-coarse:py-2.5 text-brand text-sm underline underline-offset-2 hover:no-underline'

/** Opens the admin's mail program. In a table it has room for what stands behind the '@'. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} aria-label={email} className={`${LINK} md:min-w-36`}>
      <Addresses>{email}</Addresses>
    </a>
  )
}

/** Opens a chat with the number in a new tab. */
export function WhatsappLink({ contact }: { contact: string }) {
  return (
    <a
      href={waLink(contact)}
      target="_blank"
      rel="noreferrer"
      className={`${LINK} angka md:whitespace-nowrap`}
    >
      {shownWhatsapp(contact)}
      <span className="sr-only"> (WhatsApp, membuka tab baru)</span>
    </a>
  )
}
