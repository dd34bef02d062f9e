/** What the page begins by itself; written into it by the build. */
export interface StartPlan {
  /** Address of the API, without a slash at its end. */
  api: string
  /** Address of the whole stylesheet; the page itself holds what its first paint needs. */
  styles: string
  /** Below it our server draws screens, each at the path of its address. */
  drawn: string
  /** Addresses of scripts. */
  scripts: string[]
  /** Path after the '#', with `*` for a parameter -> what its screen needs first. */
  routes: Record<string, StartOfRoute>
}

export interface StartOfRoute {
  /** Places in `scripts`. */
  scripts: number[]
  /** Paths of calls below the API's address, without a slash at their beginning; `*` is that of the route. */
  calls?: string[]
  /** Whether our server draws it. */
  isDrawn?: boolean
}

declare global {
  interface Window {
    /** Settled once the whole stylesheet is there, or cannot be had. */
    restOfStyles?: Promise<void>
    /** The page's first place in the history and how far it was scrolled, once it was left before the application stood. */
    leftFirst?: { place: number; top: number }
  }
}

/**
 * Begins beside the framework what the address needs: its screen's scripts and its first calls, and shows the
 * screen as our server draws it: the start page stands in the page, another is asked for. The build writes this very function
 * into the page, so everything it uses stands inside it. `app/_shell/first-paint/reveal-app.ts` ends what it shows.
 */
export function startPage({ api, styles, drawn, scripts, routes }: StartPlan) {
  const STYLES_AGAIN_MS = 5000
  const root = document.documentElement

  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? sessionStorage.getItem(key)
    } catch {
      return null
    }
  }

  /** The plan of a path and what stands in the place of its parameter. */
  function planOf(path: string) {
    const parts = path.split('/')
    for (const place of [-1, ...parts.keys()]) {
      const name = parts.map((part, other) => (other === place ? '*' : part)).join('/')
      const plan = routes[name]
      if (plan) return { ...plan, part: parts[place] ?? '' }
    }
    return undefined
  }

  const afterFrame = () =>
    new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

  /** Shows the parts of a drawn screen, each in a frame of its own, until the application takes its place. */
  async function show(screen: Element, parts: string[]) {
    // The policy forbids styles in HTML.
    for (const element of screen.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
    }
    screen.setAttribute('data-at', location.hash)
    // it takes the place of the frame that says so when nothing comes
    const late = document.querySelector('[data-late]')
    if (late) screen.append(late.cloneNode(true))
    // a form sends nothing by itself: what is typed would stand in the address
    screen.addEventListener('submit', (event) => event.preventDefault())
    screen.addEventListener('click', ({ target }) => {
      screen.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
      const button = target instanceof Element && target.closest('button')
      if (!button) return
      // the skip link stands beside the screen's frame
      const main = button.parentNode === screen && screen.querySelector('main')
      if (main) {
        main.tabIndex = -1
        main.focus()
        return
      }
      // the application does what was pressed last, once it is there
      button.dataset.pressed = ''
    })
    // a link says that its screen is on its way (`app/_shell/first-paint/neutral-frame.tsx`)
    addEventListener('hashchange', () => {
      screen.toggleAttribute('data-left', screen.getAttribute('data-at') !== location.hash)
    })
    for (const part of parts) {
      if (!screen.isConnected) return
      root.dataset.painted = part
      await afterFrame()
    }
  }

  /** Shows what the server draws for this address, unless the application or another address was there first. */
  async function showDrawn(place: Element) {
    const response = await fetch(drawn + path, { cache: 'no-cache' })
    const made = document.createElement('template')
    made.innerHTML = response.ok ? await response.text() : ''
    // a network's own page comes without answers
    const script = made.content.querySelector<HTMLElement>('[data-answers]')
    if (script?.dataset.answers !== path || pathNow() !== path) return
    place.replaceChildren(made.content)
    await show(place, ['top', ''])
  }

  /** Settled once what is drawn is there, or others are to wait for it no longer. */
  function drawnFirst(place: Element) {
    const DRAWN_FIRST_MS = 1000
    const late = new Promise((done) => setTimeout(done, DRAWN_FIRST_MS))
    return Promise.race([showDrawn(place).catch(() => {}), late])
  }

  function preload(address: string) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.fetchPriority = 'low'
    link.href = address
    document.head.append(link)
  }

  function loadStyles(): Promise<void> {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    document.head.append(link)
    return new Promise((settled) => {
      link.onload = () => settled()
      link.onerror = () => {
        settled()
        setTimeout(loadStyles, STYLES_AGAIN_MS)
      }
    })
  }

  /** Without one of its own scripts the page would stay as it is: each is asked for until it comes. */
  function askForLostScripts() {
    const LONGEST_WAIT_MS = 15_000
    let wait = 500
    const again = ({ target: lost }: Event) => {
      // parts of screens lie in the head: the application asks for them
      if (!(lost instanceof HTMLScriptElement) || lost.parentNode !== document.body) return
      const script = document.createElement('script')
      script.src = lost.src
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
      setTimeout(() => lost.replaceWith(script), wait)
    }
    addEventListener('error', again, true)
    // a browser that cannot read one is too old for it: to wait, or to ask again, helps nobody
    addEventListener('error', ({ error, filename }) => {
      const isUnread = error instanceof SyntaxError && filename?.startsWith(location.origin)
      if (isUnread && !document.querySelector('[data-app]')) root.dataset.old = ''
    })
  }

  /** What says that nothing comes (`app/_shell/first-paint/neutral-frame.tsx`) has no script of its own. */
  function hearReload() {
    addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-reload]')) location.reload()
    })
  }

  /** Gives each page its place in the history, also those that links of the drawn one lead to, until `lib/router/hash-location.ts` does. */
  function markPlaces() {
    let last = -1
    const mark = () => {
      last = history.state?.position ?? last + 1
      if (history.state) return
      history.replaceState({ position: last, isUnseen: true }, '')
    }
    mark()
    const first = last
    window.onhashchange = () => {
      if (last === first) window.leftFirst = { place: first, top: scrollY }
      mark()
    }
  }

  /** The client's id, made as `lib/session/api-key.ts` makes it; null where that takes longer. */
  function clientId(): string | null {
    const kept = stored('apiKey')
    if (kept) return kept
    const made = crypto.randomUUID?.() ?? null
    try {
      if (made) localStorage.setItem('apiKey', made)
    } catch {
      // it then lives as long as the page; the calls made later have their own
    }
    return made
  }

  function begin({ calls = [], part }: { calls?: string[]; part: string }) {
    const id = calls.length > 0 && clientId()
    if (!id) return
    const answers: typeof window.earlyAnswers = {}
    for (const call of calls) {
      const path = call.replace('*', part)
      const headers = { 'x-api-key': id }
      const answer = fetch(`${api}/${path}`, { headers, cache: 'no-store' }).then(
        (response) => ({ response, at: performance.now() }),
      )
      answer.catch(() => {})
      answers[path] = answer
    }
    window.earlyAnswers = answers
    // at another address nobody takes them, and they would be old when somebody comes back
    addEventListener('hashchange', () => delete window.earlyAnswers, { once: true })
  }

  function pathNow() {
    const [path = ''] = location.hash.slice(1).split('?')
    return path.replace(/(.)\/$/, '$1') || '/'
  }

  /** What is drawn knows nothing of a question in the address, nor of a login that was begun: with its code, or for a coaching. */
  function isOther() {
    const begun = stored('loginChallenge') ?? stored('rememberedCoaching')
    return begun !== null || location.hash.includes('?')
  }

  hearReload()
  markPlaces()
  askForLostScripts()
  const path = pathNow()
  const plan = planOf(path)
  // A token may be stale, and its role may lead elsewhere: only visitors get ahead.
  const isVisitor = !stored('accessToken')
  const place = document.querySelector('first-paint')
  const loadAll = () => {
    for (const number of plan?.scripts ?? []) preload(scripts[number] ?? '')
    return loadStyles()
  }
  if (place && isVisitor && path === '/') {
    // Behind its frames: the framework's own scripts fill the line until then.
    window.restOfStyles = show(place, ['head', 'top', '']).then(loadAll)
    return
  }
  if (place && isVisitor && plan?.isDrawn && !isOther()) {
    place.replaceChildren()
    window.restOfStyles = drawnFirst(place).then(loadAll)
    begin(plan)
    return
  }
  place?.remove()
  if (isVisitor && plan) begin(plan)
  window.restOfStyles = loadAll()
}
