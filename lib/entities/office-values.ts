/** The steps of an office's first day, in the order in which they are best done. */
export const FIRST_STEPS = [
  'office',
  'holidays',
  'institutions',
  'categories',
  'banner',
  'guide',
  'profile',
  'mail',
  'coaching',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]
