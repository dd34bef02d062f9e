import { atom, useAtomValue } from 'jotai'
import { createPreference } from '@/lib/browser/preference'
import { DATA_SAVER_KEY } from '@/lib/first-paint/font-boot'

type NavigatorWithConnection = { connection?: { saveData?: boolean } }

/** What the browser itself asks for; only Chromium knows it. */
function browserAsksToSave() {
  if (typeof navigator === 'undefined') return false
  return (navigator as NavigatorWithConnection).connection?.saveData === true
}

const preference = createPreference<'on' | 'off'>({
  key: DATA_SAVER_KEY,
  values: ['on', 'off'],
  fallback: () => (browserAsksToSave() ? 'on' : 'off'),
})

/** 'Hemat data': no moving banners, no web font, small pictures. */
export const dataSaverAtom = atom((get) => get(preference.valueAtom) === 'on')

const SMALL_PICTURE = 480

/**
 * Largest width of a picture that is not needed at once. Small only where `FONT_BOOT` or the switch has said so to
 * the page: what the server drew before that has begun to load already, and a second size would cost more.
 */
export function useWidestPicture(): number {
  const isSaving = useAtomValue(dataSaverAtom)
  const isKnown = isSaving && document.documentElement.dataset.saver !== undefined
  return isKnown ? SMALL_PICTURE : Number.POSITIVE_INFINITY
}

/** Takes over a choice of the 'Hemat data' switch at once and keeps it on this device. */
export function chooseDataSaver(isOn: boolean): Promise<void> {
  const { dataset } = document.documentElement
  if (isOn) dataset.saver = 'on'
  else delete dataset.saver
  return preference.choose(isOn ? 'on' : 'off')
}

/** Reads the kept choice; call it once at start. */
export const startDataSaver = () => preference.start()
