/**
 * Cuts Plus Jakarta Sans down to what an Indonesian interface needs and writes it to
 * `styles/fonts/`, and the fonts of the certificates, with all Latin letters, beside the server. Run
 * again only when a character or a weight is added: the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, { min: number; max: number }>
    noLayoutClosure?: boolean
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

/** Basic Latin to Latin Extended-B, marks, Latin Extended Additional, punctuation. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x36f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
] as const
const latin = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ),
).join('')
const certificateFonts = new URL('../server/services/certificates/fonts/', import.meta.url)
const CERTIFICATE_FONTS = {
  'eb-garamond': ['500Medium/EBGaramond_500Medium', '600SemiBold/EBGaramond_600SemiBold'],
  'plus-jakarta-sans': [
    '500Medium/PlusJakartaSans_500Medium',
    '700Bold/PlusJakartaSans_700Bold',
  ],
}
for (const [family, faces] of Object.entries(CERTIFICATE_FONTS)) {
  const base = `@expo-google-fonts/${family}`
  for (const face of faces) {
    const whole = await readFile(require.resolve(`${base}/${face}.ttf`))
    const name = `${face.split('/')[1]}.ttf`
    const cut = await subsetFont(whole, latin, {
      ...{ targetFormat: 'truetype', noLayoutClosure: true },
    })
    await writeFile(new URL(name, certificateFonts), cut)
    console.log(`${name}: ${cut.byteLength} bytes`)
  }
  const terms = await readFile(require.resolve(`${base}/LICENSE_FONT`))
  await writeFile(new URL(`OFL-${family}.txt`, certificateFonts), terms)
}
