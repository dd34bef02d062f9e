/** The five topics, by the short name that the other content refers to. */
export const CATEGORIES = {
  batas: 'Tata Batas Kawasan',
  perhutanan: 'Perhutanan Sosial',
  rehabilitasi: 'Rehabilitasi Hutan dan Lahan',
  kebakaran: 'Pengendalian Kebakaran Hutan',
  konservasi: 'Konservasi dan Keanekaragaman Hayati',
} as const

export type CategoryKey = keyof typeof CATEGORIES
export const CATEGORY_KEYS = [
  'batas',
  'perhutanan',
  'rehabilitasi',
  'kebakaran',
  'konservasi',
] as const satisfies readonly CategoryKey[]
