type Size = { width: number; height: number }

/** Of the JPEG, 0 to 1. */
const QUALITY = 0.8

/** Thrown when the browser cannot read the file as a picture. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage'
}

/** The largest size with the same ratio inside a square of `maxPixels`; never larger than it was. */
export function fitInside({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, maxPixels / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function paint(source: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadableImage()
  // JPEG has no transparency; without this ground it turns black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/** Halves step by step: one large step would skip pixels and look jagged. */
function shrink(bitmap: ImageBitmap, target: Size): HTMLCanvasElement {
  let size: Size = { width: bitmap.width, height: bitmap.height }
  let source: CanvasImageSource = bitmap
  while (size.width > target.width * 2) {
    size = { width: Math.round(size.width / 2), height: Math.round(size.height / 2) }
    source = paint(source, size)
  }
  return paint(source, target)
}

/**
 * §5 File uploads, decision 38: a JPEG of at most `maxPixels` on its longer side.
 * Throws `UnreadableImage` when the file cannot be decoded.
 */
export async function resizeImage(file: File, maxPixels: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => {
      throw new UnreadableImage()
    },
  )
  try {
    const canvas = shrink(bitmap, fitInside(bitmap, maxPixels))
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    if (!blob) throw new UnreadableImage()
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'gambar'}.jpg`
    return new File([blob], name, { type: 'image/jpeg' })
  } finally {
    bitmap.close()
  }
}
