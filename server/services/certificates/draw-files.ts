type Size = { width: number; height: number }
type Place = Size & { x: number; y: number }

const scaled = (outer: Place, { width, height }: Size, scale: number): Place => ({
  ...{ width: width * scale, height: height * scale },
  x: outer.x + (outer.width - width * scale) / 2,
  y: outer.y + (outer.height - height * scale) / 2,
})

/** The whole of something in the middle of a box. */
export const fitInto = (box: Place, inner: Size): Place =>
  scaled(box, inner, Math.min(box.width / inner.width, box.height / inner.height))

/** Fills a page; what is wider or higher than its shape hangs over evenly. */
export const coverPage = (page: Size, inner: Size): Place =>
  scaled(
    { x: 0, y: 0, ...page },
    inner,
    Math.max(page.width / inner.width, page.height / inner.height),
  )
