/** What the page tells of itself; each list is empty where nothing is wrong. */
export interface Measures {
  /** Controls whose box lies under a bar or out of sight once they have the focus. */
  hiddenFocus: () => string[]
  /** Rings that are not 3 px wide or have less than 3:1; the least contrast of all others. */
  rings: () => { faults: string[]; least: number; stops: number }
  /** Targets that a finger misses. */
  targets: () => { faults: string[]; least: number }
  /** Words cut by what holds them. */
  clipped: () => string[]
  /** What has moved by itself since the document was opened. */
  shifts: () => string[]
}

declare global {
  interface Window {
    measures: Measures
  }
}

/** Puts the measures into a page; runs there, so that it uses nothing from outside of it. */
export function installMeasures() {
  const STOPS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable=true]'
  const POINTER = 1.5

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
    const own = name || element.getAttribute('name') || element.id
    return `${element.localName} “${own.replace(/\s+/g, ' ').slice(0, 50)}”`
  }
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    element.getClientRects().length > 0
  /** A radio or file field that is only read stands for the label that is seen. */
  const seenOf = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect()
    const isHidden = width < 4 || height < 4 || getComputedStyle(element).opacity === '0'
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    return (isHidden && (label ?? element.closest('label, div'))) || element
  }
  const stops = () => {
    const window = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(
      -1,
    )
    return [...(window ?? document).querySelectorAll<HTMLElement>(STOPS)].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(':disabled') && isThere(element),
    )
  }

  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - POINTER &&
    one.right > other.left + POINTER &&
    one.top < other.bottom - POINTER &&
    one.bottom > other.top + POINTER
  const allBars = () =>
    [...document.querySelectorAll('body *')].filter((bar) =>
      /sticky|fixed/.test(getComputedStyle(bar).position),
    )
  const barsOver = (element: Element, bars: Element[]) =>
    bars.filter((bar) => {
      if (!isThere(bar) || bar.contains(element) || element.contains(bar)) return false
      const box = element.getBoundingClientRect()
      const place = bar.getBoundingClientRect()
      if (!meets(box, place)) return false
      const x = (Math.max(box.left, place.left) + Math.min(box.right, place.right)) / 2
      const y = (Math.max(box.top, place.top) + Math.min(box.bottom, place.bottom)) / 2
      return bar.contains(document.elementFromPoint(x, y))
    })
  const hiddenFocus = () => {
    const all = stops()
    const bars = allBars()
    const faults = [...all, ...all.toReversed()].flatMap((element) => {
      element.focus()
      if (document.activeElement !== element) return []
      const seen = seenOf(element)
      const { top, bottom, height } = seen.getBoundingClientRect()
      if (bottom <= 0 || top >= innerHeight) return [`${nameOf(element)} is out of sight`]
      // what is higher than the room between the bars cannot be seen whole
      if (height > innerHeight - 160) return []
      // of an editor the line that is written is brought into sight
      const isWritten = seen.matches('textarea, [contenteditable]')
      const over = barsOver(seen, bars).filter(
        (bar) => !isWritten || bar.getBoundingClientRect().top < top + 44,
      )
      return over.map((bar) => {
        const { top: from, bottom: to } = bar.getBoundingClientRect()
        const box = `${Math.round(top)}–${Math.round(bottom)} px`
        const place = `${Math.round(from)}–${Math.round(to)} px`
        return `${nameOf(element)} at ${box} under ${nameOf(bar)} at ${place}`
      })
    })
    return [...new Set(faults)]
  }

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (color: string) => {
    canvas?.clearRect(0, 0, 1, 1)
    if (canvas) canvas.fillStyle = color
    canvas?.fillRect(0, 0, 1, 1)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
  }
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = rgba(color).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const groundOf = (element: Element | null): string => {
    if (!element) return 'white'
    const { backgroundColor } = getComputedStyle(element)
    const isOpaque = (rgba(backgroundColor)[3] ?? 0) > 250
    return isOpaque ? backgroundColor : groundOf(element.parentElement)
  }
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const ringOf = (element: Element) => {
    const above = (one: Element | null, levels: number): Element[] =>
      one && levels > 0 ? [one, ...above(one.parentElement, levels - 1)] : []
    const around = [seenOf(element), element.closest('label'), ...above(element, 5)]
    const seen = around.find((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3
    })
    if (!seen) return 0
    const { outlineColor, outlineOffset } = getComputedStyle(seen)
    const isInside = Number.parseFloat(outlineOffset) < 0
    return contrast(outlineColor, groundOf(isInside ? seen : seen.parentElement))
  }
  const rings = () => {
    const measured = stops().flatMap((element) => {
      element.focus()
      if (document.activeElement !== element || !element.matches(':focus-visible'))
        return []
      return [{ name: nameOf(element), ring: ringOf(element) }]
    })
    const faults = measured
      .filter(({ ring }) => ring < 3)
      .map(
        ({ name, ring }) => `${name}: ${ring ? `${ring.toFixed(2)}:1` : 'no ring of 3 px'}`,
      )
    const least = Math.min(21, ...measured.map(({ ring }) => ring))
    return { faults, least, stops: measured.length }
  }

  const isControl = (element: Element) => {
    const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element)
    const isFilled = (rgba(backgroundColor)[3] ?? 0) > 0
    const isFramed = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
    return (
      element.matches(
        'button, summary, [role=tab], [type=radio], [type=checkbox], nav a',
      ) ||
      (element.matches('a') && (isFilled || isFramed))
    )
  }
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return Boolean(
      hit && (element.contains(hit) || hit.closest('label')?.contains(element)),
    )
  }
  /** The smaller side of what a finger meets: the box, its label, or what is laid around it. */
  const sizeOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const boxes = [element, seenOf(element), ...(label ? [label] : [])].map((one) =>
      one.getBoundingClientRect(),
    )
    const box = boxes.toSorted(
      (a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height),
    )[0] as DOMRect
    const size = Math.min(box.width, box.height)
    if (size >= 43.5) return size
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const reaches = (far: number) =>
      (width >= 2 * far || (isHit(element, x - far, y) && isHit(element, x + far, y))) &&
      (height >= 2 * far || (isHit(element, x, y - far) && isHit(element, x, y + far)))
    return reaches(21.75) ? 44 : size
  }
  const isInText = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) >
      (element.textContent?.trim().length ?? 0)
  const targets = () => {
    const measured = stops()
      .filter((element) => element.matches('a, button, input, select, summary, [role=tab]'))
      .filter((element) => !isInText(element) && seenOf(element).clientHeight > 4)
      .map((element) => ({
        name: nameOf(element),
        size: sizeOf(element),
        least: isControl(element) ? 43.5 : 23.5,
      }))
    const faults = measured
      .filter(({ size, least }) => size < least)
      .map(({ name, size }) => `${name}: ${Math.round(size)} px`)
    return { faults, least: Math.min(100, ...measured.map(({ size }) => size)) }
  }

  const holderOf = (element: Element | null): Element | null => {
    if (!element || element === document.body) return null
    const { overflowX, overflowY, textOverflow, webkitLineClamp } =
      getComputedStyle(element)
    // what ends in '…' says so itself
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null
    return /hidden|clip/.test(`${overflowX} ${overflowY}`)
      ? element
      : holderOf(element.parentElement)
  }
  const clipped = () => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const faults: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      const holder = holderOf(text.parentElement)
      if (!text.textContent?.trim() || !text.parentElement || !holder) continue
      const place = holder.getBoundingClientRect()
      if (!isThere(text.parentElement) || place.width < 4 || place.height < 4) continue
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      const isCut = box.right > place.right + 2 || box.bottom > place.bottom + 2
      if (isCut)
        faults.push(`“${text.textContent.trim().slice(0, 50)}” in ${nameOf(holder)}`)
    }
    return faults
  }

  const moved: string[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const parts = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? nameOf(node) : 'gone'
        return `${name} ${previousRect.top}→${currentRect.top}, ${previousRect.height}→${currentRect.height}`
      })
      moved.push(`${value.toFixed(3)}: ${parts.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })

  window.measures = { hiddenFocus, rings, targets, clipped, shifts: () => moved }
}
