import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { filesBelow } from '../files.ts'
import { basePath } from '../settings.ts'

const MANIFEST = '.next/build-manifest.json'
const FRAMEWORK = 'node_modules/next/package.json'
/** What the framework hands to its own client, which the page does not load. */
const DATA = /<script>[^<]*?\bself\.__next_f\b[\s\S]*?<\/script>/g
const LOADED =
  /<script src="([^"]+)"[^>]*><\/script>|<link rel="preload" as="script"[^>]*\shref="([^"]+)"[^>]*>/g
/** A second connection to our own host for a font that comes over the first. */
const FONT_HINT = '<link rel="preconnect" href="/" crossorigin=""/>'

/** What a router of pages would ask for. */
const FRAMEWORK_FILES = /\/(index|__next\.[^/]*)\.txt$/

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Ends the build when the framework writes something else than this room edits. */
export const unknownShape = (expected: string): Error =>
  new Error(
    `next ${readJson(FRAMEWORK).version} exported a page of a shape that this build does not know.\n` +
      `Expected: ${expected}\n` +
      'Compare out/index.html with scripts/first-paint before using this version of next.',
  )

/**
 * The page with the scripts that it is to load and no others, and without the data of the framework's client.
 *
 * @param scripts addresses; all must stand in the page
 * @throws Error if the page is not as expected (a new version of the framework)
 */
export function withScripts(html: string, scripts: readonly string[]): string {
  if (html.search(DATA) < 0) throw unknownShape('<script>self.__next_f…</script>')
  const missing = scripts.find((address) => !html.includes(`src="${address}"`))
  if (missing) throw unknownShape(`<script src="${missing}">`)
  return html
    .replace(DATA, '')
    .replace(LOADED, (tag, script?: string, preload?: string) =>
      scripts.includes(script ?? preload ?? '') ? tag : '',
    )
    .replace(FONT_HINT, '')
}

/**
 * Leaves of the exported pages the scripts of our own entry (`next.config.mjs`), and none on the page for addresses outside
 * the hash, which works without; and nothing that only the framework's client would ask for.
 */
export function keepOwnScripts() {
  const { rootMainFiles, polyfillFiles } = readJson(MANIFEST)
  const own: string[] = [...rootMainFiles, ...polyfillFiles]
  const scripts = own.map((file) => `${basePath}/_next/${file}`)
  const files = filesBelow('out')
  for (const file of files.filter((name) => name.endsWith('.html')))
    writeFileSync(
      file,
      withScripts(readFileSync(file, 'utf8'), file === 'out/index.html' ? scripts : []),
    )
  for (const file of files.filter((name) => FRAMEWORK_FILES.test(name))) rmSync(file)
}
