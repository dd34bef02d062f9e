import { useCallback, useState } from 'react'

const STEP = 1.25
const LEAST = 0.25
const MOST = 5

/** In pixels at a scale of 1; with a height, all of it is to be seen at first. */
type Content = { width: number; height?: number }
type Frame = { width: number; height: number }

/**
 * How large a document is shown: as wide as its frame until somebody zooms; a single page or picture
 * whole at first.
 * @param fitAtMost the largest scale that fitting may reach; pictures blur beyond 1
 */
export function useZoom({ width, height }: Content, fitAtMost = MOST) {
  const [chosen, setChosen] = useState<number | 'start' | 'width'>('start')
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0 })
  const isMeasured = frame.width > 0 && width > 0
  const toWidth = isMeasured ? Math.min(frame.width / width, fitAtMost, MOST) : 1
  const atStart = isMeasured && height ? Math.min(toWidth, frame.height / height) : toWidth
  // however large a scan is, all of it can be seen
  const least = Math.min(LEAST, atStart)
  const fitting = chosen === 'start' ? atStart : toWidth
  const scale = typeof chosen === 'number' ? chosen : fitting
  const by = useCallback(
    (factor: number) =>
      setChosen((before) =>
        Math.min(
          MOST,
          Math.max(least, (typeof before === 'number' ? before : fitting) * factor),
        ),
      ),
    [fitting, least],
  )
  return {
    scale,
    isFitting: typeof chosen !== 'number' && scale === toWidth,
    measure: setFrame,
    /** Zooms by a factor: 2 is twice as large. */
    by,
    grow: () => by(STEP),
    shrink: () => by(1 / STEP),
    fit: () => setChosen('width'),
    canGrow: scale < MOST,
    canShrink: scale > least,
  }
}

export type Zoom = ReturnType<typeof useZoom>
