import type { LastingEvent, WorkerScope } from '@/lib/browser/worker/worker-scope'

const ORIGIN = 'https://coaching.example.go.id'
const absolute = (target: Request | string) =>
  typeof target === 'string' ? new URL(target, ORIGIN).href : target.url
const pathOf = (url: string) => url.slice(ORIGIN.length)

class FakeCache {
  readonly kept = new Map<string, Response>()
  async match(target: Request | string) {
    return this.kept.get(absolute(target))?.clone()
  }
  async put(target: Request | string, response: Response) {
    this.kept.set(absolute(target), response)
  }
}

/** A service worker's surroundings: caches in memory, a network of given answers, windows to count. */
export class FakeWorker {
  readonly stores = new Map<string, FakeCache>()
  /** Path -> what the network answers; a path that is not there fails as without a network. */
  readonly network = new Map<string, () => Promise<Response> | Response>()
  /** What was asked of the network: path, and how the browser's own cache may answer. */
  readonly asked: string[] = []
  windows = 0
  hasSkippedWaiting = false
  private readonly works: Promise<unknown>[] = []
  private readonly listeners = new Map<string, (event: never) => void>()

  /** The scope as the worker's code sees it. */
  readonly scope = {
    caches: {
      open: async (name: string) => {
        const cache = this.stores.get(name) ?? new FakeCache()
        this.stores.set(name, cache)
        return cache
      },
      match: async (url: string) => {
        for (const cache of this.stores.values()) {
          const found = await cache.match(url)
          if (found) return found
        }
        return undefined
      },
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
    },
    clients: {
      claim: async () => {},
      matchAll: async () => Array.from({ length: this.windows }),
    },
    fetch: async (target: Request | string, options?: RequestInit) => {
      const path = pathOf(absolute(target))
      this.asked.push(options?.cache ? `${path} ${options.cache}` : path)
      const answer = this.network.get(path)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    location: { origin: ORIGIN },
    registration: {},
    skipWaiting: async () => {
      this.hasSkippedWaiting = true
    },
    addEventListener: (type: string, listener: (event: never) => void) => {
      this.listeners.set(type, listener)
    },
  } as unknown as WorkerScope

  /** Sends an event and waits for the work that it started. */
  async send(type: 'install' | 'activate' | 'message', data?: unknown) {
    await this.dispatch(type, { data })
  }

  /** Asks through the worker; null where it leaves the request to the browser. */
  async ask(path: string, request: Partial<Request> = {}): Promise<Response | null> {
    let answer: Promise<Response> | null = null
    const lasting = this.dispatch('fetch', {
      request: { url: absolute(path), method: 'GET', mode: 'no-cors', ...request },
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
    })
    const response = await answer
    await lasting
    return response
  }

  /** Names of the files in all caches. */
  kept(): string[] {
    return [...this.stores.values()].flatMap(({ kept }) => [...kept.keys()].map(pathOf))
  }

  /** Once all work is done that keeps the worker alive. */
  async idle() {
    for (const work of this.works) await work
  }

  private async dispatch(type: string, event: object) {
    const works: Promise<unknown>[] = []
    const waitUntil: LastingEvent['waitUntil'] = (work) => {
      works.push(work)
      this.works.push(work)
    }
    this.listeners.get(type)?.({ ...event, waitUntil } as never)
    await Promise.all(works)
  }
}
