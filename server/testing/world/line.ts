import { ApiError, ConnectionError } from '../../../lib/api/errors.ts'
import type { Answered } from './handled.ts'
import type { Random } from './random.ts'
import type { WorldTime } from './world-time.ts'

type Fate = {
  requestMs: number
  isRequestLost: boolean
  /** When the same request arrives once more, counted from its first arrival. */
  duplicateMs: number | null
  reply: 'comes' | 'lost' | 'hangs'
  replyMs: number
}

const GOOD: Fate = {
  ...{ requestMs: 20, isRequestLost: false, duplicateMs: null },
  ...{ reply: 'comes', replyMs: 20 },
}

/** Whoever waits for ever is let go: a page is left, a phone gives up. */
const HANGS_MS = 120_000

export type Way = {
  work: () => Promise<Answered>
  signal?: AbortSignal | undefined
  /** Whether the server has to bear the same request twice. */
  mayRepeat: boolean
}

/** The way between one device and the server. */
export class Line {
  isDown = false
  /** How often something befalls a call: 0 never, 1 always. */
  badness = 0
  readonly played: Record<string, number>
  private readonly time: WorldTime
  private readonly random: Random

  constructor(time: WorldTime, random: Random, played: Record<string, number>) {
    this.time = time
    this.random = random
    this.played = played
  }

  /** @throws ApiError for a refusal that arrives, ConnectionError where nothing does */
  send({ work, signal, mayRepeat }: Way): Promise<Answered> {
    const fate = this.fate(mayRepeat)
    return new Promise((resolve, reject) => {
      const lose = (what: string, ms: number) => {
        this.count(what)
        this.time.after(ms, () => reject(new ConnectionError()))
      }
      const bring = (reply: Answered) => {
        const { status, answer } = reply
        if (this.isDown || fate.reply === 'lost') return lose('reply lost', 0)
        return status < 400 ? resolve(reply) : reject(new ApiError(status, answer))
      }
      signal?.addEventListener('abort', () => reject(new ConnectionError()))
      this.time.after(fate.requestMs, async () => {
        if (this.isDown || fate.isRequestLost) return lose('request lost', fate.replyMs)
        const reply = await this.time.hold(work())
        if (fate.duplicateMs !== null) this.repeat(work, fate.duplicateMs)
        if (fate.reply === 'hangs') return lose('reply hangs', HANGS_MS)
        this.time.after(fate.replyMs, () => bring(reply))
      })
    })
  }

  private repeat(work: Way['work'], ms: number) {
    this.count('request twice')
    this.time.after(ms, () => void this.time.hold(work()))
  }

  private count(what: string) {
    this.played[what] = (this.played[what] ?? 0) + 1
  }

  private fate(mayRepeat: boolean): Fate {
    if (!this.random.chance(this.badness)) return GOOD
    return {
      requestMs: this.random.below(8000),
      isRequestLost: this.random.chance(0.25),
      duplicateMs: mayRepeat && this.random.chance(0.25) ? this.random.below(60_000) : null,
      reply: this.random.pick(['comes', 'comes', 'lost', 'hangs'] as const) ?? 'comes',
      replyMs: this.random.below(8000),
    }
  }
}
