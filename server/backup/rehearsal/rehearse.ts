import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '../../db/client.ts'
import { withDatabase } from '../../db/open.ts'
import { listStoredFiles } from '../../repositories/files.ts'
import { folderStore } from '../../services/file-store.ts'
import { dumpDatabase } from '../dump.ts'
import { type Backup, readBackup, restoreFiles } from '../read-backup.ts'
import { type DumpSums, readSums } from './table-sums.ts'
import { openTrial, type Trial } from './trial-database.ts'

const PREFIX = 'rehearsal-'

export type ComparedTable = {
  table: string
  /** Null: it is only on the other side. */
  before: number | null
  after: number | null
  /** Null where the backup is of an older version, whose rows have been brought up to date. */
  isSame: boolean | null
}

export type Rehearsal = {
  madeAt: string
  kind: Trial['kind']
  /** The backup was made before a migration that this version has. */
  isOlder: boolean
  tables: ComparedTable[]
  files: number
  /** Files that rows name and that the backup has not, or with other bytes. */
  damaged: string[]
  seconds: number
  isGood: boolean
}

/** Every table of either side. */
export const compare = (before: DumpSums, after: DumpSums) => {
  const isOlder = after.migrations.length > before.migrations.length
  const names = new Set([...before.tables.keys(), ...after.tables.keys()])
  const tables = [...names].toSorted().map((table): ComparedTable => {
    const [own, restored] = [before.tables.get(table), after.tables.get(table)]
    return {
      ...{ table, before: own?.rows ?? null, after: restored?.rows ?? null },
      isSame: isOlder ? null : own !== undefined && own.sum === restored?.sum,
    }
  })
  return { isOlder, tables }
}

/** Of an older backup no row may be missing; of one of this version every row must be the same. */
export const isKept = ({ before, after, isSame }: ComparedTable) =>
  isSame ?? (before === null || (after !== null && after >= before))

/** Every file that a row names, as it was uploaded. */
const damagedFiles = async (
  named: { name: string; sha256: string }[],
  read: (name: string) => Promise<Buffer | null>,
) => {
  const damaged: string[] = []
  for (const { name, sha256 } of named) {
    const bytes = await read(name)
    const sum = bytes && createHash('sha256').update(bytes).digest('hex')
    if (sum !== sha256) damaged.push(name)
  }
  return damaged
}

const tryRestore = async (backup: Backup, trial: Trial, folder: string) => {
  await trial.fill(backup)
  const files = folderStore(join(folder, 'files'))
  await restoreFiles(backup, files)
  const look = async ({ db }: Client) => {
    const again = join(folder, 'again.gz')
    await dumpDatabase(db, again)
    const compared = compare(await readSums(backup.dump), await readSums(again))
    const named = await listStoredFiles(db)
    return { ...compared, damaged: await damagedFiles(named, files.read) }
  }
  return withDatabase(trial.config, look, { asIs: true })
}

const removeLeftOvers = (dataDir: string) => {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(PREFIX)) rmSync(join(dataDir, name), { recursive: true })
}

/**
 * Restores a backup into a database and a folder of its own, compares every row and every file, and leaves nothing behind.
 * The portal goes on meanwhile and is not touched.
 *
 * @throws when the backup is incomplete or changed, or cannot be restored at all
 */
export const rehearse = async (
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  source: string,
): Promise<Rehearsal> => {
  const begun = performance.now()
  const backup = await readBackup(source)
  removeLeftOvers(dataDir)
  const folder = mkdtempSync(join(dataDir, PREFIX))
  try {
    const trial = await openTrial(databaseUrl, folder)
    try {
      const found = await tryRestore(backup, trial, folder)
      return {
        ...{ ...found, kind: trial.kind, madeAt: backup.manifest.madeAt },
        files: backup.files.length,
        seconds: (performance.now() - begun) / 1000,
        isGood: found.damaged.length === 0 && found.tables.every(isKept),
      }
    } finally {
      await trial.remove()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
