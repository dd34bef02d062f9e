/**
 * Words with room between them that are one word to readers: Firefox gives those that lie in flexible boxes and grids as one
 * text. Runs in the page, so that it uses nothing from outside of it.
 */
export function joinedWords(): string[] {
  const THINGS =
    'a, button, label, legend, summary, h1, h2, h3, h4, li, dt, dd, td, th, option, input, textarea, select, img, article, main, nav, aside, header, footer, form, [role], [aria-label], [aria-labelledby], [aria-live]'
  const isThing = (element: Element) =>
    element.matches(THINGS) ||
    !/^inline$|flex|grid|contents/.test(getComputedStyle(element).display)
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]')
  const thingOf = ({ parentElement }: Node): Element | null =>
    !parentElement || isThing(parentElement) ? parentElement : thingOf(parentElement)
  const boxesOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  const isBelow = (one: Node, other: Node, by: number) => {
    const range = document.createRange()
    range.setStart(one, 0)
    range.setEnd(other, 0)
    const { commonAncestorContainer: around } = range
    const isBox =
      around instanceof Element && /flex|grid/.test(getComputedStyle(around).display)
    return isBox && by > 2
  }
  const isJoined = (one: Node, other: Node) => {
    const [end, start] = [boxesOf(one).at(-1), boxesOf(other)[0]]
    if (!end || !start || thingOf(one) !== thingOf(other)) return false
    if (/\s$/.test(one.textContent ?? '') || /^\s/.test(other.textContent ?? ''))
      return false
    return start.left - end.right > 2 || isBelow(one, other, start.top - end.top)
  }

  const SHOWN = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT
  const nodes = document.createTreeWalker(document.body, SHOWN)
  const faults: string[] = []
  let before: Node | null = null
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node instanceof Element) {
      if (isRead(node) && isThing(node)) before = null
    } else if (
      node.parentElement &&
      isRead(node.parentElement) &&
      boxesOf(node).length > 0
    ) {
      if (before && isJoined(before, node))
        faults.push(
          `“${before.textContent?.slice(-30)}” and “${node.textContent?.slice(0, 30)}”`,
        )
      before = node
    }
  }
  return faults
}
