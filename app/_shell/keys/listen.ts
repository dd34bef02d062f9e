import { getDefaultStore } from 'jotai'
import { lazyPart } from '@/lib/browser/lazy-part'
import { isTyping, KEYS_ASKED, shortcuts } from '@/lib/browser/shortcuts'
import { openDialog } from '@/lib/feedback/dialog'
import { actionOf, placeOfKeys, rowActionOf, screenKeys } from './screen-keys'

const KeyWindow = lazyPart(async () => (await import('./key-window')).KeyWindow)

const showKeys = (place: ParentNode) =>
  void openDialog(KeyWindow, { keys: screenKeys(place) })
const showPageKeys = () => showKeys(document)

const areOn = () => getDefaultStore().get(shortcuts.valueAtom) === 'on'

function listen(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return
  const place = placeOfKeys(event.target)
  if (!place) return
  const toRow = areOn() ? rowActionOf(event, place) : undefined
  if (toRow) {
    event.preventDefault()
    return toRow()
  }
  if (event.repeat || isTyping(event.target)) return
  // with Ctrl it is no key of one sign, so it opens the list, and with it the switch, at any time
  const isList = event.key === '/' && event.ctrlKey
  const action =
    isList || (areOn() && event.key === '?')
      ? () => showKeys(place)
      : areOn()
        ? actionOf(event, place)
        : undefined
  if (!action) return
  event.preventDefault()
  action()
}

/** Hears the keys of every screen and window; a screen with keys of its own takes them first. */
export function startKeys() {
  const stopReading = getDefaultStore().sub(shortcuts.valueAtom, () => {})
  window.addEventListener('keydown', listen)
  window.addEventListener(KEYS_ASKED, showPageKeys)
  return () => {
    stopReading()
    window.removeEventListener('keydown', listen)
    window.removeEventListener(KEYS_ASKED, showPageKeys)
  }
}
