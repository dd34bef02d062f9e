import { CELL_GAP } from '@/lib/domain/text/table-cells'

const IS_WORD_LIST = /mso-list:(?!\s*ignore)/i
const IS_NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Word's sign of a list: it stands in the text, in a span that asks to be ignored. */
function takeSign(paragraph: Element): string {
  const signs = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  const text = signs.map((span) => span.textContent).join('')
  for (const span of signs) span.remove()
  return text
}

/** Word writes lists as paragraphs with signs; here neighbours become one list again. */
function restoreLists(body: HTMLElement) {
  const paragraphs = [...body.querySelectorAll('p')]
  for (const paragraph of paragraphs) {
    if (!IS_WORD_LIST.test(styleOf(paragraph))) continue
    const kind = IS_NUMBER.test(takeSign(paragraph)) ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    const isSame = before?.localName === kind && before.hasAttribute('data-word')
    const list = isSame ? before : body.ownerDocument.createElement(kind)
    if (!isSame) {
      list.setAttribute('data-word', '')
      paragraph.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    list.append(item)
    item.append(paragraph)
  }
}

/** What stands in a cell, on one line. */
function cellLine(cell: Element, document: Document): Node[] {
  const paragraphs = [...cell.querySelectorAll('p, li, h1, h2, h3, h4')]
  if (cell.textContent?.trim() === '') return [document.createTextNode('–')]
  if (paragraphs.length === 0) return [...cell.childNodes]
  return paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? [document.createTextNode(' ')] : []),
    ...paragraph.childNodes,
  ])
}

/** The editor has no tables: each row becomes a line, its cells stay apart. One cell alone only frames its text. */
function unfoldTables(body: HTMLElement) {
  const { ownerDocument: document } = body
  // from within, for a table in a cell
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const lines = [...table.rows].flatMap(({ cells }): Node[] => {
      const [first, ...others] = cells
      if (!first || [...cells].every((cell) => cell.textContent?.trim() === '')) return []
      if (others.length === 0) return [...first.childNodes]
      const line = document.createElement('p')
      line.append(...cellLine(first, document))
      for (const cell of others) line.append(CELL_GAP, ...cellLine(cell, document))
      return [line]
    })
    table.replaceWith(...lines)
  }
}

function removeComments(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/**
 * Pasted HTML without what Word and its like put around the words: comments, styles, empty paragraphs and
 * lists that are none. What the editor does not know it drops by itself.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeComments(body)
  restoreLists(body)
  unfoldTables(body)
  for (const element of body.querySelectorAll('style, script, meta, link, xml, title'))
    element.remove()
  for (const heading of body.querySelectorAll('h1')) {
    const lower = body.ownerDocument.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  for (const element of body.querySelectorAll('*')) {
    const isOffice = element.localName.includes(':')
    if (isOffice) element.replaceWith(...element.childNodes)
    element.removeAttribute('class')
  }
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent?.trim() === '' && !paragraph.querySelector('br')
    if (isEmpty) paragraph.remove()
  }
  return body.innerHTML
}
