import { createPreference } from '@/lib/browser/preference'

/** Sizes of the question's text, small to large. */
export const TEXT_SIZES = ['normal', 'besar', 'terbesar'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const textSize = createPreference<TextSize>({
  key: 'test-text-size',
  values: TEXT_SIZES,
  fallback: () => 'normal',
})

// what was chosen before is read when the first part shows it
textSize.valueAtom.onMount = () => void textSize.start()
