import { PICTURE_WIDTHS } from '@/lib/domain/picture-widths'
import { assetUrl } from '@/lib/env'

const IS_ADDRESS = /^(https?:|data:|blob:)/i

/**
 * `src`, `srcSet` and `sizes` of a stored picture, which our server offers at the width in which it is
 * shown; a server that does not know `?w=` answers with the whole of it. An address of another host is
 * taken as it is.
 * @param sizes how wide the picture is shown, as the attribute says it
 */
export function pictureSources(path: string, sizes: string) {
  const src = assetUrl(path)
  if (IS_ADDRESS.test(path)) return { src }
  const srcSet = PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')
  return { src, srcSet, sizes }
}
