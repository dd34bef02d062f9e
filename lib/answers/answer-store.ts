import {
  changeRecord,
  readRecord,
  recordKeys,
  tellKept,
} from '@/lib/answers/device-records'
import type { AnswerStore } from '@/lib/answers/queue-deps'
import type { Kept } from '@/lib/answers/queue-state'
import type { Id } from '@/lib/entities/identity'

/** The last choice of each question, kept after it was sent, so that an old mirror does not revive. */
type Choices = Record<Id, Kept>

const PREFIX = 'answers '
/** A database that does not open must not keep a test from starting. */
const LOAD_LIMIT_MS = 1500

const mirror = {
  read(key: string): Choices {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? '{}')
    } catch {
      return {}
    }
  },
  write(key: string, choices: Choices | null) {
    try {
      if (choices) sessionStorage.setItem(key, JSON.stringify(choices))
      else sessionStorage.removeItem(key)
    } catch {
      // full or forbidden: the database alone then keeps the answers
    }
  },
}

const newest = (choices: Choices, added: Kept): Choices =>
  (choices[added.questionId]?.seq ?? -1) > added.seq
    ? choices
    : { ...choices, [added.questionId]: added }

/** Undefined when the work takes longer: a database that hangs is one that keeps nothing. */
function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      tellKept(false)
      resolve(undefined)
    }, ms)
    void work.then((result) => {
      clearTimeout(timer)
      resolve(result)
    })
  })
}

/**
 * The choices of one attempt on this device (decision 51): in IndexedDB, and at once in session
 * storage, which survives a crash of the tab before the database has written.
 * @param attempt key of the attempt, so that nobody sees another participant's answers
 */
export function createAnswerStore(attempt: string): AnswerStore {
  const key = `${PREFIX}${attempt}`

  function write(kept: Kept) {
    mirror.write(key, newest(mirror.read(key), kept))
    void changeRecord<Choices>(key, (old) => newest(old ?? {}, kept))
  }

  return {
    async load() {
      const stored = (await within(readRecord<Choices>(key), LOAD_LIMIT_MS)) ?? {}
      const merged = Object.values(mirror.read(key)).reduce((all, kept) => {
        // sent is known best by the database: another tab may have sent it
        return (all[kept.questionId]?.seq ?? -1) >= kept.seq ? all : newest(all, kept)
      }, stored)
      return Object.values(merged)
    },
    keep: (choice) => write({ ...choice, isSent: false }),
    settle: (choice) => write({ ...choice, isSent: true }),
    clear() {
      mirror.write(key, null)
      void changeRecord<Choices>(key, () => undefined)
    },
  }
}

/** Keys of a user's attempts that still have unsent choices on this device. */
export async function attemptsWithUnsent(userId: Id): Promise<string[]> {
  const keys = await recordKeys(`${PREFIX}${encodeURIComponent(userId)} `)
  const records = await Promise.all(keys.map((key) => readRecord<Choices>(key)))
  return keys
    .filter((_, index) => Object.values(records[index] ?? {}).some(({ isSent }) => !isSent))
    .map((key) => key.slice(PREFIX.length))
}
