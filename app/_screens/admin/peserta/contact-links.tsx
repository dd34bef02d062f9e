import { waLink } from '@/lib/domain/whatsapp'

const LINK =
  'inline-flex items-center text-brand underline underline-offset-2 hover:no-underline pointer-coarse:min-h-ctl'

/** Opens the admin's mail program. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={LINK}>
      {email}
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
      className={`${LINK} angka whitespace-nowrap`}
    >
      {contact}
      <span className="sr-only"> (WhatsApp, membuka tab baru)</span>
    </a>
  )
}
