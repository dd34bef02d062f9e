import { createHash } from 'node:crypto'
import type { files } from '../schema/files.ts'
import { idOf } from './ids.ts'

/** A file of the demo data: its row, and the bytes that lie in the file store under `row.name`. */
export type SeedFile = { row: typeof files.$inferInsert & { id: string }; bytes: Buffer }

export type FileContent = {
  kind: (typeof files.$inferInsert)['kind']
  mime: string
  extension: string
  originalName: string
  bytes: Buffer
}

/** Id of the file that was made under this name. */
export const fileIdOf = (name: string): string => idOf('file', name)

/**
 * Gives a made file its fixed id and name. Browsers keep pictures for ever, so a picture's name
 * also follows its content.
 */
export const toSeedFile = (name: string, content: FileContent): SeedFile => {
  const { kind, mime, extension, originalName, bytes } = content
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const version = kind === 'picture' ? [sha256] : []
  return {
    row: {
      id: fileIdOf(name),
      name: `${idOf('file name', name, ...version)}.${extension}`,
      ...{ kind, mime, originalName, sha256 },
      size: bytes.length,
    },
    bytes,
  }
}
