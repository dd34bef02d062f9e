/** What counts as a heading of a guide; the order of the document is the order of the contents. */
export const HEADINGS = 'h2, h3, h4'

export type Entry = {
  /** Place among all headings of the text. */
  position: number
  /** '2.1': the first part under the second chapter. Empty where the headings bring numbers of their own. */
  number: string
  text: string
}

type Count = { level: number; count: number }

/** Goes on to a heading of `level`: one further at its depth, or the first below the last one. */
function advance(path: readonly Count[], level: number): Count[] {
  const above = path.filter((one) => one.level < level)
  const sibling = path.find((one) => one.level >= level)
  return [...above, { level, count: (sibling?.count ?? 0) + 1 }]
}

/** '1. Mendaftar', '2.1 Kirim', 'b) Ikuti'. */
const isNumbered = ({ text }: Entry) => /^(\d+(\.\d+)*[.)]?|[a-z][.)]) /i.test(text)

/**
 * The headings of a rich text, numbered by depth unless the author has numbered them; empty ones are
 * left out. Nothing of it is run.
 */
export function tableOfContents(html: string): Entry[] {
  const entries = numberedEntries(html)
  if (!entries.some(isNumbered)) return entries
  return entries.map((entry) => ({ ...entry, number: '' }))
}

function numberedEntries(html: string): Entry[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  let path: Count[] = []
  return [...page.querySelectorAll(HEADINGS)].flatMap((heading, position) => {
    const text = (heading.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (!text) return []
    path = advance(path, Number(heading.tagName.slice(1)))
    return [{ position, number: path.map(({ count }) => count).join('.'), text }]
  })
}
