import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '../../../lib/contract/index.ts'
import { dumpDatabase } from '../../backup/dump.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { readBackup, restoreFiles } from '../../backup/read-backup.ts'
import { eq } from '../../db/orm.ts'
import { users } from '../../db/schema/users.ts'
import type { UserRow } from '../../repositories/users.ts'
import { issueAll } from '../../testing/issued-certificates.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { bucketStore } from '../bucket-store.ts'
import { folderStore } from '../file-store.ts'

const { list, file, reissue, withdraw } = api.certificateRegister

let remote: Awaited<ReturnType<typeof startObjectStore>>
let server: TestServer
let admin: UserRow
const folder = mkdtempSync(join(tmpdir(), 'kept-'))
beforeAll(async () => {
  remote = await startObjectStore()
  server = await createTestServer({ files: bucketStore(remote.settings) })
  admin = await server.createUser({ role: 'admin', fullName: 'Sri Wahyuni' })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
  remote.close()
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** What the register hands out of each version, with the sum that its check tells of it. */
const versions = async () => {
  const { answer } = await server.call(list, { as: admin })
  return Promise.all(
    answer.map(async ({ id, kode, name, version }) => {
      const { bytes } = await server.call(file, { as: admin, params: { id } })
      const check = await server.call(api.certificateCheck.find, { params: { kode } })
      return { of: `${name} ${version}`, sum: sha256(bytes), told: check.answer.sha256 }
    }),
  )
}

test('the same bytes for ever: in an object store, after changed names and in a backup', async () => {
  const { rows } = await issueAll(server, admin, ['Ani', 'Budi'])
  const first = await versions()
  const stored = () => [...remote.files.values()].map(({ bytes }) => sha256(bytes))
  expect(stored().toSorted()).toEqual(first.map(({ sum }) => sum).toSorted())
  await server.db.update(users).set({ fullName: 'Nama Baru' }).where(eq(users.role, 'user'))
  const params = { id: rows[0]?.id ?? '' }
  await server.call(reissue, { as: admin, params, body: { reason: 'Nama keliru.' } })
  const after = await versions()
  expect(after).toEqual(expect.arrayContaining(first))
  expect(after.map(({ of }) => of).toSorted()).toEqual(['Ani 1', 'Budi 1', 'Nama Baru 2'])
  for (const { sum, told } of after) expect(sum).toBe(told)

  const backup = join(folder, 'cadangan')
  const dump = (to: string) => dumpDatabase(server.db, to)
  const { files } = server.services
  await makeBackup(backup, { dump, files, now: server.clock.now() })
  const restored = folderStore(join(folder, 'kembali'))
  await restoreFiles(await readBackup(backup), restored)
  const names = await restored.savedBefore(new Date(8.64e15))
  const back = await Promise.all(
    names.map(async (name) => sha256((await restored.read(name)) ?? Buffer.of())),
  )
  expect(back.toSorted()).toEqual(after.map(({ sum }) => sum).toSorted())
})

test('who issued, issued anew and withdrew stands in the trail, and no reason or name', async () => {
  const { answer: rows } = await server.call(list, { as: admin })
  const [newest] = rows.filter(({ state }) => state === 'valid')
  const params = { id: newest?.id ?? '' }
  await server.call(withdraw, { as: admin, params, body: { reason: 'Terbit keliru.' } })
  const { entries } = (await server.call(api.audit.list, { as: 'superadmin' })).answer
  expect(entries.map(({ call, actor }) => `${call} ${actor?.fullName}`).toSorted()).toEqual(
    [
      'POST /certificate/:id/reissue Sri Wahyuni',
      'POST /certificate/:id/withdraw Sri Wahyuni',
      'POST /coaching/admin/:id/issue-certificates Sri Wahyuni',
    ],
  )
  expect(entries).toContainEqual(expect.objectContaining({ targets: { id: params.id } }))
  expect(JSON.stringify(entries)).not.toMatch(/keliru|Budi/)
})
