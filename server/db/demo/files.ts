import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { files } from '../schema/files.ts'
import { FILES } from './content.ts'
import { idOf } from './demo-id.ts'

/** A file of the demo data: its row, and the bytes that lie in the file store under `row.name`. */
export type DemoFile = { row: typeof files.$inferInsert & { id: string }; bytes: Buffer }

const MIMES: Record<string, string> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Id of the file that the content names so: its path without the ending. */
export const fileIdOf = (name: string): string => idOf('file', name)

/** Browsers keep pictures for ever, so a picture's stored name also follows its content. */
const load = async ({ path, kind, originalName }: (typeof FILES)[number]) => {
  const bytes = await readFile(join(import.meta.dirname, 'files', path))
  const extension = extname(path).slice(1)
  const name = path.slice(0, -extname(path).length)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const version = kind === 'picture' ? [sha256] : []
  return {
    row: {
      id: fileIdOf(name),
      name: `${idOf('file name', name, ...version)}.${extension}`,
      ...{ kind, mime: MIMES[extension] ?? '', originalName, sha256 },
      size: bytes.length,
    },
    bytes,
  }
}

let loaded: Promise<DemoFile[]> | undefined

/** All files of the demo data; read once per process, since none depends on the day. */
export const demoFiles = (): Promise<DemoFile[]> => {
  loaded ??= Promise.all(FILES.map(load))
  return loaded
}
