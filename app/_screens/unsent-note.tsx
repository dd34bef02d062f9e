import { Notice } from '@/components/ui/notice'
import { useLoggedWays } from '@/lib/api/use-feature'

const NAMES = { email: 'email', whatsapp: 'WhatsApp' }

/** Stands where messages are asked for or listed: those of a demo reach nobody, whatever their list says. */
export function UnsentNote() {
  const ways = useLoggedWays()
  if (ways.length === 0) return null
  return (
    <div className="mb-4">
      <Notice>
        Mode demo: {ways.map((way) => NAMES[way]).join(' dan ')} tidak sampai kepada siapa
        pun, hanya ditulis di catatan server.
      </Notice>
    </div>
  )
}
