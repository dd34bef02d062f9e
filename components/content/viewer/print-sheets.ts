import { printAlone } from '@/lib/browser/print-alone'

/** Each sheet fills one A4 page, without the browser's margins. */
const rules = (isLandscape: boolean) => `
  @page { size: A4 ${isLandscape ? 'landscape' : 'portrait'}; margin: 0 }
  @media print {
    .printed-alone > * {
      display: block; width: 100vw; height: 100vh; object-fit: contain; break-after: page;
    }
    .printed-alone > :last-child { break-after: auto }
  }`

/** Prints drawings or pictures, one to a page, without anything of the portal around them. */
export function printSheets(sheets: readonly HTMLElement[], isLandscape: boolean) {
  printAlone(sheets, rules(isLandscape))
}
