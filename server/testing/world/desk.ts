import { isOffline, isOutdated } from '../../../lib/api/errors.ts'
import { isSessionLoss } from '../../../lib/api/session-loss.ts'
import { api } from '../../../lib/contract/index.ts'
import type { Proposal } from '../../../lib/entities/proposal.ts'
import type { Device } from './device.ts'
import type { Plant } from './plant.ts'

/** What a desk needs of its world. */
type Around = {
  time: { readonly now: number }
  pause: (ms: number) => Promise<void>
  plant: Plant
}

/** The table of proposals that an admin has before their eyes; null where none can be shown. */
export class Desk {
  rows: Proposal[] | null = null
  /** At which moment the server told them. */
  at = 0
  /** When something of it was last refused because the world has changed. */
  refusedAt: number | null = null
  isFetching = false
  readonly device: Device
  readonly coachingId: string
  private readonly world: Around

  constructor(world: Around, device: Device, coachingId: string) {
    this.world = world
    this.device = device
    this.coachingId = coachingId
  }

  get waiting() {
    return (this.rows ?? [])
      .filter(({ status }) => status === 'PENDING')
      .sort((a, b) => a.name.localeCompare(b.name))
  }

  /** Asks until there is an answer, as the queries of a page do. */
  async fetch() {
    this.isFetching = true
    try {
      await this.untilTold()
    } finally {
      this.isFetching = false
    }
  }

  /** A write from this page, as `useMutation` makes it. */
  async write<T>(act: () => Promise<T>): Promise<T> {
    try {
      const answer = await act()
      await this.fetch()
      return answer
    } catch (error) {
      if (isOutdated(error)) await this.refused()
      throw error
    }
  }

  private async refused() {
    this.refusedAt = this.world.time.now
    if (!this.world.plant.keepsWhatWasRefused) await this.fetch()
  }

  private async untilTold() {
    const params = { id: this.coachingId }
    for (;;) {
      try {
        const { answer, at } = await this.device.ask(api.adminCoaching.proposals, {
          params,
        })
        this.rows = answer as Proposal[]
        this.at = at
        return
      } catch (error) {
        const isLost = isSessionLoss(error) || !this.device.isSignedIn
        if (isLost || !isOffline(error)) {
          this.rows = null
          return
        }
        await this.world.pause(5000)
      }
    }
  }
}
