import { atom } from 'jotai'
import { DATA_SAVER_KEY } from '@/lib/browser/font-boot'
import { createPreference } from '@/lib/browser/preference'

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

/** Takes over a choice of the 'Hemat data' switch and keeps it on this device. */
export const chooseDataSaver = (isOn: boolean) => preference.choose(isOn ? 'on' : 'off')

/** Reads the kept choice; call it once at start. */
export const startDataSaver = () => preference.start()
