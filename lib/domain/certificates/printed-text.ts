import { oneSpaced } from '../text/one-spaced.ts'

/** What nobody sees and no paper shows: controls, marks of direction, letters without width. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** A text as it is printed: letters composed with their marks, one line, nothing invisible. */
export const printedText = (text: string): string =>
  oneSpaced(text.replace(/\s/gu, ' ').replace(INVISIBLE, '').normalize('NFC'))
