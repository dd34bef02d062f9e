import { getDefaultStore } from 'jotai'
import { AnswerQueue } from '@/lib/answers/answer-queue'
import { attemptsWithUnsent, createAnswerStore } from '@/lib/answers/answer-store'
import { type Attempt, attemptKey } from '@/lib/answers/attempt'
import { outcome } from '@/lib/answers/outcome'
import type { QueueDeps, Sent } from '@/lib/answers/queue-deps'
import { createSenderLock } from '@/lib/answers/sender-lock'
import { createTabChannel } from '@/lib/answers/tab-channel'
import { testCalls } from '@/lib/answers/test-calls'
import { serverAtLeast, serverNow } from '@/lib/browser/server-clock'
import { sessionAtom } from '@/lib/session/session'

/** After which an end without an answer is asked for once more, before its participant is told. */
const END_RETRY_MS = 1000

/** One queue per attempt and tab; it outlives its screen while something is unsent. */
const queues = new Map<string, { userId: string; queue: AnswerQueue }>()

const signedInUser = () => {
  const { role, user } = getDefaultStore().get(sessionAtom)
  return role ? (user?.id ?? null) : null
}

const isSeen = () => document.visibilityState === 'visible'

function after(ms: number, run: () => void) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const SIGNED_OUT: Sent = { outcome: 'login', stands: null }

function browserDeps(attempt: Attempt): QueueDeps {
  const key = attemptKey(attempt)
  const calls = testCalls[attempt.kind]
  const params = { id: attempt.coachingId }
  /** An answer never leaves under another participant's token. */
  const isOwner = () => signedInUser() === attempt.userId
  return {
    now: serverNow,
    stamp: serverAtLeast,
    after,
    random: Math.random,
    isSeen,
    store: createAnswerStore(attempt),
    lock: createSenderLock(key),
    channel: createTabChannel(key),
    async send({ questionId, answer, seq }, signal) {
      if (!isOwner()) return SIGNED_OUT
      const headers = { 'X-Answer-Seq': String(seq) }
      const options = { quiet: true, signal, headers }
      return outcome(calls.answer({ params, questionId, answer }, options))
    },
    async end(signal) {
      if (!isOwner()) return SIGNED_OUT
      const end = () => outcome(calls.end({ params }, { quiet: true, signal }))
      const first = await end()
      const mayPass = first.outcome === 'line' || first.outcome === 'server'
      if (!mayPass || signal.aborted) return first
      await new Promise<void>((resolve) => after(END_RETRY_MS, resolve))
      const second = await end()
      return { ...second, mayBeDone: first.mayBeDone || second.mayBeDone }
    },
  }
}

let isWatching = false

/** The line or the participant coming back are reasons to try at once. */
function watch() {
  if (isWatching) return
  isWatching = true
  const wake = () => {
    for (const { queue } of queues.values()) queue.wake()
  }
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', () => {
    if (isSeen()) wake()
  })
  getDefaultStore().sub(sessionAtom, () => {
    for (const { userId, queue } of queues.values()) {
      if (userId === signedInUser()) queue.signedIn()
    }
  })
}

/** The queue of an attempt; the same one as long as the page lives. */
export function answerQueue(attempt: Attempt): AnswerQueue {
  watch()
  const key = attemptKey(attempt)
  const known = queues.get(key)
  if (known) return known.queue
  const queue = new AnswerQueue(browserDeps(attempt))
  queues.set(key, { userId: attempt.userId, queue })
  return queue
}

/** Sends what the signed-in participant left unsent on this device in an earlier visit. */
export async function resumeAnswers(): Promise<void> {
  const userId = signedInUser()
  if (!userId) return
  for (const attempt of await attemptsWithUnsent(userId)) answerQueue(attempt).open()
}

/**
 * Gives unsent answers a last chance before logout, at most `ms` (decision 68). What stays unsent
 * waits on the device for the same participant.
 */
export async function flushAnswers(ms: number): Promise<void> {
  const userId = signedInUser()
  const own = [...queues.values()].filter((entry) => entry.userId === userId)
  await Promise.all(own.map(({ queue }) => queue.flush(ms)))
}
