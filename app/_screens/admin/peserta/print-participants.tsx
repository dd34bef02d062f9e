import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { allOf, type FoundRows } from '@/components/table/found-rows'
import { Button } from '@/components/ui/button'
import { errorText } from '@/lib/api/errors'
import { printCopy } from '@/lib/browser/print-alone'
import { usePrinting } from '@/lib/browser/use-printing'
import type { ParticipantFilter } from '@/lib/domain/people/participant-filter'
import type { Participant } from '@/lib/entities/user'
import { showError } from '@/lib/feedback/error-banner'
import { PrintedParticipants, type PrintedParticipantsProps } from './printed-participants'

type PrintParticipantsProps = {
  found: FoundRows<Participant> | undefined
  filter: ParticipantFilter
  search: string
}

/** Prints everybody who fits, of all pages, which may have to be asked for before. */
export function PrintParticipants({ found, ...limits }: PrintParticipantsProps) {
  const drawn = useRef<HTMLDivElement>(null)
  // with what they were asked by: search and filter may be others once they are here
  const [paper, setPaper] = useState<PrintedParticipantsProps | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function print() {
    if (!found) return
    setAsking(true)
    try {
      const all = await allOf(found)
      flushSync(() => setPaper({ participants: all, total: all.length, ...limits }))
      printCopy(drawn.current)
    } catch (error) {
      showError(errorText(error), error)
    } finally {
      setPaper(null)
      setAsking(false)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<Printer />}
        loading={isAsking}
        disabledReason={found?.total === 0 && 'Tidak ada peserta untuk dicetak.'}
        onClick={() => void print()}
      >
        Cetak
      </Button>
      {paper && (
        <div ref={drawn} hidden>
          <PrintedParticipants {...paper} />
        </div>
      )}
    </>
  )
}

/** What the browser's own command prints: all of them where they are here, else the page that is seen. */
export function PaperOfScreen({ found, ...limits }: PrintParticipantsProps) {
  const isPrinting = usePrinting()
  if (!isPrinting || !found || found.isEarlier) return null
  const here = typeof found.all === 'function' ? found.shown : found.all
  return (
    <div className="hidden print:block">
      <PrintedParticipants participants={here} total={found.total} {...limits} />
    </div>
  )
}
