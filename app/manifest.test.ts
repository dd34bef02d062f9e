import { existsSync } from 'node:fs'
import manifest from '@/app/manifest'

it('names the portal in Indonesian and starts under the base path', () => {
  expect(manifest()).toMatchObject({
    id: '/e-coaching/',
    name: 'E-Coaching Kehutanan',
    short_name: 'E-Coaching',
    description: expect.stringContaining('lihat jadwal coaching'),
    lang: 'id',
    start_url: '/e-coaching/',
    scope: '/e-coaching/',
    display: 'standalone',
  })
})

it('has every icon that installing asks for, as a file of the portal', () => {
  const icons = manifest().icons ?? []
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const missing = icons
    .map(({ src }) => src.replace('/e-coaching/', 'public/'))
    .filter((file) => !existsSync(file))
  expect(missing).toEqual([])
})

it('leads by its shortcuts to screens of the portal', () => {
  expect(manifest().shortcuts?.map(({ url }) => url)).toEqual([
    '/e-coaching/#/coaching',
    '/e-coaching/#/guide',
  ])
})
