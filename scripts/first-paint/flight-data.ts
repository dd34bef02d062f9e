// ATTENTION: this edits what the framework wrote for its own scripts, the "flight data" of the exported page. Next promises
// nothing of its shape. Whatever is not found as expected ends the build: no page is handed out half edited.
import { readFileSync } from 'node:fs'

/** One piece of what the framework hands from the page to its scripts, as a JavaScript string. */
const PIECE = /<script>self\.__next_f\.push\((\[1,"[\s\S]*?"\])\)<\/script>/g

const nextVersion = (): string =>
  JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version

/** Ends the build when the framework writes something else than this room edits. */
export const unknownShape = (expected: string): Error =>
  new Error(
    `next ${nextVersion()} exported a page of a shape that this build does not know.\n` +
      `Expected: ${expected}\n` +
      'Compare out/index.html with scripts/first-paint before using this version of next.',
  )

/**
 * The page with its flight data changed.
 *
 * @param edit gets the text of one piece and gives it back, changed or not
 * @param expected what it changes, told when no piece was changed
 * @throws Error naming the framework's version and `expected`
 */
export function editFlightData(
  html: string,
  edit: (text: string) => string,
  expected: string,
): string {
  const edited = html.replace(PIECE, (script, json: string) => {
    const [kind, text]: [number, string] = JSON.parse(json)
    const changed = edit(text)
    if (changed === text) return script
    const safe = JSON.stringify([kind, changed]).replaceAll('<', '\\u003c')
    return `<script>self.__next_f.push(${safe})</script>`
  })
  if (edited === html) throw unknownShape(`in self.__next_f.push([1,"…"]), ${expected}`)
  return edited
}
