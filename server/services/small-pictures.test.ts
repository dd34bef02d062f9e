import sharp from 'sharp'
import { isStoredName, memoryStore } from './file-store.ts'
import { createSmallPictures } from './small-pictures.ts'

const picture = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#14452d' } })
    .jpeg()
    .toBuffer()

const arrange = async () => {
  const [files, kept] = [memoryStore(), memoryStore()]
  const name = await files.save(await picture(), 'jpg')
  return { files, kept, name, pictures: createSmallPictures(files, kept) }
}

test.each([
  [480, 480],
  [320, 320],
  [1366, 1000],
] as const)(
  'makes a picture %i pixels wide, never larger than it is',
  async (width, shown) => {
    const { name, pictures } = await arrange()
    const small = await pictures.read(name, { width, format: 'webp' })
    expect(await sharp(small?.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: shown,
    })
  },
)

test('gives the quick format until the better one is made', async () => {
  const { name, pictures } = await arrange()
  const wanted = { width: 320, format: 'avif' } as const
  let small = await pictures.read(name, wanted)
  expect(small?.format).toBe('webp')
  while (small?.format === 'webp') {
    await new Promise(setImmediate) // lets the other be made
    small = await pictures.read(name, wanted)
  }
  expect(await sharp(small?.bytes).metadata()).toMatchObject({ format: 'heif', width: 320 })
})

test('makes each once, also for two that ask at the same time, and keeps it under a name that any store takes', async () => {
  const { files, kept, name, pictures } = await arrange()
  const read = jest.spyOn(files, 'read')
  const wanted = { width: 320, format: 'webp' } as const
  const [one, two] = await Promise.all([
    pictures.read(name, wanted),
    pictures.read(name, wanted),
  ])
  expect(one?.bytes.equals(two?.bytes ?? Buffer.alloc(0))).toBe(true)
  await createSmallPictures(files, kept).read(name, wanted)
  expect(read).toHaveBeenCalledTimes(1)
  expect((await kept.savedBefore(new Date())).map(isStoredName)).toEqual([true])
})

test('the better ones are made one after the other, and keep no quick one waiting', async () => {
  const { files, name, pictures } = await arrange()
  const other = await files.save(await picture(), 'jpg')
  const bytes = await files.read(name)
  const begun: ((bytes: Buffer | null) => void)[] = []
  jest
    .spyOn(files, 'read')
    .mockImplementation(() => new Promise((resolve) => begun.push(resolve)))
  const wanted = { width: 320, format: 'avif' } as const
  const first = pictures.read(name, wanted)
  await new Promise(setImmediate)
  const asked = [first, pictures.read(other, wanted)]
  await new Promise(setImmediate)
  const [better, ...quick] = begun
  expect(quick).toHaveLength(2)
  for (const give of quick) give(bytes)
  expect((await Promise.all(asked)).map((small) => small?.format)).toEqual(['webp', 'webp'])
  await new Promise(setImmediate)
  expect(begun).toHaveLength(3)
  better?.(null)
  await new Promise(setImmediate)
  expect(begun).toHaveLength(4)
})

test('makes what was removed anew, and nothing of a missing picture', async () => {
  const { files, name, pictures } = await arrange()
  const read = jest.spyOn(files, 'read')
  const wanted = { width: 320, format: 'webp' } as const
  await pictures.read(name, wanted)
  await pictures.removeMadeBefore(new Date(Date.now() + 1000))
  expect(await pictures.read(name, wanted)).not.toBeNull()
  expect(read).toHaveBeenCalledTimes(2)
  expect(await pictures.read('none.jpg', wanted)).toBeNull()
})

test.each(['webp', 'avif'] as const)(
  'a picture that cannot be read fails alone as %s',
  async (format) => {
    const { files, name, pictures } = await arrange()
    const broken = await files.save(Buffer.from('no picture'), 'jpg')
    const wanted = { width: 320, format } as const
    await expect(pictures.read(broken, wanted)).rejects.toThrow()
    expect(await pictures.read(name, wanted)).not.toBeNull()
  },
)
