import { atom, getDefaultStore } from 'jotai'

/** Whether a screen has been shown: what can wait is loaded from then on. */
export const firstScreenShownAtom = atom(false)

export const markFirstScreen = () => getDefaultStore().set(firstScreenShownAtom, true)
