import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { inputClass } from '@/components/ui/input-class'
import { useMeetingLink } from './use-meeting-link'
import type { SeenLink } from './use-save-link'

type MeetingLinkProps = { coachingId: string; meeting: SeenLink }

const STATES = {
  idle: 'Tersimpan otomatis saat Anda meninggalkan kolom ini.',
  typing: 'Tersimpan otomatis saat Anda meninggalkan kolom ini.',
  restored: 'Tautan yang belum tersimpan telah dikembalikan.',
  saving: 'Menyimpan…',
  saved: 'Tersimpan',
}

/** The meeting link, with what became of it below (§2 'saved on blur if changed, trimmed'). */
export function MeetingLink({ coachingId, meeting }: MeetingLinkProps) {
  const id = useId()
  const link = useMeetingLink(coachingId, meeting)
  const { state } = link
  const isRefused = typeof state === 'object'
  return (
    <Card as="section" padding="small">
      <label htmlFor={id} className="font-bold">
        Tautan meeting
      </label>
      <textarea
        id={id}
        rows={3}
        value={link.text}
        onChange={(event) => link.type(event.target.value)}
        onBlur={link.leave}
        className={`mt-2 ${inputClass({ kind: 'area', invalid: isRefused })}`}
        aria-invalid={isRefused}
        aria-describedby={`${id}-state`}
        placeholder="https://…"
        inputMode="url"
        spellCheck={false}
      />
      <p
        id={`${id}-state`}
        role="status"
        className={isRefused ? 'mt-1 text-danger text-sm' : 'mt-1 text-ink-2 text-sm'}
      >
        {isRefused ? state.failure : STATES[state]}
      </p>
    </Card>
  )
}
