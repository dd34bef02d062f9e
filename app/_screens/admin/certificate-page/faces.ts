import localFont from 'next/font/local'
import { useEffect, useState } from 'react'
import type { LetterWidth } from '@/lib/domain/certificates/fit-text'
import type { TemplateField } from '@/lib/entities/template'

/** The faces that are embedded in certificates, so that the page looks here as it is printed. */
const serif = localFont({
  src: [
    {
      path: '../../../../server/services/certificates/fonts/EBGaramond_500Medium.ttf',
      weight: '500',
    },
    {
      path: '../../../../server/services/certificates/fonts/EBGaramond_600SemiBold.ttf',
      weight: '700',
    },
  ],
  display: 'block',
  preload: false,
  adjustFontFallback: false,
})
const sans = localFont({
  src: [
    {
      path: '../../../../server/services/certificates/fonts/PlusJakartaSans_500Medium.ttf',
      weight: '500',
    },
    {
      path: '../../../../server/services/certificates/fonts/PlusJakartaSans_700Bold.ttf',
      weight: '700',
    },
  ],
  display: 'block',
  preload: false,
  adjustFontFallback: false,
})

type Face = Pick<TemplateField, 'font' | 'bold'>

/** The look of a face in SVG; letters stand one by one, as in the PDF. */
export const faceStyle = ({ font, bold }: Face) => ({
  fontFamily: (font === 'serif' ? serif : sans).style.fontFamily,
  fontWeight: bold ? 700 : 500,
  ...({ fontKerning: 'none', fontVariantLigatures: 'none' } as const),
  // Small letters too stand where they are printed.
  textRendering: 'geometricPrecision' as const,
})

const MEASURED = 100
/** Where nothing can be measured: about as wide as a letter is. */
const GUESSED = 0.55

const cssOf = (face: Face) => {
  const { fontWeight, fontFamily } = faceStyle(face)
  return `${fontWeight} ${MEASURED}px ${fontFamily}`
}

const measures = new Map<string, LetterWidth>()

function measureBy(face: Face): LetterWidth {
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? null
      : new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return (letter) => letter.length * GUESSED
  context.font = cssOf(face)
  const known = new Map<string, number>()
  return (letter) => {
    const width = known.get(letter) ?? context.measureText(letter).width / MEASURED
    known.set(letter, width)
    return width
  }
}

/** Widths of the letters of a face, at a size of one point. */
export function widthsOf(face: Face): LetterWidth {
  const css = cssOf(face)
  const known = measures.get(css) ?? measureBy(face)
  measures.set(css, known)
  return known
}

const FACES: Face[] = (['serif', 'sans'] as const).flatMap((font) => [
  { font, bold: false },
  { font, bold: true },
])

/** False until the faces are there: measured before, letters would have another face's widths. */
export function useFaces(): boolean {
  const [isReady, setReady] = useState(!('fonts' in document))
  useEffect(() => {
    if (!('fonts' in document)) return
    let isGone = false
    const loads = FACES.map((face) => document.fonts.load(cssOf(face)))
    void Promise.allSettled(loads).then(() => {
      if (!isGone) setReady(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  return isReady
}
