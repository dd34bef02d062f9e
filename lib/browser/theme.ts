import { getDefaultStore } from 'jotai'
import { createPreference } from '@/lib/browser/preference'
import { DARK_SYSTEM, THEME_KEY } from '@/lib/first-paint/theme-boot'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const preference = createPreference<Theme>({
  key: THEME_KEY,
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
