import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** `admin: () => load(123)`: the entries of `screens.ts` and `frames.ts` as the bundler writes them. */
const ENTRY = /(?:"([\w/-]+)"|([\w-]+)):\(\)=>\w+\.A\((\d+)\)/g
/** `123, s => load these files, then module 456`: what such an entry fetches. */
const LOADER = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\((\[[^\]]*\])\.map/g
/** Scripts that the page names itself. */
const SCRIPT = /<script[^>]*\ssrc="[^"]*\/(_next\/static\/chunks\/[^"]+\.js)"([^>]*)>/g

export interface ExportChunks {
  /** Files of scripts that a modern browser loads with the page itself. */
  page: string[]
  /** Name of a route or frame -> files that it fetches when it is opened. */
  lazy: Map<string, string[]>
}

/** Text of a file of the export. */
export function exportedText(file: string): string {
  return readFileSync(`out/${file}`, 'utf8')
}

const sizes = new Map<string, number>()

/** Bytes of a file of the export as brotli sends it. */
export function brotliSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliBytes(readFileSync(`out/${file}`))
  sizes.set(file, size)
  return size
}

export function brotliBytes(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(content, { params }).length
}

/** Ids of the modules that load others, each with the scripts that it fetches. */
function loadersIn(text: string): [id: string, files: string[]][] {
  return [...text.matchAll(LOADER)].map(([, id = '', list = '[]']) => {
    const files: string[] = JSON.parse(list)
    return [id, files.map((file) => `_next/${file}`).filter((file) => file.endsWith('.js'))]
  })
}

/** Scripts that the code in a script may fetch later. */
export function filesLoadedBy(file: string): string[] {
  return loadersIn(exportedText(file)).flatMap(([, files]) => files)
}

/**
 * Reads from the built scripts which files each screen and frame fetches.
 *
 * @throws if the scripts do not look as expected (a new version of the bundler), rather than measuring nothing
 */
export function readExportChunks(names: string[]): ExportChunks {
  const page = [...exportedText('index.html').matchAll(SCRIPT)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, file = '']) => file)
  // Only what the page itself loads: the folder keeps the chunks of older builds as well.
  const text = page.map(exportedText).join('\n')
  const loaders = new Map(loadersIn(text))
  const lazy = new Map<string, string[]>()
  for (const [, quoted, bare, id = ''] of text.matchAll(ENTRY)) {
    const name = quoted ?? bare ?? ''
    if (names.includes(name)) lazy.set(name, loaders.get(id) ?? [])
  }
  const lost = names.filter((name) => !lazy.get(name)?.length)
  if (page.length === 0 || lost.length > 0) {
    throw new Error(`Cannot tell the chunks of: ${lost.join(', ') || 'the page'}`)
  }
  return { page, lazy }
}
