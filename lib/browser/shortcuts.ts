import { createPreference } from '@/lib/browser/preference'

/** Keys of one letter or sign can be switched off (WCAG 2.1.4), for the tests and everywhere else at once. */
export const shortcuts = createPreference<'on' | 'off'>({
  key: 'test-keys',
  values: ['on', 'off'],
  fallback: () => 'on',
})
shortcuts.valueAtom.onMount = () => void shortcuts.start()

/** Whether a key that is pressed there is a letter or sign being written. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable=true]') !==
    null

export const KEYS_ASKED = 'keys-asked'

/** Asks for the list of keys, which the shell shows: for a menu, since nobody guesses '?'. */
export const askForKeys = () => void window.dispatchEvent(new Event(KEYS_ASKED))
