import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureWidth } from '../../lib/domain/files/picture-widths.ts'
import type { FileStore } from './file-store.ts'

/** Formats that are much smaller than the stored JPEG. */
export type SmallFormat = 'avif' | 'webp'

export type SmallPicture = { width: PictureWidth; format: SmallFormat }
export type MadePicture = { bytes: Buffer; format: SmallFormat }

/** The one that is made in hundredths of a second; the other takes seconds on a busy machine. */
const QUICK: SmallFormat = 'webp'

export type SmallPictures = {
  /**
   * A stored picture at a width, made when it is first asked for; null without the picture. Where
   * the format wanted takes long to make, the first who ask get the quick one meanwhile.
   */
  read: (name: string, wanted: SmallPicture) => Promise<MadePicture | null>
  /** Removes those made before an instant; what is still shown is made anew. */
  removeMadeBefore: (limit: Date) => Promise<void>
}

const MAX_PIXELS = 25_000_000

// One thread for each picture, so that the processor is left to the calls.
sharp.concurrency(1)

const encode = (bytes: Buffer, { width, format }: SmallPicture): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const small = picture.resize({ width, withoutEnlargement: true })
  return format === 'avif'
    ? small.avif({ quality: 48, effort: 4 }).toBuffer()
    : small.webp({ quality: 70 }).toBuffer()
}

/** The name under which a small picture is kept, in the form of the store's own names. */
const keptName = (name: string, { width, format }: SmallPicture): string => {
  const sum = createHash('sha256').update(`${name} ${width}`).digest('hex')
  return `${sum.slice(0, 36)}.${format}`
}

/**
 * Pictures at the width in which they are shown, kept in a store of their own.
 *
 * @param files the stored pictures
 * @param kept where the small ones are kept; it may be emptied at any time
 */
export const createSmallPictures = (files: FileStore, kept: FileStore): SmallPictures => {
  const running = new Map<string, Promise<Buffer | null>>()
  let last: Promise<unknown> = Promise.resolve()

  const make = async (name: string, wanted: SmallPicture) => {
    const bytes = await files.read(name)
    if (!bytes) return null
    const small = await encode(bytes, wanted)
    // without room it is made again the next time
    await kept.put(keptName(name, wanted), small).catch(() => {})
    return small
  }

  const makeOnce = (name: string, wanted: SmallPicture): Promise<Buffer | null> => {
    const key = keptName(name, wanted)
    const made = running.get(key)
    if (made) return made
    const isQuick = wanted.format === QUICK
    const begun = isQuick ? make(name, wanted) : last.then(() => make(name, wanted))
    const ended = begun.finally(() => running.delete(key))
    running.set(key, ended)
    // the slow ones one after the other, and a failure of one stops none
    if (!isQuick) last = ended.catch(() => {})
    return ended
  }

  const read = async (name: string, wanted: SmallPicture): Promise<MadePicture | null> => {
    const { format } = wanted
    const found = await kept.read(keptName(name, wanted))
    if (found) return { bytes: found, format }
    const made = makeOnce(name, wanted)
    if (format !== QUICK) return read(name, { ...wanted, format: QUICK })
    const bytes = await made
    return bytes && { bytes, format }
  }

  return {
    read,
    removeMadeBefore: async (limit) => {
      for (const name of await kept.savedBefore(limit)) await kept.remove(name)
    },
  }
}
