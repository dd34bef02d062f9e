/**
 * Cuts Plus Jakarta Sans down to what an Indonesian interface needs and writes it to
 * `styles/fonts/`. Run again only when a character or a weight is added: the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
  },
) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont: SubsetFont = require('subset-font')

const LIMIT_BYTES = 16_000
const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join('')
// Names with accents, then the marks of the interface and of Indonesian typography.
const marks = '\u00a0éèÉáàâçñöüó–—…·•’‘“”×°±²½©®«»→✓'

const folder = new URL('../styles/fonts/', import.meta.url)
const source = require.resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)
const licence = require.resolve('@fontsource-variable/plus-jakarta-sans/LICENSE')

const font = await subsetFont(await readFile(source), ascii + marks, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
})
if (font.byteLength >= LIMIT_BYTES)
  throw new Error(`Font too large: ${font.byteLength} bytes`)
await writeFile(new URL('plus-jakarta-sans.woff2', folder), font)
await writeFile(new URL('OFL.txt', folder), await readFile(licence))
console.log(`plus-jakarta-sans.woff2: ${font.byteLength} bytes`)
