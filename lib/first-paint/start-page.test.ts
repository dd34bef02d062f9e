import { type StartPlan, startPage } from '@/lib/first-paint/start-page'
import { hashLocation } from '@/lib/router/hash-location'

const PLAN: StartPlan = {
  api: '/e-coaching/api/v1',
  styles: '/all.css',
  drawn: '/e-coaching/drawn',
  scripts: ['/frame.js', '/home.js', '/detail.js'],
  routes: {
    '/': { scripts: [0, 1], calls: ['beranda'] },
    '/coaching': { scripts: [0], calls: ['coaching/upcoming'], isDrawn: true },
    '/coaching/*': { scripts: [0, 2], calls: ['coaching/*'], isDrawn: true },
    '/guide': { scripts: [0], calls: ['panduan'] },
  },
}
const DRAWN = '<first-paint><p data-style="color: red">Beranda</p></first-paint>'
const fetched = jest.fn(async (..._: Parameters<typeof fetch>) => new Response('[]'))
const originalFetch = globalThis.fetch

beforeEach(() => {
  jest.useFakeTimers()
  fetched.mockClear()
  globalThis.fetch = fetched
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = DRAWN
  delete document.documentElement.dataset.painted
  delete window.earlyAnswers
  delete window.leftFirst
  delete window.restOfStyles
})
afterEach(() => {
  globalThis.fetch = originalFetch
  jest.useRealTimers()
})

function open(hash: string) {
  history.replaceState(null, '', hash)
  startPage(PLAN)
}
const preloaded = () =>
  [...document.querySelectorAll('link[rel="preload"]')].map((link) =>
    link.getAttribute('href'),
  )
const drawn = () => document.querySelector<HTMLElement>('first-paint p')
const isPainted = () => document.documentElement.dataset.painted !== undefined

test.each(['#/', '', '#', '#/?x=1'])('at %j it shows the drawn start page', (hash) => {
  open(hash)
  expect(isPainted()).toBe(true)
  expect(drawn()?.style.color).toBe('red')
  expect(fetched).not.toHaveBeenCalled()
})

const FRAME_MS = 17
const shownPart = () => document.documentElement.dataset.painted

test('its head, what is seen first and all of it come in frames of their own', async () => {
  open('#/')
  expect(shownPart()).toBe('head')
  await jest.advanceTimersByTimeAsync(FRAME_MS)
  expect(shownPart()).toBe('top')
  await jest.advanceTimersByTimeAsync(FRAME_MS)
  expect(shownPart()).toBe('')
})

test('nothing more of it is shown once the application is there', async () => {
  open('#/')
  document.querySelector('first-paint')?.remove()
  delete document.documentElement.dataset.painted
  await jest.advanceTimersByTimeAsync(1000)
  expect(isPainted()).toBe(false)
})

test('what follows the start page waits for its frames', async () => {
  open('#/')
  await jest.advanceTimersByTimeAsync(2 * FRAME_MS)
  expect(preloaded()).toEqual([])
  await jest.advanceTimersByTimeAsync(FRAME_MS)
  expect(preloaded()).toEqual(['/frame.js', '/home.js'])
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  expect(styles).toHaveAttribute('href', '/all.css')
  styles?.dispatchEvent(new Event('load'))
  await window.restOfStyles
})

const moved = () =>
  new Promise((done) => window.addEventListener('hashchange', done, { once: true }))

test('the drawn page is marked while another address waits for the application', async () => {
  open('#/')
  const isLeft = () => drawn()?.parentElement?.matches('[data-left]')
  location.hash = '#/coaching'
  await moved()
  expect(isLeft()).toBe(true)
  history.back()
  await moved()
  expect(isLeft()).toBe(false)
})

test('Back to it comes where it was left, and nowhere else', async () => {
  open('#/')
  window.scrollY = 800
  location.hash = '#/coaching'
  await moved()
  window.scrollY = 0
  const stop = hashLocation.subscribe(() => {})
  expect(hashLocation.scrollTop()).toBe(0)
  history.back()
  await moved()
  expect(hashLocation.scrollTop()).toBe(800)
  stop()
})

test('a page that a link of the drawn one leads to is one further, and Back leads to the first', async () => {
  open('#/')
  location.hash = '#/coaching'
  await moved()
  const stop = hashLocation.subscribe(() => {})
  expect(hashLocation.depth()).toBe(1)
  history.back()
  await moved()
  expect(hashLocation.depth()).toBe(0)
  expect(hashLocation.get()).toBe('#/')
  stop()
})

test('a static host, which draws nothing, has the calls begun instead', async () => {
  document.body.innerHTML = ''
  open('#/')
  expect(isPainted()).toBe(false)
  expect(preloaded()).toEqual(['/frame.js', '/home.js'])
  expect(Object.keys(window.earlyAnswers ?? {})).toEqual(['beranda'])
})

test('another address takes the drawing away and begins its own calls, with the id of the client', async () => {
  open('#/guide/')
  expect(document.querySelector('first-paint')).toBeNull()
  expect(preloaded()).toEqual(['/frame.js'])
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/e-coaching/api/v1/panduan')
  expect(init).toMatchObject({
    cache: 'no-store',
    headers: { 'x-api-key': localStorage.getItem('apiKey') },
  })
  expect(localStorage.getItem('apiKey')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await window.earlyAnswers?.panduan).toEqual({
    response: expect.any(Response),
    at: expect.any(Number),
  })
})

test('an id that was made before is kept', () => {
  localStorage.setItem('apiKey', 'mine')
  open('#/guide')
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ 'x-api-key': 'mine' })
})

test.each(['#/', '#/coaching', '#/guide'])(
  'whoever is signed in gets the scripts of %s, but neither drawing nor call',
  (hash) => {
    localStorage.setItem('accessToken', 'perhaps stale')
    open(hash)
    expect(isPainted()).toBe(false)
    expect(drawn()).toBeNull()
    expect(preloaded()).toContain('/frame.js')
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('a parameter may stand in the address, and is that of the call', () => {
  open('#/coaching/42?tab=1')
  expect(preloaded()).toEqual(['/frame.js', '/detail.js'])
  expect(Object.keys(window.earlyAnswers ?? {})).toEqual(['coaching/42'])
})

test('an address without a plan begins nothing but the styles', () => {
  open('#/admin/coaching/1/2')
  expect(preloaded()).toEqual([])
  expect(document.querySelector('link[rel="stylesheet"]')).not.toBeNull()
})

test('a stylesheet that cannot be had keeps nobody waiting', async () => {
  open('#/guide')
  document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('error'))
  await window.restOfStyles
})

describe('what the page cannot do without is asked for until it comes', () => {
  const asked = () => [...document.querySelectorAll('body > script')]
  const fail = (element: Element | undefined) => element?.dispatchEvent(new Event('error'))

  test('its own scripts', async () => {
    document.body.append(
      Object.assign(document.createElement('script'), { src: '/main.js' }),
    )
    open('#/')
    for (const waitMs of [1_000, 2_000]) {
      const [lost] = asked()
      fail(lost)
      await jest.advanceTimersByTimeAsync(waitMs)
      expect(asked()).toHaveLength(1)
      expect(asked()[0]).toHaveProperty('src', 'http://localhost/main.js')
      expect(asked()[0]).not.toBe(lost)
    }
  })

  test('not the part of a screen, for which the application asks', async () => {
    open('#/')
    const part = document.createElement('script')
    document.head.append(part)
    fail(part)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(part.isConnected).toBe(true)
    expect(asked()).toEqual([])
  })

  test('its styles', async () => {
    open('#/guide')
    const links = () => [...document.querySelectorAll('link[rel="stylesheet"]')]
    fail(links()[0])
    await jest.advanceTimersByTimeAsync(5_000)
    expect(links()).toHaveLength(2)
    expect(links()[1]).toHaveAttribute('href', '/all.css')
  })
})

describe('a browser', () => {
  const own = `${location.origin}/e-coaching/_next/static/chunks/main.js`
  const unreadable = new SyntaxError('Unexpected token')
  test.each([
    ['is too old for a script of ours that it cannot read', own, unreadable, '', true],
    ['is not for one of an extension', 'chrome-extension://x/a.js', unreadable, '', false],
    ['is not for a script that fails', own, new TypeError('x'), '', false],
    ['is not once the portal stands', own, unreadable, '<div data-app></div>', false],
  ])('%s', (_, filename, error, page, isOld) => {
    delete document.documentElement.dataset.old
    open('#/faq')
    document.body.innerHTML = page
    window.dispatchEvent(new ErrorEvent('error', { error, filename }))
    expect(document.documentElement.dataset.old === '').toBe(isOld)
  })
})
