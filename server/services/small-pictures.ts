import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureWidth } from '../../lib/domain/picture-widths.ts'
import type { FileStore } from './file-store.ts'

/** Formats that are much smaller than the stored JPEG; the better one first. */
export const SMALL_FORMATS = ['avif', 'webp'] as const
export type SmallFormat = (typeof SMALL_FORMATS)[number]

export type SmallPicture = { width: PictureWidth; format: SmallFormat }

export type SmallPictures = {
  /** A stored picture at a width and in a format, made when it is first asked for; null without the picture. */
  read: (name: string, wanted: SmallPicture) => Promise<Buffer | null>
  /** Removes those made before an instant; what is still shown is made anew. */
  removeMadeBefore: (limit: Date) => Promise<void>
}

const MAX_PIXELS = 25_000_000

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
  const parts = [8, 12, 16, 20, 32].map((end, i, ends) =>
    sum.slice(i === 0 ? 0 : ends[i - 1], end),
  )
  return `${parts.join('-')}.${format}`
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

  // One after the other, so that a page full of new pictures leaves the processor to the calls.
  const makeInTurn = (name: string, wanted: SmallPicture) => {
    const made = last.then(() => make(name, wanted))
    last = made.catch(() => {})
    return made
  }

  return {
    read: async (name, wanted) => {
      const key = keptName(name, wanted)
      const found = await kept.read(key)
      if (found) return found
      const made = running.get(key) ?? makeInTurn(name, wanted)
      running.set(key, made)
      return made.finally(() => running.delete(key))
    },
    removeMadeBefore: async (limit) => {
      for (const name of await kept.savedBefore(limit)) await kept.remove(name)
    },
  }
}
