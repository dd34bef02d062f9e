/** A key of the screen and what it does, as the list tells it. */
export type ScreenKey = { keys: string; does: string }

const SEARCH = 'main input[type="search"]'

/** Something behind a window or folded away has no key. */
const isReachable = (element: Element) =>
  !element.closest('[hidden], [inert]') && (element.checkVisibility?.() ?? true)

const find = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isReachable)

/** 'Control+K', '/', 'T': a pressed key as `aria-keyshortcuts` writes it. */
function written({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null
  const name = key.length === 1 ? key.toUpperCase() : key
  return `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${name}`
}

/** What a key does on this screen: a control that names it, or the way to the search box. */
export function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const wanted = written(event)
  if (!wanted) return undefined
  const control = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (element) =>
      element.getAttribute('aria-keyshortcuts')?.split(' ').includes(wanted) &&
      isReachable(element),
  )
  if (control) return () => control.click()
  const search = wanted === '/' ? find(SEARCH) : undefined
  return search && (() => search.focus())
}

const SIGNS: Record<string, string> = { Control: 'Ctrl', Meta: '⌘' }

const shown = (keys: string) =>
  keys
    .split(' ')
    .map((combination) =>
      combination
        .split('+')
        .map((key) => SIGNS[key] ?? key)
        .join(' + '),
    )
    .join(' atau ')

const nameOf = (control: Element) =>
  control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''

/** The keys that the screen has now, read from its own controls, so that none is told that is not there. */
export function screenKeys(): ScreenKey[] {
  const controls = [...document.querySelectorAll('[aria-keyshortcuts]')].filter(isReachable)
  return [
    { keys: '?', does: 'Daftar pintasan layar ini' },
    { keys: 'Ctrl + /', does: 'Daftar ini, juga saat pintasan dimatikan' },
    ...(find(SEARCH) ? [{ keys: '/', does: 'Ke kotak pencarian' }] : []),
    ...controls.map((control) => ({
      keys: shown(control.getAttribute('aria-keyshortcuts') ?? ''),
      does: nameOf(control),
    })),
    { keys: 'Esc', does: 'Menutup jendela atau daftar yang terbuka' },
  ]
}
