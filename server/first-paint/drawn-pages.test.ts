import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { api } from '../../lib/contract/index.ts'
import { drawnScreen } from '../../lib/first-paint/drawn-page.ts'
import type { DrawnScreen } from '../../lib/first-paint/first-calls.ts'
import type { Answers } from '../start/deps.ts'
import { createCoaching, publish } from '../testing/coaching-data.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const START = '<script id="start">begin()</script>'
const EXPORTED = `<html><head><title>x</title></head><body><div>app</div>${START}</body></html>`
const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'index.html'), EXPORTED)

const HOME = '<p style="width:1px">Beranda</p>'
const drawScreen = jest.fn((..._: [DrawnScreen, string, Answers, boolean]) => HOME)
let server: TestServer

beforeAll(async () => {
  server = await createTestServer({
    site: { folder, contentSecurityPolicy: "default-src 'none'", drawScreen },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const ANSWERS = /<script type="application\/json" data-answers="(.*?)">(.*?)<\/script>/g
const answersIn = (body: string) =>
  [...body.matchAll(ANSWERS)].map(([, path, json = '']) => [path, JSON.parse(json)])

const open = (headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/e-coaching/', headers })

test('the page holds the drawn start page and the answers it was drawn from', async () => {
  const reply = await open()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'server-timing': `now;desc=${reply.headers['x-server-time']}`,
  })
  expect(reply.body).toContain(
    '<div>app</div><first-paint><p data-style="width:1px">Beranda</p></first-paint><script id="start">',
  )
  const own = {
    ...{ beranda: [], 'coaching/homepage': null, 'coaching/upcoming': [] },
  }
  const all = {
    features: server.services.features(),
    'known-office': expect.objectContaining({ name: '', logo: null }),
  }
  expect(answersIn(reply.body)).toEqual([
    ['/', own],
    ['', all],
  ])
  expect(drawScreen).toHaveBeenCalledWith('home', '/', { ...own, ...all }, false)
})

test('it is drawn once for many who ask at the same time', async () => {
  const before = drawScreen.mock.calls.length
  await Promise.all(Array.from({ length: 20 }, () => open()))
  expect(drawScreen.mock.calls.length - before).toBeLessThanOrEqual(1)
})

test.each(['/', '/drawn/faq'])(
  '%s says that it is official where its host is, and only there',
  async (path) => {
    drawScreen.mockImplementation((...[, , , isOfficial]) => `<p>${isOfficial}</p>`)
    const at = async (host: string) => {
      const { app } = server
      return (await app.inject({ url: `/e-coaching${path}`, headers: { host } })).body
    }
    server.app.visitorAnswers.forget()
    const isDrawn = /<p>(true|false)<.p>/
    for (const [host, isOfficial] of [
      ['coaching.menhut.go.id', 'true'],
      ['10.0.0.5:8080', 'false'],
      ['coaching.menhut.go.id:443', 'true'],
      ['coaching.go.id.example.com', 'false'],
    ] as const)
      expect(isDrawn.exec(await at(host))?.[1]).toBe(isOfficial)
    drawScreen.mockImplementation(() => HOME)
    server.app.visitorAnswers.forget()
  },
)

describe('an older page', () => {
  const text = async () => (await open()).body
  const draw = (word: string) => drawScreen.mockReturnValueOnce(`<p>${word}</p>`)
  const letPass = (ms: number) => {
    const now = performance.now() + ms
    jest.spyOn(performance, 'now').mockReturnValue(now)
  }
  beforeEach(async () => {
    server.app.visitorAnswers.forget()
    draw('Pertama')
    await open()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    server.app.visitorAnswers.forget()
  })

  test('is given at once, and made anew beside it', async () => {
    letPass(10_000)
    draw('Kedua')
    expect(await text()).toContain('Pertama')
    while ((await text()).includes('Pertama')) await new Promise(setImmediate)
    expect(await text()).toContain('Kedua')
  })

  test('is not given after a minute', async () => {
    letPass(60_000)
    draw('Kedua')
    expect(await text()).toContain('Kedua')
  })

  test('is not given after something was written here', async () => {
    const admin = server.as('admin')
    await admin(api.category.create, { body: { name: 'Mangrove' } })
    draw('Kedua')
    expect(await text()).toContain('Kedua')
  })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'it comes packed as %s, and not at all when it is known',
  async (name, unpack) => {
    const reply = await open({ 'accept-encoding': name })
    expect(reply.headers['content-encoding']).toBe(name)
    expect(unpack(reply.rawPayload).toString()).toContain('Beranda')
    const again = await open({ 'if-none-match': String(reply.headers.etag) })
    expect(again.statusCode).toBe(304)
  },
)

test('a page that cannot be drawn is the exported one', async () => {
  const broken = await createTestServer({
    site: {
      folder,
      contentSecurityPolicy: null,
      drawScreen: () => {
        throw new Error('broken')
      },
    },
  })
  const reply = await broken.app.inject({ url: '/e-coaching/' })
  expect(reply.body).toBe(EXPORTED)
  await broken.close()
})

test('nobody waits long for a page whose answers do not come: it is the exported one', async () => {
  const { app, close } = await createTestServer({
    site: { folder, contentSecurityPolicy: null, drawScreen },
  })
  const ask = app.inject.bind(app)
  jest.spyOn(app, 'inject').mockReturnValue(new Promise(() => {}) as never)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const reply = ask({ url: '/e-coaching/' })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await reply).toMatchObject({ statusCode: 200, body: EXPORTED })
  } finally {
    jest.useRealTimers()
    jest.restoreAllMocks()
    await close()
  }
})

test('an answer cannot end its script', () => {
  const screen = drawnScreen('/', '<p>Beranda</p>', {
    beranda: '</script><script>alert(1)',
  })
  expect(screen).not.toContain('<script>alert')
})

describe('another drawn screen', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/e-coaching/drawn${path}`, headers })
  const answersAt = async (path: string) => answersIn((await ask(path)).body)

  test('comes with all the answers it was drawn from, and nothing of the page', async () => {
    for (let made = 0; made < 7; made += 1)
      await publish(server, (await createCoaching(server)).coaching.id)
    server.app.visitorAnswers.forget()
    const reply = await ask('/coaching')
    expect(reply.headers).toMatchObject({
      ...{ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
      'content-security-policy': "default-src 'none'",
    })
    expect(answersIn(reply.body)).toEqual([
      ['/coaching', { 'coaching/upcoming': Array(7).fill(expect.anything()) }],
    ])
    expect(reply.body).not.toContain('<html')
    const again = await ask('/coaching', { 'if-none-match': String(reply.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('of one coaching is that of its address', async () => {
    const { coaching } = await createCoaching(server, { topic: 'Gambut basah' })
    const path = `/coaching/${coaching.id}`
    expect((await ask(path)).statusCode).toBe(404)
    await publish(server, coaching.id)
    server.app.visitorAnswers.forget()
    const own = { [path.slice(1)]: expect.objectContaining({ topic: 'Gambut basah' }) }
    expect(await answersAt(path)).toEqual([[path, own]])
    const all = { features: expect.anything(), 'known-office': expect.anything() }
    expect(drawScreen).toHaveBeenCalledWith(
      'coaching/detail',
      path,
      { ...own, ...all },
      false,
    )
  })

  test('is made anew after something was written here', async () => {
    const names = async () => {
      const [[, { category }]] = (await answersAt('/faq')) as [
        [string, { category: { name: string }[] }],
      ]
      return category.map(({ name }) => name)
    }
    expect(await names()).not.toContain('Rotan')
    await server.as('admin')(api.category.create, { body: { name: 'Rotan' } })
    expect(await names()).toContain('Rotan')
  })

  test('that makes no call is drawn too', async () => {
    expect(await answersAt('/login')).toEqual([['/login', {}]])
  })

  test.each(['/coaching/999999', '/coaching/x%22y', '/lupa-password'])(
    '%s is not found',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(404)
    },
  )

  test('that cannot be drawn is not found, as long as it cannot', async () => {
    server.app.visitorAnswers.forget()
    drawScreen.mockImplementationOnce(() => {
      throw new Error('broken')
    })
    expect((await ask('/faq')).statusCode).toBe(404)
    server.app.visitorAnswers.forget()
    expect((await ask('/faq')).statusCode).toBe(200)
  })
})
