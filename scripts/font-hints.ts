import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from './files.ts'

/** The hint as the page carries it: an element, and a line of the data that the client reads. */
const HINTS = ['<link rel="preconnect" href="/" crossorigin=""/>', ':HC[\\"/\\",\\"\\"]\\n']

/** The page without the hint to open a connection for the font. */
export const withoutFontHints = (html: string): string =>
  HINTS.reduce((page, hint) => page.replaceAll(hint, ''), html)

/**
 * Takes out what Next adds for a font that it may not preload: a second connection to our own host, which nothing uses,
 * because the font comes over the first.
 */
export function dropFontHints() {
  for (const file of filesBelow('out').filter((name) => name.endsWith('.html')))
    writeFileSync(file, withoutFontHints(readFileSync(file, 'utf8')))
}
