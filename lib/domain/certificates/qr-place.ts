/** Of the side of the white square that a code stands on. */
const MARGIN = 0.073

type Box = { x: number; y: number; width: number; height: number }
type Code = { data: boolean[][]; size: number }

/**
 * How a code stands in its box, on paper and on the screen alike: on a white `square`, in its middle the dark squares as one
 * path of `size` units, moved and scaled to `code`.
 */
export const placeQr = ({ x, y, width, height }: Box, { data, size }: Code) => {
  const side = Math.min(width, height)
  const square = { x: x + (width - side) / 2, y: y + (height - side) / 2, side }
  const margin = side * MARGIN
  const scale = (side - 2 * margin) / size
  return {
    square,
    code: { x: square.x + margin, y: square.y + margin, scale },
    path: data
      .flatMap((row, line) =>
        row.map((isDark, at) => (isDark ? `M${at} ${line}h1v1h-1Z` : '')),
      )
      .join(''),
  }
}
