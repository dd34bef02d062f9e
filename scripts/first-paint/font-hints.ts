import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '../files.ts'
import { editFlightData, unknownShape } from './flight-data.ts'

/** The hint as the page carries it: an element, and a row of the data that the client reads. */
const ELEMENT = '<link rel="preconnect" href="/" crossorigin=""/>'
const ROW = ':HC["/",""]\n'

/**
 * The page without the hint to open a connection for the font.
 *
 * @throws Error if a part of it is not where it is expected
 */
export function withoutFontHints(html: string): string {
  if (!html.includes(ELEMENT)) throw unknownShape(`the element ${ELEMENT}`)
  const drop = (text: string) => text.replaceAll(ROW, '')
  return editFlightData(html.replaceAll(ELEMENT, ''), drop, `a row ${ROW.trim()}`)
}

/**
 * Takes out what Next adds for a font that it may not preload: a second connection to our own host, which nothing uses,
 * because the font comes over the first.
 */
export function dropFontHints() {
  for (const file of filesBelow('out').filter((name) => name.endsWith('.html')))
    writeFileSync(file, withoutFontHints(readFileSync(file, 'utf8')))
}
