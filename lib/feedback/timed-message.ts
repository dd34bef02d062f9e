import { atom, getDefaultStore } from 'jotai'

type Timed = { id: number }

/**
 * One message at a time that goes away by itself after `lifeMs`. The clock stands still while
 * somebody points at the message or has the focus in it, so that it can be read to its end.
 */
export function createTimedMessage<Message>(lifeMs: number) {
  const messageAtom = atom<(Message & Timed) | null>(null)
  const store = getDefaultStore()
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let remainingMs = 0
  let startedAt = 0

  function run() {
    startedAt = performance.now()
    timer = setTimeout(dismiss, remainingMs)
  }

  function dismiss() {
    clearTimeout(timer)
    timer = undefined
    store.set(messageAtom, null)
  }

  return {
    messageAtom,
    dismiss,
    /** Shows the message in place of the one on the screen, for the full time. */
    show(message: Message) {
      clearTimeout(timer)
      lastId += 1
      remainingMs = lifeMs
      store.set(messageAtom, { ...message, id: lastId })
      run()
    },
    /** Stops the clock. */
    hold() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remainingMs -= performance.now() - startedAt
    },
    /** Lets the clock run on from where it stood. */
    release() {
      if (timer !== undefined || store.get(messageAtom) === null) return
      run()
    },
  }
}
