import { Description } from '@headlessui/react'
import { useAtomValue } from 'jotai'
import { TriangleAlert } from 'lucide-react'
import { Fragment, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import {
  type DialogEntry,
  type DialogOption,
  type DialogText,
  dialogQueueAtom,
} from '@/lib/feedback/dialog'

type Question = Extract<DialogEntry, { kind: 'question' }>

/** Shows what `lib/feedback/dialog` has queued; mounted once by the shell. */
export function DialogHost() {
  const queue = useAtomValue(dialogQueueAtom)
  return visibleEntries(queue).map((entry) =>
    entry.kind === 'component' ? (
      <Fragment key={entry.id}>{entry.render()}</Fragment>
    ) : (
      <QuestionDialog key={entry.id} question={entry} />
    ),
  )
}

/** Open dialogs with the one question above them; further questions wait for its answer. */
function visibleEntries(queue: readonly DialogEntry[]) {
  const firstQuestion = queue.findIndex((entry) => entry.kind === 'question')
  return firstQuestion === -1 ? queue : queue.slice(0, firstQuestion + 1)
}

function QuestionDialog({ question }: { question: Question }) {
  const { text, options, safeValue, settle } = question
  return (
    <Dialog
      open
      title={text.title}
      onClose={() => settle(null)}
      footer={inOrder(options, safeValue).map((option) => (
        <Button
          key={option.value}
          variant={option.tone}
          initialFocus={option.value === safeValue}
          onClick={() => settle(option.value)}
        >
          {option.label}
        </Button>
      ))}
    >
      <QuestionText body={text.body} notice={text.notice} />
    </Dialog>
  )
}

/** The dialog's footer puts its last button right, and on top on a phone: the safe one only where it stands out. */
function inOrder(options: DialogOption[], safeValue: string | null) {
  const placeOf = ({ value, tone }: DialogOption) => {
    if (value !== safeValue) return 1
    return tone === 'primary' ? 2 : 0
  }
  return [...options].sort((a, b) => placeOf(a) - placeOf(b))
}

const STILL = () => () => {}

function useText(body: DialogText['body']): string | undefined {
  const isLive = typeof body === 'object'
  return useSyncExternalStore(isLive ? body.subscribe : STILL, () =>
    isLive ? body.get() : body,
  )
}

function QuestionText({ body: text, notice }: Pick<DialogText, 'body' | 'notice'>) {
  const body = useText(text)
  if (!body && !notice) return null
  return (
    // read with the title when the window opens: the focus then stands on a button below it
    <Description
      as="div"
      className="grid gap-3"
      aria-live={typeof text === 'object' ? 'polite' : undefined}
    >
      {notice && (
        <p className="flex items-start gap-2 font-semibold text-danger">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {notice}
        </p>
      )}
      {body?.split('\n').map((paragraph) => (
        <p key={paragraph} className="text-ink-2">
          {paragraph}
        </p>
      ))}
    </Description>
  )
}
