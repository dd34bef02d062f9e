import { WINDOW } from '@/lib/browser/window-selector'
import { hasRows, rowControl } from './list-keys'

/** A key of the screen and what it does, as the list tells it. */
export type ScreenKey = { keys: string; does: string }

const SEARCH = 'main input[type="search"]'

/** Something behind a window or folded away has no key. */
const isReachable = (element: Element) =>
  !element.closest('[hidden], [inert]') && (element.checkVisibility?.() ?? true)

const reachable = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter(isReachable)

/** The controls that name a key of their own. */
const controlsOf = (place: ParentNode) => reachable(place, '[aria-keyshortcuts]')
const keysOf = (control: Element) => control.getAttribute('aria-keyshortcuts') ?? ''

/** Where keys act: on the page, or while windows are open in the one with the focus, if it has keys of its own. */
export function placeOfKeys(target: EventTarget | null): ParentNode | null {
  if (!document.querySelector(WINDOW)) return document
  const own = target instanceof Element ? target.closest(WINDOW) : null
  return own && controlsOf(own).length > 0 ? own : null
}

/** 'Control+K', '/', 'T': a pressed key as `aria-keyshortcuts` writes it. */
function written({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null
  const name = key.length === 1 ? key.toUpperCase() : key
  return `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${name}`
}

/** What a key does in a place: a control that names it, or the way to the search box. */
export function actionOf(
  event: KeyboardEvent,
  place: ParentNode,
): (() => void) | undefined {
  const wanted = written(event)
  if (!wanted) return undefined
  const control = controlsOf(place).find((each) => keysOf(each).split(' ').includes(wanted))
  if (control) return () => control.click()
  const search = wanted === '/' ? reachable(place, SEARCH)[0] : undefined
  return search && (() => search.focus())
}

const SIGNS: Record<string, string> = {
  ...{ Control: 'Ctrl', Meta: '⌘' },
  ...{ ArrowLeft: '←', ArrowRight: '→' },
}

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

/** What an arrow on the page does: it goes to the row above or below. */
export function rowActionOf(event: KeyboardEvent, place: ParentNode) {
  const control =
    place === document ? rowControl(event, reachable(place, SEARCH)[0]) : undefined
  return control && (() => control.focus())
}

/** The keys that a place has now, read from its own controls, so that none is told that is not there. */
export const screenKeys = (place: ParentNode): ScreenKey[] => [
  { keys: '?', does: 'Daftar pintasan halaman ini' },
  { keys: 'Ctrl + /', does: 'Daftar ini, juga saat pintasan dimatikan' },
  ...(reachable(place, SEARCH)[0] ? [{ keys: '/', does: 'Ke kotak pencarian' }] : []),
  ...(place === document && hasRows()
    ? [{ keys: '↑ atau ↓', does: 'Ke baris di atas atau di bawahnya dalam daftar' }]
    : []),
  ...controlsOf(place).map((control) => ({
    keys: shown(keysOf(control)),
    does: nameOf(control),
  })),
  { keys: 'Esc', does: 'Menutup jendela atau daftar yang terbuka' },
]
