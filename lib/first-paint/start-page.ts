/** What the page begins by itself; written into it by the build. */
export interface StartPlan {
  /** Address of the API, without a slash at its end. */
  api: string
  /** Address of the whole stylesheet; the page itself holds what its first paint needs. */
  styles: string
  /** Addresses of scripts. */
  scripts: string[]
  /** Path after the '#', with `*` for a parameter -> what its screen needs first. */
  routes: Record<string, StartOfRoute>
}

export interface StartOfRoute {
  /** Places in `scripts`. */
  scripts: number[]
  /** Paths of calls below the API's address, without a slash at their beginning. */
  calls?: string[]
}

declare global {
  interface Window {
    /** Settled once the whole stylesheet is there, or cannot be had. */
    restOfStyles?: Promise<void>
  }
}

/**
 * Begins beside the framework what the address needs: its screen's scripts and its first calls, and
 * shows the start page that a server may have put into the page. The build writes this very function
 * into the page, so everything it uses stands inside it. `app/_shell/first-paint/reveal-app.ts` ends what it shows.
 */
export function startPage({ api, styles, scripts, routes }: StartPlan) {
  const root = document.documentElement

  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function planOf(path: string): StartOfRoute | undefined {
    const parts = path.split('/')
    const names = parts.map((_, place) =>
      parts.map((part, other) => (other === place ? '*' : part)).join('/'),
    )
    return [path, ...names].map((name) => routes[name]).find(Boolean)
  }

  /** The start page as the server drew it, for visitors who ask for just that. */
  function paint(isWanted: boolean): boolean {
    const drawn = document.querySelector('first-paint')
    if (!drawn || !isWanted) {
      drawn?.remove()
      return false
    }
    // The policy forbids styles in HTML.
    for (const element of drawn.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
    }
    root.dataset.painted = ''
    return true
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
      link.onerror = () => settled()
    })
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

  function begin(calls: string[]) {
    const id = calls.length > 0 && clientId()
    if (!id) return
    const answers: Record<string, Promise<Response>> = {}
    for (const path of calls) {
      const headers = { 'x-api-key': id }
      const answer = fetch(`${api}/${path}`, { headers, cache: 'no-store' })
      answer.catch(() => {})
      answers[path] = answer
    }
    window.earlyAnswers = answers
  }

  const path =
    location.hash
      .slice(1)
      .split('?')[0]
      ?.replace(/(.)\/$/, '$1') || '/'
  // A token may be stale, and its role may lead elsewhere: only visitors get ahead.
  const isVisitor = !stored('accessToken')
  const isPainted = paint(isVisitor && path === '/')
  const plan = planOf(path)
  const loadAll = () => {
    for (const place of plan?.scripts ?? []) preload(scripts[place] ?? '')
    return loadStyles()
  }
  if (isPainted) {
    // Behind the first frame: the framework's own scripts fill the line until then.
    window.restOfStyles = new Promise((settled) => {
      requestAnimationFrame(() => setTimeout(() => loadAll().then(settled)))
    })
  } else {
    if (isVisitor) begin(plan?.calls ?? [])
    window.restOfStyles = loadAll()
  }
}
