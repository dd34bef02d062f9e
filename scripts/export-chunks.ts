import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the bundler tells of every `import()`: `importing file -> wanted module`, with the files that it fetches. */
const LAZY_FILES = 'build/lazy-files.json'
const BUNDLER_LAZY_FILES = '.next/react-loadable-manifest.json'
/** `e(123)`: how a script of the bundler asks for chunk 123. */
const CHUNK_CALL = /\b\w\.e\((\d+)\)/g
/** Scripts that the page names itself. */
const SCRIPT = /<script[^>]*\ssrc="[^"]*\/(_next\/static\/chunks\/[^"]+\.js)"([^>]*)>/g

const FRAMES = ['proses-coaching', 'admin']

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

/** Keeps what the bundler tells with the build, so that it can be read as long as the export lies in `out/`. */
export function keepLazyFiles() {
  mkdirSync('build', { recursive: true })
  copyFileSync(BUNDLER_LAZY_FILES, LAZY_FILES)
}

/** `importing file -> wanted module` -> scripts that this import fetches. */
function readLazyFiles(): Map<string, string[]> {
  const told: Record<string, { files: string[] }> = JSON.parse(
    readFileSync(LAZY_FILES, 'utf8'),
  )
  return new Map(
    Object.entries(told).map(([name, { files }]) => [
      name,
      files.filter((file) => file.endsWith('.js')).map((file) => `_next/${file}`),
    ]),
  )
}

/** Number of a chunk -> its file: `static/chunks/123.<hash>.js`. */
function chunkFiles(): Map<string, string> {
  const files = new Set([...readLazyFiles().values()].flat())
  return new Map(
    [...files].map((file) => [/(\w+)\.[0-9a-f]+\.js$/.exec(file)?.[1] ?? file, file]),
  )
}

/** Scripts that the code in a script may fetch later. */
export function filesLoadedBy(file: string): string[] {
  const files = chunkFiles()
  const calls = [...exportedText(file).matchAll(CHUNK_CALL)]
  return calls.map(([, id = '']) => files.get(id)).filter((found) => found !== undefined)
}

/** What `screens.ts` and `frames.ts` import for a route or a frame. */
function moduleOf(name: string): string {
  if (name === 'main') return '@/app/_screens/frame'
  return `@/app/_screens/${name}/${FRAMES.includes(name) ? 'frame' : 'screen'}`
}

/** Scripts that an `import()` of a module fetches, wherever it stands. */
export function filesOfImport(module: string): string[] {
  const found = [...readLazyFiles()].find(([name]) => name.endsWith(` -> ${module}`))
  if (!found) throw new Error(`Nothing in the export imports ${module} lazily`)
  return found[1]
}

/**
 * Reads which files the page loads itself and which each screen and frame fetches.
 *
 * @throws if the build does not tell (a new version of the bundler), rather than measuring nothing
 */
export function readExportChunks(names: string[]): ExportChunks {
  const page = [...exportedText('index.html').matchAll(SCRIPT)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, file = '']) => file)
  if (page.length === 0) throw new Error('Cannot tell the scripts of the page')
  return { page, lazy: new Map(names.map((name) => [name, filesOfImport(moduleOf(name))])) }
}
