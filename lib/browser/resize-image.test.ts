import { fitInside, resizeImage, UnreadableImage } from '@/lib/browser/resize-image'

test.each([
  ['a wide one', { width: 3000, height: 1500 }, { width: 300, height: 150 }],
  ['a tall one', { width: 600, height: 1200 }, { width: 150, height: 300 }],
  ['a small one is never enlarged', { width: 120, height: 80 }, { width: 120, height: 80 }],
  ['a thin one keeps one pixel', { width: 9000, height: 3 }, { width: 300, height: 1 }],
])("'at most 300 by 300', the ratio kept: %s", (_, size, expected) => {
  expect(fitInside(size, 300)).toEqual(expected)
})

describe('resizeImage', () => {
  const drawn: [number, number][] = []
  const grounds: string[] = []
  const toBlob = jest.fn((done: BlobCallback, type?: string, quality?: number) =>
    done(new Blob([`${type} ${quality}`], { type })),
  )

  beforeEach(() => {
    drawn.length = 0
    grounds.length = 0
    const context = {
      set fillStyle(colour: string) {
        grounds.push(colour)
      },
      fillRect: () => {},
      drawImage: (_: unknown, _x: number, _y: number, width: number, height: number) =>
        drawn.push([width, height]),
    }
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockImplementation(() => context as never)
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob)
  })

  const file = new File(['x'], 'foto.lapangan.png', { type: 'image/png' })

  test('gives a JPEG of quality 0.8, halved step by step, with white under transparency', async () => {
    const close = jest.fn()
    globalThis.createImageBitmap = jest.fn(async () => ({
      width: 2000,
      height: 1000,
      close,
    }))
    const small = await resizeImage(file, 300)
    expect(small.name).toBe('foto.lapangan.jpg')
    expect(small.type).toBe('image/jpeg')
    expect(toBlob).toHaveBeenLastCalledWith(expect.any(Function), 'image/jpeg', 0.8)
    expect(drawn).toEqual([
      [1000, 500],
      [500, 250],
      [300, 150],
    ])
    expect(new Set(grounds)).toEqual(new Set(['#fff']))
    expect(globalThis.createImageBitmap).toHaveBeenCalledWith(file, {
      imageOrientation: 'from-image',
    })
    expect(close).toHaveBeenCalled()
  })

  test('says when the file is no readable picture', async () => {
    globalThis.createImageBitmap = jest.fn(() => Promise.reject(new Error('decode')))
    await expect(resizeImage(file, 300)).rejects.toThrow(UnreadableImage)
  })
})
