import { Copy, MessageCircle } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { IconButton } from '@/components/ui/icon-button'
import { copyText } from '@/lib/browser/copy-text'
import { shownWhatsapp, waLink } from '@/lib/domain/people/whatsapp'
import type { Coaching } from '@/lib/entities/coaching'
import { toast } from '@/lib/feedback/toast'

async function copyNumber(number: string) {
  if (await copyText(number)) toast.success('Nomor disalin')
  else toast.error('Nomor tidak dapat disalin')
}

/** Whom to ask about a coaching: name, number, WhatsApp. */
export function ContactPerson({ coaching }: { coaching: Coaching }) {
  const { narahubung, contact, topic } = coaching
  return (
    <Card as="section" padding="small" aria-label="Narahubung">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-ink-2 text-sm">Narahubung</h2>
          <p className="wrap-anywhere font-semibold">{narahubung || '–'}</p>
          {contact && <p className="angka text-ink-2">{shownWhatsapp(contact)}</p>}
        </div>
        {contact && (
          <div className="flex flex-wrap items-center gap-2">
            <a
              href={waLink(
                contact,
                `Halo, saya ingin bertanya tentang coaching “${topic}”.`,
              )}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              WhatsApp
              <span className="sr-only"> {narahubung} (membuka tab baru)</span>
            </a>
            <IconButton
              label={`Salin nomor ${narahubung}`}
              icon={<Copy />}
              variant="outline"
              onClick={() => void copyNumber(shownWhatsapp(contact))}
            />
          </div>
        )}
      </div>
    </Card>
  )
}
