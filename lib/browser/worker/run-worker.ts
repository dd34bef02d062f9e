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

  // The caches of a host are shared by every portal on it.
  const ours = `portal ${build.base}/ `
  const cacheName = `${ours}${build.id}`
  const assets = `${build.base}/_next/static/`
  const pages = [`${build.base}/`, `${build.base}/index.html`]
  const files = [...build.files, ...build.more]
  const isHashed = (path: string) => path.startsWith(assets)
  const find = (url: string) => scope.caches.match(url, { ignoreVary: true })

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

  async function openPage(event: RequestEvent): Promise<Response> {
    const fetched = fetchPage(event)
    const answered = fetched.catch(() => null)
    const shell = await find(build.shell)
    if (!shell) return fetched
    const tooLate = new Promise<null>((done) => setTimeout(done, PAGE_WAIT_MS, null))
    const page = await Promise.race([answered, tooLate])
    return page && page.status < 500 ? page : shell
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
