import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { api } from '../../lib/contract/index.ts'
import { withStartPage } from '../../lib/first-paint/drawn-page.ts'
import type { Answers } from '../start/deps.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const START = '<script id="start">begin()</script>'
const EXPORTED = `<html><head><title>x</title></head><body><div>app</div>${START}</body></html>`
const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'index.html'), EXPORTED)

const renderHome = jest.fn((_: Answers) => '<p style="width:1px">Beranda</p>')
let server: TestServer

beforeAll(async () => {
  server = await createTestServer({
    site: { folder, contentSecurityPolicy: "default-src 'none'", renderHome },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

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
  })
  expect(reply.body).toContain(
    '<div>app</div><first-paint><p data-style="width:1px">Beranda</p></first-paint><script id="start">',
  )
  const json = /id="snapshot">(.*?)<\/script><\/body>/.exec(reply.body)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    beranda: [],
    'coaching/homepage': null,
    'coaching/upcoming': [],
    features: server.services.features(),
    'known-office': expect.objectContaining({ name: '', logo: null }),
  })
  expect(renderHome).toHaveBeenCalledWith(JSON.parse(json))
})

test('it is drawn once for many who ask at the same time', async () => {
  const before = renderHome.mock.calls.length
  await Promise.all(Array.from({ length: 20 }, () => open()))
  expect(renderHome.mock.calls.length - before).toBeLessThanOrEqual(1)
})

describe('an older page', () => {
  const text = async () => (await open()).body
  const draw = (word: string) => renderHome.mockReturnValueOnce(`<p>${word}</p>`)
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
      renderHome: () => {
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
    site: { folder, contentSecurityPolicy: null, renderHome },
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
  const page = withStartPage(EXPORTED, '<p>Beranda</p>', {
    beranda: '</script><script>alert(1)',
  })
  expect(page).toContain('<first-paint><p>Beranda</p></first-paint>')
  expect(page).not.toContain('<script>alert')
})
