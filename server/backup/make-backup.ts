import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listErased } from '../services/erased-list.ts'
import type { FileStore } from '../services/file-store.ts'
import { SUMS, sumOf, sync, syncParent, writeSums } from './checksums.ts'
import { readDump } from './dump.ts'

export const DUMP = 'database.jsonl.gz'
export const MANIFEST = 'manifest.json'
export const FILES = 'files'
/** Accounts that were erased by then, for backups that are older. */
export const ERASED = 'erased.json'

/** A file can be replaced between the dump and its copy: then a new dump no longer names it. */
const TRIES = 3

export type Manifest = {
  format: 1
  madeAt: string
  /** Rows by table. */
  rows: Record<string, number>
  files: number
  /** Files that the database knows and whose bytes are gone or changed: restored without them. */
  damaged: string[]
}

type StoredFile = { name: string; sha256: string }

const writeSynced = async (file: string, content: Buffer | string) => {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isStoredFile = (row: unknown): row is StoredFile =>
  typeof row === 'object' && row !== null && 'name' in row && 'sha256' in row

/** What a dump says of itself: how many rows, and which files belong to them. */
const contentOf = async (dump: string) => {
  const files: StoredFile[] = []
  let rows: Manifest['rows'] = {}
  let table = ''
  for await (const line of readDump(dump)) {
    if (line.kind === 'table') table = line.table.table
    if (line.kind === 'end') rows = line.end.rows
    const row: unknown = line.kind === 'row' && table === 'files' && JSON.parse(line.json)
    if (isStoredFile(row)) files.push(row)
  }
  return { files, rows }
}

/** Copies what is not there yet; answers the names whose bytes are gone or not what was uploaded. */
const copyFiles = async (
  folder: string,
  files: StoredFile[],
  { store, sums }: { store: Pick<FileStore, 'read'>; sums: Map<string, string> },
) => {
  const damaged: string[] = []
  for (const { name, sha256 } of files) {
    if (sums.has(`${FILES}/${name}`)) continue
    const bytes = await store.read(name)
    const sum = bytes && createHash('sha256').update(bytes).digest('hex')
    if (!bytes || sum !== sha256) {
      damaged.push(name)
      continue
    }
    await writeSynced(join(folder, FILES, name), bytes)
    sums.set(`${FILES}/${name}`, sha256)
  }
  return damaged
}

type Source = {
  /** Writes a dump of the database as it is now into a file that is not there yet. */
  dump: (file: string) => Promise<void>
  files: Pick<FileStore, 'read' | 'savedBefore'>
  now: Date
}

const fill = async (folder: string, { dump, files: store, now }: Source) => {
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 })
  const file = join(folder, DUMP)
  const sums = new Map<string, string>()
  for (let attempt = 1; ; attempt += 1) {
    await dump(file)
    const { files, rows } = await contentOf(file)
    const damaged = await copyFiles(folder, files, { store, sums })
    if (damaged.length === 0 || attempt === TRIES) {
      const manifest: Manifest = {
        ...{ format: 1, madeAt: now.toISOString(), rows },
        ...{ files: sums.size, damaged },
      }
      await writeSynced(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
      const erased = JSON.stringify(await listErased(store))
      await writeSynced(join(folder, ERASED), `${erased}\n`)
      sums.set(DUMP, await sumOf(file))
      sums.set(ERASED, await sumOf(join(folder, ERASED)))
      sums.set(MANIFEST, await sumOf(join(folder, MANIFEST)))
      await writeSynced(join(folder, SUMS), writeSums(sums))
      return manifest
    }
    await rm(file)
  }
}

/** An empty folder may have been made for the backup; anything else is never written into. */
const refuseOccupied = async (target: string) => {
  if (!existsSync(target)) return
  const names = await readdir(target).catch(() => [''])
  if (names.length > 0) throw new Error(`${target} sudah ada. Pilih nama folder lain.`)
  await rmdir(target)
}

/**
 * Makes a backup in a new folder: database, files, manifest and checksums. It is there completely or not
 * at all: everything is written beside it, synced, and renamed at the end.
 *
 * @throws when `target` exists and holds anything, or a part cannot be written
 */
export const makeBackup = async (target: string, source: Source): Promise<Manifest> => {
  await refuseOccupied(target)
  const unfinished = `${target}.${randomUUID()}.part`
  try {
    const manifest = await fill(unfinished, source)
    await sync(join(unfinished, DUMP))
    await sync(join(unfinished, FILES))
    await sync(unfinished)
    await rename(unfinished, target)
    await syncParent(target)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
