import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { QuestionList } from '@/app/_screens/admin/coaching/detail/peserta/briefing/question-list'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { errorText } from '@/lib/api/errors'
import { momentHere } from '@/lib/browser/moment-here'
import { shortcuts } from '@/lib/browser/shortcuts'
import type { Proposal } from '@/lib/entities/proposal'
import { ReviewButtons } from './review-buttons'

type ReviewWindowProps = {
  /** Those that wait now; a decided one drops out by itself. */
  waiting: readonly Proposal[]
  /** Seats that are free now. */
  seatsLeft: number
  onAccept: (proposal: Proposal) => Promise<unknown>
  onDecline: (proposal: Proposal) => Promise<unknown>
  onClose: () => void
}

/** Which one is shown: the one that was looked at, or what has come into its place. */
function useShown(waiting: readonly Proposal[]) {
  const [looked, setLooked] = useState({ id: waiting[0]?.id, index: 0 })
  const known = waiting.findIndex(({ id }) => id === looked.id)
  const index = known >= 0 ? known : Math.min(looked.index, waiting.length - 1)
  const goTo = (to: number) => {
    const id = waiting[to]?.id
    if (id !== undefined) setLooked({ id, index: to })
  }
  return { index, proposal: waiting[index], goTo }
}

/** Since when it waits, where the server tells it. */
function Since({ createdAt }: Pick<Proposal, 'createdAt'>) {
  if (!createdAt) return null
  return <p className="angka text-ink-2 text-sm">Diajukan {momentHere(createdAt)}</p>
}

/** Which keys do what, while they do. */
function Keys() {
  if (useAtomValue(shortcuts.valueAtom) === 'off') return null
  return (
    <p className="pointer-coarse:hidden text-ink-2 text-xs">
      Tombol: T untuk menerima, X untuk menolak, panah kiri dan kanan untuk berpindah.
    </p>
  )
}

/** Takes the focus, which went with the buttons of the last decision. */
function DoneButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} initialFocus onClick={onClose}>
      Selesai
    </Button>
  )
}

/** One waiting proposal at a time; each decision with the message and the rules of its row. */
export function ReviewWindow(props: ReviewWindowProps) {
  const { waiting, seatsLeft, onAccept, onDecline, onClose } = props
  const { index, proposal, goTo } = useShown(waiting)
  // the next one is here before all that shows the decision: it need not wait for that
  const deciding = useRef(new Set<string>())
  const [failure, setFailure] = useState<string | null>(null)

  async function decide(act: (proposal: Proposal) => Promise<unknown>) {
    if (!proposal || deciding.current.has(proposal.id)) return
    deciding.current.add(proposal.id)
    setFailure(null)
    try {
      await act(proposal)
    } catch (error) {
      // the banner lies outside this window, where nobody who hears the page can reach it
      setFailure(`${proposal.name}: ${errorText(error)}`)
    } finally {
      deciding.current.delete(proposal.id)
    }
  }

  return (
    <Dialog
      open
      isSteady
      size="md"
      title="Tinjau satu per satu"
      onClose={onClose}
      footer={
        proposal ? (
          <ReviewButtons
            name={proposal.name}
            isFirst={index === 0}
            isLast={index === waiting.length - 1}
            isFull={seatsLeft === 0}
            onStep={(by) => goTo(index + by)}
            onAccept={() => void decide(onAccept)}
            onDecline={() => void decide(onDecline)}
          />
        ) : (
          <DoneButton onClose={onClose} />
        )
      }
    >
      <div className="grid content-start gap-3">
        <p role="status" className="angka text-ink-2 text-sm">
          {proposal
            ? `Pengajuan ${index + 1} dari ${waiting.length}, sisa kursi ${seatsLeft}`
            : 'Tidak ada lagi pengajuan yang menunggu.'}
        </p>
        <Notice tone="danger" isShown={failure !== null}>
          {failure}
        </Notice>
        {proposal && (
          <article aria-label={proposal.name} key={proposal.id}>
            <h3 className="wrap-anywhere font-bold text-lg">{proposal.name}</h3>
            <p className="wrap-anywhere text-ink-2">{proposal.namaInstansi ?? '–'}</p>
            <Since createdAt={proposal.createdAt} />
            <div className="mt-3">
              <QuestionList {...proposal} />
            </div>
          </article>
        )}
        {proposal && <Keys />}
      </div>
    </Dialog>
  )
}
