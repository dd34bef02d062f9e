import { FakeWorker } from '@/lib/testing/fake-worker'
import {
  build,
  deploy,
  html,
  installed,
  open,
  STATIC,
  script,
} from '@/lib/testing/worker-builds'
import { runWorker } from './run-worker'

describe('installing', () => {
  it('keeps the page, its scripts, the font and the icon, and takes over at once', async () => {
    const worker = await installed()
    const { shell, files } = build('a')
    expect(worker.kept().sort()).toEqual([shell, ...files].sort())
    expect(worker.hasSkippedWaiting).toBe(true)
  })

  it('fetches a file of an earlier build only once', async () => {
    const worker = await installed()
    await installed(build('b'), worker)
    const fonts = worker.asked.filter((path) => path.includes('font.woff2'))
    expect(fonts).toEqual([`${STATIC}/media/font.woff2 default`])
    expect(worker.asked).toContain('/portal/icon.svg?1 no-cache')
  })

  it.each([
    ['a missing file', () => new Response('', { status: 404 })],
    ['the page of a proxy in place of a script', html('Silakan masuk ke Wi-Fi')],
  ])('fails with %s, so that the worker before it stays', async (_name, answer) => {
    const worker = new FakeWorker()
    deploy(worker, build('a'))
    worker.network.set(`${STATIC}/chunks/page-a.js`, answer)
    runWorker(worker.scope, build('a'))
    await expect(worker.send('install')).rejects.toThrow('page-a.js')
    expect(worker.hasSkippedWaiting).toBe(false)
  })

  it('keeps the other screens when the page says so, those that it can get', async () => {
    const more = ['one', 'two', 'three'].map((name) => `${STATIC}/chunks/${name}.js`)
    const worker = await installed(build('a', { more }))
    worker.network.delete(`${STATIC}/chunks/two.js`)
    await worker.send('message', 'something else')
    expect(worker.kept()).not.toContain(more[0])
    await worker.send('message', 'fill')
    expect(worker.kept()).toEqual(expect.arrayContaining([more[0], more[2]]))
  })
})

describe('files', () => {
  it('answers files of the build without the network', async () => {
    const worker = await installed()
    worker.network.clear()
    const answer = await worker.ask(`${STATIC}/chunks/page-a.js`)
    expect(await answer?.text()).toBe(`${STATIC}/chunks/page-a.js`)
    expect((await worker.ask('/portal/icon.svg?1'))?.status).toBe(200)
  })

  it('keeps a chunk that was fetched once, because it never changes', async () => {
    const worker = await installed()
    worker.network.set(`${STATIC}/chunks/admin.js`, script('admin'))
    await worker.ask(`${STATIC}/chunks/admin.js`)
    worker.network.clear()
    expect(await (await worker.ask(`${STATIC}/chunks/admin.js`))?.text()).toBe('admin')
  })

  it.each([
    ['that may change', () => new Response('dev')],
    ['that is missing', () => new Response('', { status: 404 })],
  ])('keeps no file %s', async (_name, answer) => {
    const worker = await installed()
    worker.network.set(`${STATIC}/chunks/x.js`, answer)
    await worker.ask(`${STATIC}/chunks/x.js`)
    expect(worker.kept()).not.toContain(`${STATIC}/chunks/x.js`)
  })

  it.each([
    ['a call', '/portal/api/v1/coaching/upcoming', {}],
    ['an uploaded picture', '/portal/files/flyer.jpg', {}],
    ['a write', `${STATIC}/chunks/page-a.js`, { method: 'POST' }],
    ['another host', 'https://elsewhere.example/portal/', { mode: 'navigate' as const }],
    ['another portal of the host', '/lain/', { mode: 'navigate' as const }],
    ['a file opened in a tab', '/portal/files/materi.pdf', { mode: 'navigate' as const }],
    ['the 404 page', '/portal/404/', { mode: 'navigate' as const }],
  ])('leaves %s to the browser', async (_name, path, request) => {
    const worker = await installed()
    expect(await worker.ask(path, request)).toBeNull()
  })
})

describe('a new build', () => {
  const chunk = (id: string) => `${STATIC}/chunks/page-${id}.js`

  it('leaves an open page of the earlier build its chunks', async () => {
    const worker = await installed()
    worker.windows = 1
    await installed(build('b'), worker)
    worker.network.clear()
    expect((await worker.ask(chunk('a')))?.status).toBe(200)
    expect(await open(worker)).toBe('frame b<start>shell')
  })

  it('forgets the earlier build once no page is open', async () => {
    const worker = await installed()
    await installed(build('b'), worker)
    await open(worker)
    expect(worker.kept()).not.toContain(chunk('a'))
    expect(worker.kept()).toContain(chunk('b'))
  })

  it('never takes away the build that is just being installed', async () => {
    const worker = await installed()
    const next = build('b')
    deploy(worker, next)
    const cache = await worker.scope.caches.open('portal /portal/ b')
    await cache.put(next.shell, html('frame b<start>shell')())
    await open(worker)
    expect(worker.kept()).toContain(next.shell)
  })

  it('keeps no more than two earlier builds, however long a page stays open', async () => {
    const worker = await installed()
    worker.windows = 1
    for (const id of ['b', 'c', 'd']) await installed(build(id), worker)
    expect([...worker.stores.keys()]).toEqual(
      ['b', 'c', 'd'].map((id) => `portal /portal/ ${id}`),
    )
  })

  it('leaves the caches of another portal on the same host alone', async () => {
    const worker = new FakeWorker()
    await worker.scope.caches.open('portal /portal/lain/ a')
    await worker.scope.caches.open('portal / a')
    await installed(build('a'), worker)
    for (const id of ['b', 'c', 'd']) await installed(build(id), worker)
    await open(worker)
    expect([...worker.stores.keys()]).toEqual([
      'portal /portal/lain/ a',
      'portal / a',
      'portal /portal/ d',
    ])
  })
})
