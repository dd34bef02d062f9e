import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpDatabase } from '../../server/backup/dump.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { readBackup } from '../../server/backup/read-backup.ts'
import { restoreEmbedded } from '../../server/backup/restore-embedded.ts'
import { createTestServer } from '../../server/testing/test-server.ts'
import { prepareWorld } from '../several-servers/world.ts'

/** Participants with an open test, in an embedded database below `dataDir`; made by a backup's way. */
export const prepareEmbedded = async (dataDir: string) => {
  const server = await createTestServer()
  const world = await prepareWorld(server, 'postgres://none')
  const folder = mkdtempSync(join(tmpdir(), 'world-'))
  const target = join(folder, 'backup')
  const now = new Date()
  const { db, services } = server
  await makeBackup(target, {
    ...{ dump: (file) => dumpDatabase(db, file), files: services.files, now },
  })
  const options = { dataDir, replace: false, withFiles: true, now }
  await restoreEmbedded(await readBackup(target), options)
  rmSync(folder, { recursive: true })
  await server.close()
  return world
}
