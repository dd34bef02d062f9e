import type { Page } from '@playwright/test'

/**
 * What reads badly as the page is laid out now: words of up to 14 letters that are cut inside, columns of single letters,
 * what sticks out of its card or lies over other words.
 */
export const letterFaults = (page: Page) => page.evaluate(findFaults)

/** Runs in the page, so that it uses nothing from outside of it. */
function findFaults(): string[] {
  const LONGEST = 14
  const range = new Range()
  const quote = (text: string | null) =>
    `“${text?.replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.clientWidth + element.getBoundingClientRect().width > 4 &&
    !element.closest('[inert]')
  const isFramed = (element: Element) => {
    const { backgroundColor, borderLeftWidth, borderRightWidth } = getComputedStyle(element)
    const isLined = [borderLeftWidth, borderRightWidth].every((width) => width !== '0px')
    return isLined || !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor)
  }

  /** What of a box is seen inside of all that scrolls or cuts it. */
  const shownPart = (box: DOMRect, element: Element | null): DOMRect => {
    if (!element || element === document.body) return box
    if (getComputedStyle(element).overflowX === 'visible')
      return shownPart(box, element.parentElement)
    const place = element.getBoundingClientRect()
    const [left, top] = [Math.max(box.left, place.left), Math.max(box.top, place.top)]
    const width = Math.max(0, Math.min(box.right, place.right) - left)
    const height = Math.max(0, Math.min(box.bottom, place.bottom) - top)
    return shownPart(new DOMRect(left, top, width, height), element.parentElement)
  }
  const boxesOf = (text: Text, from = 0, to = text.length) => {
    range.setStart(text, from)
    range.setEnd(text, to)
    const boxes = [...range.getClientRects()]
    return boxes
      .map((box) => shownPart(box, text.parentElement))
      .filter(({ width, height }) => width > 1 && height > 4)
  }
  const linesOf = (boxes: DOMRect[]) =>
    new Set(boxes.map(({ top }) => Math.round(top))).size

  const wordsOf = ({ data }: Text) =>
    [...data.matchAll(/\S+/g)].flatMap(({ 0: chunk, index: start }) => {
      if (/@|:\/\//.test(chunk)) return []
      const runs = [...chunk.matchAll(/\p{L}{2,}|\d+(?:[.,:/]\d+)*/gu)]
      return runs
        .map(({ 0: word, index }) => ({ word, from: start + index, chunk, index }))
        .filter(({ word, index }) => {
          const beside = `${chunk[index - 1] ?? ''}${chunk[index + word.length] ?? ''}`
          // of an identifier that is longer than a word, which has no place to break at
          const isPart = chunk.length > LONGEST && /[\d_\p{L}]/u.test(beside)
          return word.length <= LONGEST && !isPart
        })
    })

  /** The card or tile that a part has to stay in; none where it can be scrolled to. */
  const cardOf = (element: Element | null): Element | null => {
    if (!element || element === document.body) return null
    const { overflowX, position } = getComputedStyle(element)
    if (overflowX !== 'visible') return null
    if (isFramed(element)) return element
    return position === 'absolute' ? null : cardOf(element.parentElement)
  }
  const sticksOut = (boxes: DOMRect[], card: Element | null, slack: number) => {
    if (!card) return []
    const { left, right, bottom } = card.getBoundingClientRect()
    const far = (box: DOMRect) =>
      Math.max(left - box.left, box.right - right, box.bottom - bottom - slack)
    const by = Math.max(...boxes.map(far))
    return by > 1.5 ? [`by ${Math.round(by)} px out of ${quote(card.textContent)}`] : []
  }

  const texts: { text: Text; own: Element; boxes: DOMRect[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const own = text.parentElement
    const boxes = own && text.data.trim() && isSeen(own) ? boxesOf(text) : []
    if (own && boxes.length) texts.push({ text, own, boxes })
  }

  const inLines = texts.flatMap(({ text, own, boxes }) => {
    const signs = text.data.trim().length
    const lines = linesOf(boxes)
    const slack = Number.parseFloat(getComputedStyle(own).fontSize) / 4
    return [
      ...(lines > 2 && signs / lines < 3
        ? [`thin: ${quote(text.data)}, ${lines} lines`]
        : []),
      ...sticksOut(boxes, cardOf(own), slack).map((by) => `out: ${quote(text.data)} ${by}`),
      ...wordsOf(text)
        .filter(({ word, from }) => linesOf(boxesOf(text, from, from + word.length)) > 1)
        .map(({ word }) => `broken: ${word} in ${quote(text.data)}`),
    ]
  })

  const PARTS = 'a, button, input, select, textarea, img, svg, canvas'
  const parts = [...document.body.querySelectorAll('*')].filter(
    (part) =>
      (part.matches(PARTS) || isFramed(part)) &&
      isSeen(part) &&
      !part.parentElement?.closest('svg') &&
      !/absolute|fixed/.test(getComputedStyle(part).position),
  )
  const beside = parts.flatMap((part) =>
    sticksOut([part.getBoundingClientRect()], cardOf(part.parentElement), 1).map(
      (by) => `out: ${part.localName} ${quote(part.textContent)} ${by}`,
    ),
  )

  const isAbove = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky|absolute/.test(getComputedStyle(element).position) ||
      isAbove(element.parentElement))
  const flat = texts.filter(({ own }) => !isAbove(own))
  const meets = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 4
  const over = flat.flatMap((one, at) =>
    flat
      .slice(at + 1)
      .filter(({ boxes }) => boxes.some((box) => one.boxes.some((own) => meets(own, box))))
      .map(({ text }) => `over: ${quote(one.text.data)} and ${quote(text.data)}`),
  )
  return [...inLines, ...beside, ...over]
}
