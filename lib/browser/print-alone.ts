/** Everything but the printed part vanishes; a dialog around it has stopped the page from scrolling. */
const ALONE = `
  @media screen { .printed-alone { display: none } }
  @media print {
    html, body { height: auto !important; overflow: visible !important }
    body > :not(.printed-alone) { display: none !important }
  }`

/**
 * Prints some elements without anything of the portal around them; they are taken into the page until the
 * print dialog is closed.
 *
 * @param rules further styles of the paper; `.printed-alone` is the parent of the elements
 */
export function printAlone(elements: readonly HTMLElement[], rules = '') {
  // A style element would be stopped by the Content-Security-Policy; a constructed sheet is not.
  const style = new CSSStyleSheet()
  style.replaceSync(`${ALONE}${rules}`)
  const box = document.createElement('div')
  box.className = 'printed-alone'
  box.append(...elements)
  document.body.append(box)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  const clean = () => {
    box.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
  }
  window.addEventListener('afterprint', clean, { once: true })
  window.print()
}

/** Prints a copy of a part of the screen that stands there hidden, drawn for paper. */
export function printCopy(hidden: HTMLElement | null) {
  const copy = hidden?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return
  copy.hidden = false
  printAlone([copy])
}
