import { BLOCK_TAG, plainText } from './search.ts'

/** Elements whose content is no text to read, closed or not. */
const HIDDEN =
  /<(script|style|template|iframe|svg|math|select|title)\b.*?(?:<\/\1\s*>|$)/gis
const COMMENT = /<!--.*?(?:-->|$)/gs

/** The paragraphs of rich text as bare texts, in their order; empty ones are left out. */
export const textBlocks = (html: string): string[] =>
  html
    .replace(COMMENT, '')
    .replace(HIDDEN, '')
    .split(BLOCK_TAG)
    .map(plainText)
    .filter((text) => text !== '')

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as rich text of one paragraph; '' stays ''. */
export const paragraphOf = (text: string): string =>
  text === '' ? '' : `<p>${text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</p>`
