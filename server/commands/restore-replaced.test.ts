import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpDatabase } from '../backup/dump.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { openDatabase } from '../db/open.ts'
import { reminders } from '../db/schema/reminders.ts'
import { memoryStore } from '../services/file-store.ts'
import { readConfig } from '../start/config.ts'
import { august, remindedCoaching } from '../testing/reminder-steps.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { restore } from './restore-data.ts'

let server: TestServer
let folder: string
const files = memoryStore()
beforeAll(async () => {
  server = await createTestServer({ files })
  folder = mkdtempSync(join(tmpdir(), 'replaced-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

test('what went out after the backup is read from the database that is replaced, and does not go again', async () => {
  const ani = await server.createUser({ fullName: 'Ani' })
  const { coaching } = await remindedCoaching(server, [ani])
  const backup = join(folder, 'backup')
  await makeBackup(backup, {
    dump: (file) => dumpDatabase(server.db, file),
    ...{ files, now: august('24T07:00') },
  })
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data') })
  const goOn = () =>
    restore(config, {
      ...{ folder: backup, replace: true, cancelMessages: false },
      now: august('24T08:00'),
    })
  expect((await goOn()).aside).toBeNull()

  // sent by hand, long before it is due
  const database = await openDatabase(config)
  const occasion = `hour-before ${coaching.id} by hand`
  await database.db.insert(reminders).values({
    ...{ userId: ani.id, coachingId: coaching.id, kind: 'hour-before', outcome: 'sent' },
    ...{ occasion, dueAt: august('24T07:30'), decidedAt: august('24T07:30') },
  })
  await database.close()

  expect((await goOn()).aside).not.toBeNull()
  const restored = await openDatabase(config)
  const rows = await restored.db.select().from(reminders)
  await restored.close()
  expect(rows.map(({ occasion, outcome }) => [occasion, outcome])).toEqual([
    [occasion, 'unknown'],
  ])
})
