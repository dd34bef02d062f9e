/** Text with single spaces, in one spelling of its letters. */
export const oneSpaced = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').trim()
