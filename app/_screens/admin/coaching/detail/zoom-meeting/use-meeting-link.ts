import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, errorText, mayBeDone } from '@/lib/api/errors'
import { useDraft, useReadDraft } from '@/lib/device/use-draft'
import { useLeaveGuard } from '@/lib/router/leave-guard'
import { useSession } from '@/lib/session/use-session'
import { pastedAddress } from './pasted-address'
import { type SeenLink, useSaveLink } from './use-save-link'

type LinkState = 'idle' | 'restored' | 'typing' | 'saving' | 'saved' | { failure: string }

/** What is said of the field itself, where that was refused. */
const reasonAt = (field: string, error: unknown) =>
  (error instanceof ApiError && error.problem?.errors?.[field]) || errorText(error)

const failureOf = (error: unknown) =>
  mayBeDone(error)
    ? `Belum diketahui apakah tautan tersimpan. ${errorText(error)}`
    : `Tautan belum tersimpan: ${reasonAt('meetingUrl', error)}`

/**
 * The meeting link: saved trimmed when its field is left changed, one call after the other; a
 * failure keeps the text and is tried again when the field is left again (decision 62).
 */
export function useMeetingLink(coachingId: string, meeting: SeenLink) {
  const { meetingUrl, version } = meeting
  const [text, setText] = useState(meetingUrl ?? '')
  const [state, setState] = useState<LinkState>('idle')
  /** What the server has, or will have once the calls under way are answered. */
  const wanted = useRef(text)
  const stored = useRef(text)
  const calls = useRef(Promise.resolve())
  const isTouched = useRef(false)
  const { saveLink, see } = useSaveLink(coachingId, meeting)
  const isUnsaved =
    typeof state === 'object' ||
    state === 'restored' ||
    (state === 'typing' && text.trim() !== wanted.current)
  const draft = useDraft('draft', useSession().user?.id ?? '', `meeting-link:${coachingId}`)
  useLeaveGuard(isUnsaved, () => void draft.drop())
  useReadDraft(draft, (kept) => {
    const isKept = typeof kept === 'string' && kept.trim() !== wanted.current
    if (!isKept || isTouched.current) return
    setText(kept)
    setState('restored')
  })

  const follow = useEffectEvent(() => {
    const isOwn = text.trim() !== wanted.current || !['idle', 'saved'].includes(`${state}`)
    if (isOwn) return
    see(meeting)
    const now = meetingUrl ?? ''
    if (now === wanted.current) return
    wanted.current = now
    stored.current = now
    setText(now)
    setState('idle')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it was read anew, and only then
  useEffect(() => follow(), [meetingUrl, version])

  async function send(link: string) {
    try {
      await saveLink(link)
      stored.current = link
      if (wanted.current !== link) return
      setState('saved')
      void draft.drop()
    } catch (error) {
      if (wanted.current !== link) return
      wanted.current = stored.current
      setState({ failure: failureOf(error) })
    }
  }

  function type(next: string) {
    isTouched.current = true
    setText(next)
    setState('typing')
    draft.keep(next)
  }

  function leave() {
    const link = pastedAddress(text)
    setText(link)
    if (link === wanted.current)
      return setState((now) => (now === 'saving' || now === 'saved' ? now : 'idle'))
    wanted.current = link
    setState('saving')
    calls.current = calls.current.then(() => send(link))
  }

  return { text, type, leave, state }
}
