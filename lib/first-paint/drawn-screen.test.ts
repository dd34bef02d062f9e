import { drawnScreen } from '@/lib/first-paint/drawn-page'
import { snapshotAnswer } from '@/lib/first-paint/snapshot'
import { type StartPlan, startPage } from '@/lib/first-paint/start-page'

const PLAN: StartPlan = {
  ...{ api: '/api', styles: '/all.css', drawn: '/drawn', scripts: ['/detail.js'] },
  routes: { '/coaching/*': { scripts: [0], calls: ['coaching/*'], isDrawn: true } },
}
const SCREEN = drawnScreen('/coaching/42', '<p style="color: red">Mangrove</p>', {
  'coaching/42': { topic: 'Mangrove' },
})
const originalFetch = globalThis.fetch
let answer: (response: Response) => void
let asked: string[]

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  asked = []
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    if (String(url).startsWith('/api')) return new Response('{}')
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = '<first-paint><p>Beranda</p></first-paint>'
  delete document.documentElement.dataset.painted
  history.replaceState(null, '', '#/coaching/42')
})
afterEach(() => {
  globalThis.fetch = originalFetch
  jest.useRealTimers()
})

const place = () => document.querySelector('first-paint')
const isShown = () => document.documentElement.dataset.painted !== undefined
const preloaded = () => document.querySelectorAll('link[rel="preload"]').length
const comes = async (body: string, status = 200) => {
  answer(new Response(body, { status }))
  await jest.advanceTimersByTimeAsync(0)
}

test('is asked for beside its call, shown as soon as it is there, and brings its answers', async () => {
  startPage(PLAN)
  expect(asked).toEqual(['/drawn/coaching/42', '/api/coaching/42'])
  expect(place()).toBeEmptyDOMElement()
  expect(isShown()).toBe(false)
  await comes(SCREEN)
  expect(isShown()).toBe(true)
  expect(place()?.querySelector('p')?.style.color).toBe('red')
  expect(snapshotAnswer('coaching/42')).toEqual({ answer: { topic: 'Mangrove' } })
})

test('its answers are forgotten once another address has been looked at', async () => {
  startPage(PLAN)
  await comes(SCREEN)
  history.replaceState(null, '', '#/faq')
  expect(snapshotAnswer('coaching/42')).toBeUndefined()
  history.replaceState(null, '', '#/coaching/42')
  expect(snapshotAnswer('coaching/42')).toBeUndefined()
})

test('calls that were begun are nothing for another address', () => {
  startPage(PLAN)
  expect(window.earlyAnswers).toBeDefined()
  window.dispatchEvent(new Event('hashchange'))
  expect(window.earlyAnswers).toBeUndefined()
})

test('notes the button that was pressed last, and no other', async () => {
  startPage(PLAN)
  await comes(
    drawnScreen('/coaching/42', '<button>A</button><button>B</button><a>C</a>', {}),
  )
  const pressed = () => document.querySelector('[data-pressed]')?.textContent
  const [a, b] = document.querySelectorAll('button')
  a?.click()
  b?.click()
  expect(pressed()).toBe('B')
  document.querySelector('a')?.click()
  expect(pressed()).toBeUndefined()
})

test('a form sends nothing by itself', async () => {
  startPage(PLAN)
  await comes(drawnScreen('/coaching/42', '<form><input><button>Login</button></form>', {}))
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
})

test('what follows waits for its frames', async () => {
  startPage(PLAN)
  expect(preloaded()).toBe(0)
  await comes(SCREEN)
  await jest.advanceTimersByTimeAsync(40)
  expect(preloaded()).toBe(1)
})

test('but not for one that does not come', async () => {
  startPage(PLAN)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(preloaded()).toBe(1)
})

test.each([
  ["a network's own page", '<p>Selamat datang di hotel</p>', 200],
  [
    'what was drawn for another address',
    drawnScreen('/coaching/7', '<p>Lain</p>', {}),
    200,
  ],
  ['a refusal', SCREEN, 404],
])('%s is not shown', async (_, body, status) => {
  startPage(PLAN)
  await comes(body, status)
  await jest.advanceTimersByTimeAsync(40)
  expect(isShown()).toBe(false)
  expect(place()).toBeEmptyDOMElement()
  expect(preloaded()).toBe(1)
})

test('whoever has gone on meanwhile does not get it', async () => {
  startPage(PLAN)
  history.replaceState(null, '', '#/faq')
  await comes(SCREEN)
  expect(isShown()).toBe(false)
})

test('the application that was there first stays', async () => {
  startPage(PLAN)
  place()?.remove()
  await comes(SCREEN)
  expect(isShown()).toBe(false)
})

test.each([
  ['with a question in its address', '#/coaching/42?q=x', {}],
  ['for whoever is signed in', '#/coaching/42', { accessToken: 'perhaps stale' }],
  ['for a login that waits for its code', '#/coaching/42', { loginChallenge: '{}' }],
  ['for a login that leads on to a coaching', '#/coaching/42', { rememberedCoaching: '4' }],
])('none is asked for %s', (_, hash, kept) => {
  const storage = 'loginChallenge' in kept ? sessionStorage : localStorage
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, value)
  history.replaceState(null, '', hash)
  startPage(PLAN)
  expect(place()).toBeNull()
  expect(asked.filter((url) => url.startsWith('/drawn'))).toEqual([])
  expect(preloaded()).toBe(1)
})

test('nor from a host that draws nothing', () => {
  place()?.remove()
  startPage(PLAN)
  expect(asked).toEqual(['/api/coaching/42'])
})
