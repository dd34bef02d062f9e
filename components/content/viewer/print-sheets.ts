/** Everything but the sheets vanishes; each sheet fills one A4 page, without the browser's margins. */
const rules = (isLandscape: boolean) => `
  @page { size: A4 ${isLandscape ? 'landscape' : 'portrait'}; margin: 0 }
  @media screen { .print-sheets { display: none } }
  @media print {
    body > :not(.print-sheets) { display: none !important }
    .print-sheets > * {
      display: block; width: 100vw; height: 100vh; object-fit: contain; break-after: page;
    }
    .print-sheets > :last-child { break-after: auto }
  }`

/** Prints drawings or pictures, one to a page, without anything of the portal around them. */
export function printSheets(sheets: readonly HTMLElement[], isLandscape: boolean) {
  // A style element would be stopped by the Content-Security-Policy; a constructed sheet is not.
  const style = new CSSStyleSheet()
  style.replaceSync(rules(isLandscape))
  const box = document.createElement('div')
  box.className = 'print-sheets'
  box.append(...sheets)
  document.body.append(box)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  const clean = () => {
    box.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
  }
  window.addEventListener('afterprint', clean, { once: true })
  window.print()
}
