import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpDatabase } from '../backup/dump.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { withDatabase } from '../db/open.ts'
import { users } from '../db/schema/users.ts'
import type { UserRow } from '../repositories/users.ts'
import { eraseAccount } from '../services/erasure.ts'
import { type FileStore, folderStore, memoryStore } from '../services/file-store.ts'
import { readConfig } from '../start/config.ts'
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'
import { restore } from './restore-data.ts'

let server: TestServer
let folder: string
const files = memoryStore()
beforeAll(async () => {
  server = await createTestServer({ files })
  folder = mkdtempSync(join(tmpdir(), 'erased-again-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const backUp = (name: string, now: Date) =>
  makeBackup(join(folder, name), {
    dump: (file) => dumpDatabase(server.db, file),
    ...{ files, now },
  })

const later = new Date(TEST_NOW.getTime() + 3_600_000)

const erase = async ({ id }: UserRow, kept: FileStore) => {
  const account = { id, roles: ['user'], now: later } as const
  await server.db.transaction((tx) => eraseAccount(tx, { files: kept }, account))
}

test('a restored backup erases again who was erased after it was made', async () => {
  const siti = await server.createUser({ fullName: 'Siti Rahma' })
  const rina = await server.createUser({ fullName: 'Rina' })
  const budi = await server.createUser({ fullName: 'Budi' })
  await backUp('first', TEST_NOW)
  // a later backup beside it knows of the one, the files of the machine know of the other
  await erase(siti, files)
  await backUp('second', later)
  const dataDir = join(folder, 'data')
  await erase(rina, folderStore(join(dataDir, 'files')))

  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const { erased } = await restore(config, {
    ...{ folder: join(folder, 'first'), replace: true, cancelMessages: false },
    now: new Date(),
  })
  expect(erased).toBe(2)
  const rows = await withDatabase(config, ({ db }) => db.select().from(users))
  const accountOf = ({ id }: UserRow) => rows.find((row) => row.id === id)
  for (const person of [siti, rina])
    expect(accountOf(person)).toMatchObject({
      ...{ fullName: 'Peserta yang dihapus', email: '', deletedAt: later },
    })
  expect(accountOf(budi)).toMatchObject({ fullName: 'Budi', deletedAt: null })
})
