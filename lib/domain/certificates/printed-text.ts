import { withoutInvisible } from '../text/invisible.ts'
import { oneSpaced } from '../text/one-spaced.ts'

/** A text as it is printed: letters composed with their marks, one line, nothing invisible. */
export const printedText = (text: string): string =>
  oneSpaced(withoutInvisible(text.replace(/\s/gu, ' ')))
