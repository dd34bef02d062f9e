import { api } from '../contract/index.ts'

/**
 * Calls without parameters that a public screen makes as soon as it opens, by its route. The page
 * begins them itself, before its scripts have come, and the server puts the answers of the start
 * page into the page that it hands out.
 */
export const firstCalls = {
  home: [api.beranda.list, api.coaching.homepage, api.coaching.upcoming],
  coaching: [api.coaching.upcoming],
  faq: [api.category.list],
  profile: [api.profile.list],
  guide: [api.panduan.list],
  register: [api.asalInstansi.list, api.category.list],
} as const
