import { type FocusEvent, useId, useState } from 'react'
import { Card } from '@/components/ui/card'
import { inputClass } from '@/components/ui/input-class'
import { errorText } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'

type State = 'idle' | 'saved' | { failure: string }
type MeetingLinkProps = { coachingId: string; meetingUrl: string | null }

/** The meeting link: trimmed and saved when it is left changed; a failure keeps the text (decision 62). */
export function MeetingLink({ coachingId, meetingUrl }: MeetingLinkProps) {
  const id = useId()
  const [text, setText] = useState(meetingUrl ?? '')
  const [stored, setStored] = useState(meetingUrl ?? '')
  const [state, setState] = useState<State>('idle')
  const [save, { isRunning }] = useMutation(api.adminMeeting.updateMeetingUrl, {
    errors: 'ignore',
    alsoRefresh: ['coaching'],
    quiet: true,
  })
  const failure = typeof state === 'object' ? state.failure : null

  async function leave(event: FocusEvent<HTMLTextAreaElement>) {
    const trimmed = event.target.value.trim()
    setText(trimmed)
    if (trimmed === stored) return setState('idle')
    try {
      await save({ params: { id: coachingId }, body: { meetingUrl: trimmed } })
      setStored(trimmed)
      setState('saved')
    } catch (error) {
      setState({ failure: errorText(error) })
    }
  }

  return (
    <Card as="section" padding="small">
      <label htmlFor={id} className="font-bold">
        Link meeting
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        className={`mt-2 ${inputClass({ kind: 'area', invalid: failure !== null })}`}
        aria-invalid={failure !== null}
        aria-describedby={`${id}-state`}
        placeholder="https://…"
        inputMode="url"
        spellCheck={false}
      />
      <p
        id={`${id}-state`}
        role="status"
        className={failure ? 'mt-1 text-danger text-sm' : 'mt-1 text-ink-2 text-sm'}
      >
        {failure
          ? `Link belum tersimpan: ${failure}`
          : isRunning
            ? 'Menyimpan…'
            : state === 'saved'
              ? 'Tersimpan'
              : 'Tersimpan otomatis saat Anda meninggalkan kolom ini.'}
      </p>
    </Card>
  )
}
