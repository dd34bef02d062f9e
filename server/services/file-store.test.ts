import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, folderStore, memoryStore, newName } from './file-store.ts'

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
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('not a name')
    expect(readdirSync(folder)).toContain('secret')
  },
)

test('nobody but the server may read them, and the folder is made where it is missing', async () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777
  const place = join(folder, 'new', 'files')
  const store = folderStore(place)
  await store.probe()
  expect(modeOf(place)).toBe(0o700)
  rmSync(place, { recursive: true })
  const name = await store.save(Buffer.from('x'), 'jpg')
  expect([modeOf(place), modeOf(join(place, name))]).toEqual([0o700, 0o600])
  await store.probe()
  await expect(folderStore(join(place, name)).probe()).rejects.toThrow('EEXIST')
})

test('no half-written file is left under a served name', async () => {
  const store = folderStore(folder)
  const name = await store.save(Buffer.from('x'), 'jpg')
  expect(readdirSync(folder)).toEqual([name])
})

test('of what could not be written to its end nothing is left', async () => {
  const store = folderStore(folder)
  await expect(store.save(null as unknown as Buffer, 'jpg')).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
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

test('a file that is removed while they are looked at is left out', async () => {
  const store = folderStore(folder)
  const name = await store.save(Buffer.from('x'), 'jpg')
  symlinkSync(join(folder, 'gone'), join(folder, newName('jpg')))
  expect(await store.savedBefore(new Date('2100-01-01'))).toEqual([name])
})

test('memory is emptied at once', async () => {
  const store = memoryStore()
  const name = await store.save(Buffer.from('x'), 'jpg')
  store.clear()
  expect(await store.read(name)).toBeNull()
})
