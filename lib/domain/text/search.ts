const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const decodeEntity = (whole: string, body: string): string => {
  if (!body.startsWith('#')) return ENTITIES[body.toLowerCase()] ?? whole
  const hex = body.charAt(1).toLowerCase() === 'x'
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Tags that end a line or a cell: the words on either side of them must not run together. */
export const BLOCK_TAG =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote|pre|hr|table|tr|td|th)\b[^>]*>/gi

/** The visible text of rich text: no tags, entities decoded, white space collapsed. */
export const plainText = (html: string): string =>
  html
    .replace(BLOCK_TAG, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#?\w+);/g, decodeEntity)
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()

/** A text as it is compared: no capitals, no accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** No search is longer: what is cut off of it would be shown as looked for. */
export const LONGEST_SEARCH = 200

/** The words that are looked for, in whatever order. */
export const wantedWords = (query: string): string[] =>
  folded(query).split(/\s+/).filter(Boolean)

/**
 * §9 'Search matches any field, case-insensitive': all words in one field, in any order.
 * @param fields the texts of the row as they are shown (decision 66); rich text through {@link plainText} first
 */
export const matchesAnyField = (
  fields: readonly (string | number | null | undefined)[],
  query: string,
): boolean => {
  const wanted = wantedWords(query)
  return (
    wanted.length === 0 ||
    fields.some((field) => {
      const text = folded(String(field ?? ''))
      return wanted.every((word) => text.includes(word))
    })
  )
}
