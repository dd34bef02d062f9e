import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpDatabase } from '../backup/dump.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { withDatabase } from '../db/open.ts'
import { reminders } from '../db/schema/reminders.ts'
import { memoryStore } from '../services/file-store.ts'
import { readConfig } from '../start/config.ts'
import { august, remindedCoaching } from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { createDatabase } from '../testing/test-database.ts'
import { restore } from './restore-data.ts'

let folder: string
const files = memoryStore()
const server = emptiedServer({ files })
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'replaced-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const address = process.env.TEST_DATABASE_URL

/** Where what is restored goes. */
const targets = [
  {
    name: 'embedded database',
    create: async () => ({ settings: {}, drop: async () => undefined }),
  },
  ...(address
    ? [
        {
          name: 'PostgreSQL database',
          create: async () => {
            const { url, drop } = await createDatabase(address)
            return { settings: { DATABASE_URL: url, DEMO: '1' }, drop }
          },
        },
      ]
    : []),
]

test.each(targets)(
  'what went out after the backup is read from the $name that is replaced, and does not go again',
  async ({ create }) => {
    const ani = await server.createUser({ fullName: 'Ani' })
    const { coaching } = await remindedCoaching(server, [ani])
    const backup = join(folder, 'backup')
    await makeBackup(backup, {
      dump: (file) => dumpDatabase(server.db, file),
      ...{ files, now: august('24T07:00') },
    })
    const { settings, drop } = await create()
    const config = readConfig({
      ...{ NODE_ENV: 'test', DATA_DIR: join(folder, 'data') },
      ...settings,
    })
    const goOn = (replace: boolean) =>
      restore(config, {
        ...{ folder: backup, replace, cancelMessages: false },
        now: august('24T08:00'),
      })
    expect((await goOn(false)).aside).toBeNull()

    // sent by hand, long before it is due, and after the backup, whose clock was ahead
    const occasion = `hour-before ${coaching.id} by hand`
    await withDatabase(config, ({ db }) =>
      db.insert(reminders).values({
        ...{ userId: ani.id, coachingId: coaching.id },
        ...{ kind: 'hour-before', outcome: 'sent' },
        ...{ occasion, dueAt: august('24T06:30'), decidedAt: august('24T06:30') },
      }),
    )

    expect((await goOn(true)).aside).not.toBeNull()
    const rows = await withDatabase(config, ({ db }) => db.select().from(reminders))
    await drop()
    expect(rows.map(({ occasion, outcome }) => [occasion, outcome])).toEqual([
      [occasion, 'unknown'],
    ])
  },
)
