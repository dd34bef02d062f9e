import { getDefaultStore } from 'jotai'
import { createPreference } from '@/lib/browser/preference'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/**
 * Text of an inline script for the document's head: sets the colours before the first paint. It holds no
 * quotes, ampersands or angle brackets, so that React prints it as it is.
 */
export const THEME_BOOT = `var t;try{t=sessionStorage.getItem(\`${KEY}\`)}catch(e){}document.documentElement.dataset.theme=t===\`dark\`||(t!==\`light\`?matchMedia(\`${DARK_SYSTEM}\`).matches:false)?\`dark\`:\`light\``

const preference = createPreference<Theme>({
  key: KEY,
  values: THEMES,
  fallback: () => 'system',
})

export const themeAtom = preference.valueAtom

/** Takes over a choice of the theme switch and keeps it on this device. */
export const chooseTheme = (theme: Theme) => preference.choose(theme)

function paint() {
  const theme = getDefaultStore().get(themeAtom)
  const isDark =
    theme === 'system' ? window.matchMedia(DARK_SYSTEM).matches : theme === 'dark'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

/** Paints the chosen theme and follows both the switch and the system; call it once at start. */
export async function startTheme() {
  await preference.start()
  paint()
  getDefaultStore().sub(themeAtom, paint)
  window.matchMedia(DARK_SYSTEM).addEventListener('change', paint)
}
