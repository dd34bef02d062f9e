import sharp from 'sharp'
import { UNREADABLE_FILE } from '../../lib/validation/uploads.ts'

const MILLION = 1_000_000

/** Why a picture could not be drawn: it has more points than are taken, or cannot be read to its end. */
export const whyUndrawn = async (bytes: Buffer, maxPixels: number): Promise<string> => {
  const head = sharp(bytes, { limitInputPixels: false }).metadata()
  const pixels = await head.then(
    ({ width, height }) => width * height,
    () => 0,
  )
  return pixels > maxPixels
    ? `Gambar ini ${Math.ceil(pixels / MILLION)} megapiksel, maksimal ${maxPixels / MILLION}. Perkecil, lalu unggah lagi`
    : UNREADABLE_FILE
}
