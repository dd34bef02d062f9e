import { api } from '../contract/index.ts'

/**
 * Calls that a public screen makes as soon as it opens, by its route; their parameters are those of its address. The page
 * begins them itself, before its scripts have come.
 */
export const firstCalls = {
  home: [api.beranda.list, api.coaching.homepage, api.coaching.upcoming],
  coaching: [api.coaching.upcoming],
  'coaching/detail': [api.coaching.get],
  faq: [api.category.list],
  profile: [api.profile.list],
  guide: [api.panduan.list],
  register: [api.asalInstansi.list, api.category.list],
} as const

/**
 * Screens that our server draws for visitors from the answers of their first calls: the start page into the page that
 * it hands out, the others for a page that asks for its own below `DRAWN`.
 */
export const drawnScreens = [
  'home',
  'coaching',
  'coaching/detail',
  'faq',
  'login',
  'register',
] as const

export type DrawnScreen = (typeof drawnScreens)[number]

/** The calls of a screen; many make none before something is pressed. */
export const firstCallsOf = (name: string): readonly { path: string }[] =>
  Object.entries(firstCalls).find(([screen]) => screen === name)?.[1] ?? []

/** Below the base path; the path of the screen's address follows. */
export const DRAWN = '/drawn'
