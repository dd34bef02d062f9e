import type { SenderLock } from '@/lib/answers/queue-deps'
import { withLock } from '@/lib/browser/with-lock'
import type { Names } from '@/lib/device/places'
import { createShelf } from '@/lib/device/shelf'
import { randomUuid } from '@/lib/session/api-key'

type OnChange = (isSender: boolean) => void

/** The browser's own lock: passes on by itself when the tab that holds it is closed or crashes. */
class WebLock implements SenderLock {
  private readonly name: string
  private onChange: OnChange = () => {}
  private letGo: (() => void) | null = null
  private waiting: AbortController | null = null
  private isClaiming = false
  private isOpen = false

  constructor(name: string) {
    this.name = name
  }

  open(onChange: OnChange) {
    this.onChange = onChange
    this.isOpen = true
    this.queueUp()
  }

  /** Takes the lock from a tab in the background, which the system may have put to sleep. */
  claim() {
    if (!this.isOpen || this.letGo || this.isClaiming) return
    this.isClaiming = true
    this.waiting?.abort()
    void this.request({ steal: true })
  }

  close() {
    this.isOpen = false
    this.waiting?.abort()
    this.letGo?.()
    this.letGo = null
  }

  private queueUp() {
    this.waiting = new AbortController()
    void this.request({ signal: this.waiting.signal })
  }

  private async request(options: LockOptions) {
    let wasHeld = false
    const hold = () => {
      this.isClaiming = false
      // given to a tab that has left meanwhile
      if (!this.isOpen) return
      wasHeld = true
      this.waiting = null
      const held = new Promise<void>((resolve) => {
        this.letGo = resolve
      })
      this.onChange(true)
      return held
    }
    try {
      await withLock(this.name, options, hold)
    } catch {
      // given up while waiting, or taken over by the tab that is being used
      if (!wasHeld) return
      this.letGo = null
      this.onChange(false)
      if (this.isOpen) this.queueUp()
    }
  }
}

type Lease = { owner: string; until: number }
const leases = createShelf<Lease>('lease')
const LEASE_MS = 5000
const RENEWAL_MS = 2000

/** For browsers without locks: a lease that its holder renews and that runs out when it is gone. */
class StoredLease implements SenderLock {
  private readonly names: Names
  private readonly owner = randomUuid()
  private onChange: OnChange = () => {}
  private isHeld = false
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(name: string) {
    this.names = ['device', name]
  }

  open(onChange: OnChange) {
    this.onChange = onChange
    this.timer = setInterval(() => this.renew(false), RENEWAL_MS)
    void this.renew(false)
  }

  claim() {
    if (this.timer === undefined || this.isHeld) return
    this.report(true)
    void this.renew(true)
  }

  close() {
    clearInterval(this.timer)
    this.timer = undefined
    this.isHeld = false
    void leases.change(this.names, (old) => (old?.owner === this.owner ? undefined : old))
  }

  private async renew(isTakeover: boolean) {
    let isMine = false
    const isKept = await leases.change(this.names, (old) => {
      // a lease that would last longer was taken before the clock was set back
      const leftMs = (old?.until ?? 0) - Date.now()
      const isFree = !old || old.owner === this.owner || leftMs < 0 || leftMs > LEASE_MS
      isMine = isFree || isTakeover
      return isMine ? { owner: this.owner, until: Date.now() + LEASE_MS } : old
    })
    // where nothing can be shared, every tab sends its own
    if (this.timer !== undefined) this.report(isMine || !isKept)
  }

  private report(isHeld: boolean) {
    if (isHeld === this.isHeld) return
    this.isHeld = isHeld
    this.onChange(isHeld)
  }
}

/** Makes sure that one tab at a time sends the answers of an attempt. */
export function createSenderLock(attempt: string): SenderLock {
  const name = `e-coaching answers ${attempt}`
  return navigator.locks ? new WebLock(name) : new StoredLease(name)
}
