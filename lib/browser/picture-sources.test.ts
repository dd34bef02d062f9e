import { pictureSources } from '@/lib/browser/picture-sources'

test.each(['a.jpg', 'https://portal.contoh.go.id/e-coaching/files/a.jpg'])(
  'the stored picture %s is offered at several widths',
  (path) => {
    const { src, srcSet, sizes } = pictureSources(path, '50vw')
    expect(src).toMatch(/\/e-coaching\/files\/a\.jpg$/)
    expect(srcSet).toMatch(/a\.jpg\?w=320 320w, .*a\.jpg\?w=1366 1366w$/)
    expect(sizes).toBe('50vw')
  },
)

test('no width above the wanted one is offered', () => {
  expect(pictureSources('a.jpg', '50vw', 480).srcSet).toBe(
    '/e-coaching/files/a.jpg?w=320 320w, /e-coaching/files/a.jpg?w=480 480w',
  )
})

test.each(['https://file.contoh.go.id/dua.jpg', 'data:image/png;base64,AA', 'blob:x/1'])(
  '%s is taken as it is',
  (path) => {
    expect(pictureSources(path, '50vw')).toEqual({ src: path })
  },
)
