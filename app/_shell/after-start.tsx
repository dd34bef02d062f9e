import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import { Hosts } from '@/app/_shell/hosts'
import { screens } from '@/app/_shell/screens'
import { isClockDoubtful, serverTold } from '@/lib/browser/server-clock'
import { startServiceWorker } from '@/lib/browser/service-worker'
import { useAt } from '@/lib/browser/use-now'
import { LEAVE_WITHOUT_SAVING } from '@/lib/copy'
import type { Role } from '@/lib/entities/user'
import { confirm, dismissQuestions } from '@/lib/feedback/dialog'
import { logFailure } from '@/lib/feedback/log'
import { setLeaveQuestion } from '@/lib/router/leave-guard'
import { matchHash } from '@/lib/router/match'
import { sessionUser } from '@/lib/session/session'

/** Loads the chunk of a link's screen while the finger is still on it. */
function prefetchScreen({ target }: Event) {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null
  const hash = link?.getAttribute('href')
  if (hash) void screens[matchHash(hash).name]().catch(() => {})
}

/** The same for what opens a window, also when the keyboard has come to it. */
function prefetchWindow({ target }: Event) {
  const opens = target instanceof Element && target.closest('[aria-haspopup="dialog"]')
  if (opens) void import('@/components/ui/drawer').catch(() => {})
}

function startPrefetching() {
  document.addEventListener('pointerdown', prefetchScreen)
  document.addEventListener('pointerdown', prefetchWindow)
  document.addEventListener('focusin', prefetchWindow)
  return () => {
    document.removeEventListener('pointerdown', prefetchScreen)
    document.removeEventListener('pointerdown', prefetchWindow)
    document.removeEventListener('focusin', prefetchWindow)
  }
}

/** Sends test answers that an earlier visit left on this device, whatever page is opened first. */
function useLeftOverAnswers(role: Role | null | undefined) {
  useEffect(() => {
    if (role !== 'user') return
    void import('@/lib/answers/send-answers')
      .then(({ resumeAnswers }) => resumeAnswers())
      .catch((error) => logFailure('resuming test answers', error))
  }, [role])
}

/** What is too old goes from the device once there is a time to judge it by. */
const tidyOnceTold = () =>
  serverTold
    .then(() => import('@/lib/device/shelf'))
    .then(({ tidyDevice }) => tidyDevice())
    .catch(() => {})

/**
 * Tells when a page comes back as it was left: gone back to, or woken up, which Chrome alone tells, and of both.
 * @returns stops it
 */
function onComeBack(tell: () => void) {
  const tellBrought = ({ persisted }: PageTransitionEvent) => persisted && tell()
  if ('onresume' in document) document.addEventListener('resume', tell)
  else window.addEventListener('pageshow', tellBrought)
  return () => {
    document.removeEventListener('resume', tell)
    window.removeEventListener('pageshow', tellBrought)
  }
}

/** A page that comes back as it was left asks anew, as one that is loaded: nobody knows how long it was away, or what the time is. */
function useAnswersAnew() {
  const { mutate } = useSWRConfig()
  const askAnew = useEffectEvent(() => {
    const whose = sessionUser()?.id
    // what another account was shown is nobody's question any more
    void mutate((key) => Array.isArray(key) && key[3] === whose)
  })
  useEffect(() => onComeBack(() => askAnew()), [])
  const isInDoubt = useAt(isClockDoubtful)
  useEffect(() => {
    if (isInDoubt) askAnew()
  }, [isInDoubt])
}

/** The keys of the screens come last: nobody presses one before there is a screen. */
function useKeys() {
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void import('@/app/_shell/keys/listen')
      .then(({ startKeys }) => {
        if (!isGone) stop = startKeys()
      })
      .catch(() => {})
    return () => {
      isGone = true
      stop()
    }
  }, [])
}

type AfterStartProps = {
  role: Role | null | undefined
  /** How often another account has taken over this tab's session. */
  switches: number
}

/** What the shell needs only once a screen is there: loaded then, so that the first one comes sooner. */
export function AfterStart({ role, switches }: AfterStartProps) {
  useLeftOverAnswers(role)
  useKeys()
  useAnswersAnew()
  useEffect(() => {
    if (switches > 0) dismissQuestions()
  }, [switches])
  useEffect(() => {
    void startServiceWorker()
    void tidyOnceTold()
    setLeaveQuestion(() => confirm(LEAVE_WITHOUT_SAVING))
    return startPrefetching()
  }, [])
  return <Hosts />
}
