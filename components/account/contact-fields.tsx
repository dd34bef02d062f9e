import type { ReactNode } from 'react'
import { TextField } from '@/components/form/text-field'
import { WhatsappField } from '@/components/form/whatsapp-field'

/** How someone is reached; the number in any habitual form (decision 35). */
export function ContactFields({
  below,
}: {
  /** Stands under the field of each. */
  below?: (channel: 'email' | 'whatsapp') => ReactNode
}) {
  return (
    <div className="grid grid-cols-pair gap-5">
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="Pemberitahuan coaching dikirim ke alamat ini."
        aside={below?.('email')}
      />
      <WhatsappField hint="Contoh: 0812-3456-7890" aside={below?.('whatsapp')} />
    </div>
  )
}
