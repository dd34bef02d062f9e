import { PICTURE_WIDTHS } from '@/lib/domain/files/picture-widths'
import { ASSETS_URL, assetUrl } from '@/lib/env'

/** Where a path or address leads below its host; '' for what is no address of a host. */
function pathOf(address: string): string {
  try {
    const { protocol, pathname } = new URL(address, 'https://host')
    return /^https?:$/.test(protocol) ? pathname : ''
  } catch {
    return ''
  }
}

const STORED = `${pathOf(ASSETS_URL)}/`

/**
 * `src`, `srcSet` and `sizes` of a picture. Stored ones are offered by our server at the width in which
 * they are shown; a server that does not know `?w=` answers with the whole of it. Others are taken as they are.
 * @param sizes how wide the picture is shown, as the attribute says it
 * @param widest the largest width to offer, in pixels
 */
export function pictureSources(
  path: string,
  sizes: string,
  widest = Number.POSITIVE_INFINITY,
) {
  const src = assetUrl(path)
  if (!pathOf(src).startsWith(STORED) || src.includes('?')) return { src }
  const offered = PICTURE_WIDTHS.filter((width) => width <= widest)
  const srcSet = offered.map((width) => `${src}?w=${width} ${width}w`).join(', ')
  return { src, srcSet, sizes }
}
