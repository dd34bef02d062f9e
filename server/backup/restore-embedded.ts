import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockDirectory } from '../db/lock.ts'
import { makeFolder } from '../db/make-folder.ts'
import { withEmbedded } from '../db/open.ts'
import { folderStore } from '../services/file-store.ts'
import { syncParent } from './checksums.ts'
import { loadDatabase } from './load.ts'
import { type Backup, restoreFiles } from './read-backup.ts'

const UNFINISHED = 'restoring-'

const hasContent = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

/** Moves what was there aside, whole, so that a restore of the wrong day can be undone. */
const moveAside = (dataDir: string, names: string[], now: Date) => {
  const present = names.filter((name) => hasContent(join(dataDir, name)))
  for (const name of names) {
    if (!present.includes(name))
      rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  if (present.length === 0) return null
  const aside = join(
    dataDir,
    `replaced-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`,
  )
  mkdirSync(aside, { mode: 0o700 })
  for (const name of present) renameSync(join(dataDir, name), join(aside, name))
  return aside
}

const removeUnfinished = (dataDir: string) => {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataDir, name), { recursive: true })
  }
}

/** `files` is null when they do not lie below DATA_DIR and are restored elsewhere. */
type Options = { dataDir: string; replace: boolean; withFiles: boolean; now: Date }

const restoreLocked = async (
  backup: Backup,
  { dataDir, replace, withFiles, now }: Options,
) => {
  const names = withFiles ? ['database', 'files'] : ['database']
  const occupied = names.filter((name) => hasContent(join(dataDir, name)))
  if (occupied.length > 0 && !replace) {
    throw new Error(
      `${dataDir} sudah berisi data (${occupied.join(', ')}). Tambahkan --replace untuk ` +
        'menggantinya; data lama dipindahkan ke samping, tidak dihapus.',
    )
  }
  removeUnfinished(dataDir)
  const fresh = join(dataDir, `${UNFINISHED}${randomUUID().slice(0, 8)}`)
  mkdirSync(join(fresh, 'files'), { recursive: true, mode: 0o700 })
  await withEmbedded(join(fresh, 'database'), (database) =>
    loadDatabase(database, { file: backup.dump, embedded: true }),
  )
  if (withFiles) await restoreFiles(backup, folderStore(join(fresh, 'files')))
  const aside = moveAside(dataDir, names, now)
  for (const name of names) renameSync(join(fresh, name), join(dataDir, name))
  await syncParent(join(dataDir, 'database'))
  rmSync(fresh, { recursive: true, force: true })
  return aside
}

/**
 * Restores into the embedded database below `dataDir`. It is built beside the present one and takes its
 * place at the end, so that a failure on the way changes nothing.
 *
 * @returns the folder into which the replaced data was moved, or null
 * @throws when a server runs on this data, or there is data and `replace` was not said
 */
export const restoreEmbedded = async (
  backup: Backup,
  options: Options,
): Promise<string | null> => {
  makeFolder(options.dataDir)
  const lock = lockDirectory(join(options.dataDir, 'database'))
  try {
    return await restoreLocked(backup, options)
  } finally {
    lock.release()
  }
}
