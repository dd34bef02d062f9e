import { Mail, MessageCircle } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { initials } from '@/lib/domain/people/names'
import { institutionOf } from '@/lib/domain/people/participant-filter'
import { shownWhatsapp, waLink } from '@/lib/domain/people/whatsapp'
import type { Participant } from '@/lib/entities/user'

/** Whose data it is, and two ways to reach them. */
export function ParticipantHeader({ participant }: { participant: Participant }) {
  const { fullName, jabatan, contact, email } = participant
  const link = buttonClass({ variant: 'secondary', size: 'sm' })
  return (
    <Card
      as="section"
      aria-label="Ringkasan peserta"
      className="mb-6 flex flex-wrap items-center gap-4"
    >
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-kayu-200 font-bold text-kayu-700 text-xl"
      >
        {initials(fullName)}
      </span>
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <h2 className="font-bold text-xl">{fullName}</h2>
        <p className="text-ink-2">
          {[jabatan, institutionOf(participant)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {contact && (
          <a href={waLink(contact)} target="_blank" rel="noreferrer" className={link}>
            <MessageCircle aria-hidden="true" className="size-4" />
            WhatsApp
            <span className="sr-only"> {shownWhatsapp(contact)} (membuka tab baru)</span>
          </a>
        )}
        <a href={`mailto:${email}`} className={link}>
          <Mail aria-hidden="true" className="size-4" />
          Email
          <span className="sr-only"> {email}</span>
        </a>
      </div>
    </Card>
  )
}
