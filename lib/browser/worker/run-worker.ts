import type { BuildFiles, LastingEvent, RequestEvent, WorkerScope } from './worker-scope'

/**
 * The service worker: keeps the build, and nothing else, so that the portal opens without a network. Calls, uploads and
 * whatever carries a session never pass through it. The build writes this very function into `sw.js`, so everything it
 * uses stands inside it.
 */
export function runWorker(scope: WorkerScope, build: BuildFiles) {
  /** How long the network may take for the page before the kept one is shown. */
  const PAGE_WAIT_MS = 3000
  /** Earlier builds of which an open page may still need chunks. */
  const EARLIER_BUILDS = 2
  /** How long a page that did not fit the kept frame is shown as the network gives it. */
  const WITHOUT_FRAME_MS = 10_000

  // The caches of a host are shared by every portal on it.
  const ours = `portal ${build.base}/ `
  const cacheName = `${ours}${build.id}`
  const assets = `${build.base}/_next/static/`
  const pages = [`${build.base}/`, `${build.base}/index.html`]
  const files = [...build.files, ...build.more]
  const isHashed = (path: string) => path.startsWith(assets)
  const find = (url: string) => scope.caches.match(url, { ignoreVary: true })

  const policyOf = (page: Response) => page.headers.get('content-security-policy')
  let withoutFrameUntil = 0

  /** A proxy that wants its own page read first answers everything with HTML. */
  function isWanted(path: string, response: Response) {
    const isPage = (response.headers.get('content-type') ?? '').includes('text/html')
    return response.ok && !response.redirected && isPage === path.endsWith('.html')
  }

  async function keep(path: string) {
    const cache = await scope.caches.open(cacheName)
    if (await cache.match(path, { ignoreVary: true })) return
    const known = isHashed(path) ? await find(path) : undefined
    const mode = isHashed(path) ? 'default' : 'no-cache'
    const response = known ?? (await scope.fetch(path, { cache: mode }))
    if (!isWanted(path, response)) throw new Error(`${path} answers ${response.status}`)
    await cache.put(path, response)
  }

  async function install() {
    await Promise.all([build.shell, ...build.files].map(keep))
    // At once: an open page of the earlier build still finds its chunks in that build's cache.
    await scope.skipWaiting()
  }

  async function drop(names: string[]) {
    await Promise.all(names.map((name) => scope.caches.delete(name)))
  }

  const ourCaches = async () =>
    (await scope.caches.keys()).filter((name) => name.startsWith(ours))

  async function activate() {
    const others = (await ourCaches()).filter((name) => name !== cacheName)
    await drop(others.slice(0, -EARLIER_BUILDS))
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }

  /** With no page open, nobody needs an earlier build; a later one is just being installed. */
  async function dropEarlierBuilds() {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.length > 0) return
    const names = await ourCaches()
    await drop(names.slice(0, Math.max(0, names.indexOf(cacheName))))
  }

  async function fill() {
    // One after the other, behind whatever the page itself loads; a file that fails comes when it is used.
    for (const path of build.more) await keep(path).catch(() => {})
  }

  async function fetchPage({ request, preloadResponse }: RequestEvent) {
    return (await preloadResponse) ?? (await scope.fetch(request))
  }

  const tooLate = () => new Promise<null>((done) => setTimeout(done, PAGE_WAIT_MS, null))

  async function pageOrShell(fetched: Promise<Response>, shell: Response) {
    const page = await Promise.race([fetched.catch(() => null), tooLate()])
    return page && page.status < 500 ? page : shell
  }

  /** The page of the network, whole; null where it fails, is cut off or takes too long. */
  async function readPage(fetched: Promise<Response>) {
    const read = async () => {
      const page = await fetched
      return page.status < 500 ? { policy: policyOf(page), text: await page.text() } : null
    }
    return Promise.race([read().catch(() => null), tooLate()])
  }

  /** What the server sends with the page has changed, or the page has; of another build there is none. */
  async function keepShellAgain() {
    const response = await scope.fetch(build.shell, { cache: 'no-cache' })
    if (!isWanted(build.shell, response)) return
    const cache = await scope.caches.open(cacheName)
    await cache.put(build.shell, response)
  }

  /**
   * The frame of the kept page at once and, behind it, the rest of the network's, or of the kept one where none comes in
   * time. Whatever does not begin with that frame (another build, a network's own page) is loaded anew, without it.
   */
  async function framed(event: RequestEvent, fetched: Promise<Response>, shell: Response) {
    const kept = await shell.clone().text()
    const end = kept.indexOf(build.frameEnd)
    const frame = kept.slice(0, end)
    const readRest = async () => {
      const page = await readPage(fetched)
      if (!page) return kept.slice(end)
      const isSame = page.policy === policyOf(shell) && page.text.startsWith(frame)
      if (isSame) return page.text.slice(end)
      withoutFrameUntil = Date.now() + WITHOUT_FRAME_MS
      event.waitUntil(keepShellAgain().catch(() => {}))
      return build.reload
    }
    const rest = readRest()
    event.waitUntil(rest)
    const encoder = new TextEncoder()
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(encoder.encode(frame))
        stream.enqueue(encoder.encode(await rest))
        stream.close()
      },
    })
    return new Response(body, { headers: shell.headers })
  }

  async function openPage(event: RequestEvent): Promise<Response> {
    const fetched = fetchPage(event)
    const shell = await find(build.shell)
    if (!shell) return fetched
    return Date.now() < withoutFrameUntil
      ? pageOrShell(fetched, shell)
      : framed(event, fetched, shell)
  }

  async function loadAsset(event: RequestEvent): Promise<Response> {
    const kept = await find(event.request.url)
    if (kept) return kept
    const response = await scope.fetch(event.request)
    // Only what says itself that it never changes: a development server's chunks do.
    const isForEver = /immutable/.test(response.headers.get('cache-control') ?? '')
    if (response.status === 200 && isForEver)
      event.waitUntil(store(event, response.clone()))
    return response
  }

  async function store({ request }: RequestEvent, response: Response) {
    const cache = await scope.caches.open(cacheName)
    await cache.put(request.url, response)
  }

  const lasting = (work: () => Promise<void>) => (event: LastingEvent) =>
    event.waitUntil(work())

  scope.addEventListener('install', lasting(install))
  scope.addEventListener('activate', lasting(activate))
  scope.addEventListener('message', (event) => {
    if (event.data === 'fill') event.waitUntil(fill())
  })
  scope.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url)
    if (event.request.method !== 'GET' || url.origin !== scope.location.origin) return
    if (event.request.mode === 'navigate') {
      if (!pages.includes(url.pathname)) return
      event.waitUntil(dropEarlierBuilds())
      event.respondWith(openPage(event))
    } else if (isHashed(url.pathname) || files.includes(url.pathname + url.search)) {
      event.respondWith(loadAsset(event))
    }
  })
}
