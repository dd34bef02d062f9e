import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, folderStore, memoryStore } from './file-store.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(join(folder, 'files'))],
  ['memory', memoryStore],
]

test.each(stores)(
  '%s gives back what it saved, under a name of its own',
  async (_, open) => {
    const store = open()
    const [one, two] = [
      await store.save(Buffer.from('one'), 'pdf'),
      await store.save(Buffer.from('two'), 'pdf'),
    ]
    expect(one).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    expect(String(await store.read(one))).toBe('one')
    await store.remove(one)
    expect(await store.read(one)).toBeNull()
    expect(String(await store.read(two))).toBe('two')
  },
)

test.each(['../secret', 'secret', '', '..', 'a/b.pdf'])(
  'the name %j leads nowhere',
  async (name) => {
    writeFileSync(join(folder, 'secret'), 'x')
    const store = folderStore(join(folder, 'files'))
    expect(await store.read(name)).toBeNull()
    await store.remove(name)
    expect(readdirSync(folder)).toContain('secret')
  },
)

test('no half-written file is left under a served name', async () => {
  const store = folderStore(folder)
  const name = await store.save(Buffer.from('x'), 'jpg')
  expect(readdirSync(folder)).toEqual([name])
})

test('old files can be told from new ones', async () => {
  const store = folderStore(folder)
  const [old] = [
    await store.save(Buffer.from('x'), 'jpg'),
    await store.save(Buffer.from('y'), 'jpg'),
  ]
  utimesSync(join(folder, old), new Date(2020, 0), new Date(2020, 0))
  expect(await store.savedBefore(new Date(2021, 0))).toEqual([old])
  expect(await folderStore(join(folder, 'none')).savedBefore(new Date())).toEqual([])
})
