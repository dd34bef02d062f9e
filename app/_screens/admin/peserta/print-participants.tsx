import { PrintButton } from '@/app/_screens/admin/print-button'
import { allOf, type FoundRows } from '@/components/table/found-rows'
import { usePrinting } from '@/lib/browser/use-printing'
import type { ParticipantFilter } from '@/lib/domain/people/participant-filter'
import type { Participant } from '@/lib/entities/user'
import { PrintedParticipants } from './printed-participants'

type PrintParticipantsProps = {
  found: FoundRows<Participant> | undefined
  filter: ParticipantFilter
  search: string
}

const NOT_HERE = 'Daftar peserta belum dimuat.'

function withoutPaper(found: FoundRows<Participant> | undefined) {
  if (!found) return NOT_HERE
  return found.total === 0 && 'Tidak ada peserta untuk dicetak.'
}

/** Prints everybody who fits, of all pages, which may have to be asked for before. */
export function PrintParticipants({ found, ...limits }: PrintParticipantsProps) {
  const paper = async () => {
    if (!found) return null
    const all = await allOf(found)
    return <PrintedParticipants participants={all} total={all.length} {...limits} />
  }
  return (
    <PrintButton
      label="Cetak"
      variant="secondary"
      disabledReason={withoutPaper(found)}
      paper={paper}
    />
  )
}

/** What the browser's own command prints: all of them where they are here, else the page that is seen. */
export function PaperOfScreen({ found, ...limits }: PrintParticipantsProps) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  if (!found || found.isEarlier) return <p className="hidden print:block">{NOT_HERE}</p>
  const here = typeof found.all === 'function' ? found.shown : found.all
  return (
    <div className="hidden print:block">
      <PrintedParticipants participants={here} total={found.total} {...limits} />
    </div>
  )
}
