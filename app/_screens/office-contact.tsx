import { knownOffice } from '@/app/_screens/known-office'
import { Addresses } from '@/components/ui/addresses'
import { shownWhatsapp, waLink } from '@/lib/domain/people/whatsapp'

const LINK = 'inline-flex min-h-ctl-sm items-center text-brand underline underline-offset-2'

/** How the office is reached; nothing where it has not said so. */
export function OfficeContact() {
  const { address, email, whatsapp } = knownOffice() ?? {}
  if (!address && !email && !whatsapp) return null
  return (
    <address className="wrap-anywhere grid max-w-xs gap-1 not-italic">
      {address && <p className="whitespace-pre-line">{address}</p>}
      {email && (
        <a href={`mailto:${email}`} className={LINK}>
          <span>
            <Addresses>{email}</Addresses>
          </span>
        </a>
      )}
      {whatsapp && (
        <a href={waLink(whatsapp)} target="_blank" rel="noreferrer" className={LINK}>
          WhatsApp {shownWhatsapp(whatsapp)}
          <span className="sr-only"> (membuka tab baru)</span>
        </a>
      )}
    </address>
  )
}
