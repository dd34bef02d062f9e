import { VirtualTime } from '../../../lib/testing/virtual-time.ts'

/** Virtual time in which real work, such as a call of the server, takes none. */
export class WorldTime extends VirtualTime {
  private readonly working = new Set<Promise<unknown>>()

  /** Time stands still until this is done. */
  hold<T>(work: Promise<T>): Promise<T> {
    const done = work.finally(() => this.working.delete(done))
    done.catch(() => undefined)
    this.working.add(done)
    return done
  }

  protected override async settle() {
    await super.settle()
    while (this.working.size > 0) {
      await Promise.allSettled(this.working)
      await super.settle()
    }
  }
}
