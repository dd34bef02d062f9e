import { useCallback, useState } from 'react'

const STEP = 1.25
const LEAST = 0.25
const MOST = 5

const clamp = (scale: number) => Math.min(MOST, Math.max(LEAST, scale))

/**
 * How large a document is shown: as wide as its frame until somebody zooms.
 * @param fitAtMost the largest scale that fitting may reach; pictures blur beyond 1
 */
export function useZoom(contentWidth: number, fitAtMost = MOST) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [frameWidth, setFrameWidth] = useState(0)
  const isMeasured = frameWidth > 0 && contentWidth > 0
  const fitting = isMeasured ? clamp(Math.min(frameWidth / contentWidth, fitAtMost)) : 1
  const by = useCallback(
    (factor: number) => setChosen((scale) => clamp((scale ?? fitting) * factor)),
    [fitting],
  )
  const scale = chosen ?? fitting
  return {
    scale,
    isFitting: chosen === null,
    measure: setFrameWidth,
    /** Zooms by a factor: 2 is twice as large. */
    by,
    grow: () => by(STEP),
    shrink: () => by(1 / STEP),
    fit: () => setChosen(null),
    canGrow: scale < MOST,
    canShrink: scale > LEAST,
  }
}

export type Zoom = ReturnType<typeof useZoom>
