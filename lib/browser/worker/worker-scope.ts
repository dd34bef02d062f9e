/** An event that the browser keeps the worker alive for. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  request: Request
  /** The answer to a navigation that the browser asked for while the worker was still starting. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface PageMessage extends LastingEvent {
  data: unknown
}

interface EventTypes {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: PageMessage
}

/** What the service worker uses of its global scope; the DOM library does not know that scope. */
export interface WorkerScope {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>
  clients: {
    claim(): Promise<void>
    matchAll(options: {
      type: 'window'
      includeUncontrolled: boolean
    }): Promise<readonly unknown[]>
  }
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  location: { origin: string }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof EventTypes>(
    type: Type,
    listener: (event: EventTypes[Type]) => void,
  ): void
}

/** The files of one build, as paths from the origin's root. */
export interface BuildFiles {
  /** Tells one build from another. */
  id: string
  /** `{base}`, '' at the host's root. */
  base: string
  /** The exported page as the build wrote it, without anything that a server adds. */
  shell: string
  /** Where the part of the page ends that is the same in every answer of this build. */
  frameEnd: string
  /** What loads the page anew; the policy of the pages knows it. */
  reload: string
  /** Kept when the worker is installed: what the page and the first screen need. */
  files: string[]
  /** Kept later, when the page says so: the other public screens. */
  more: string[]
}
