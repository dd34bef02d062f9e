import { atom, getDefaultStore } from 'jotai'

/** False while the browser keeps nothing: what is written then lasts as long as the tab, at most. */
export const isKeptAtom = atom(true)
export const tellKept = (isKept: boolean) => getDefaultStore().set(isKeptAtom, isKept)
