import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Coaching } from '@/lib/entities/coaching'
import { navigate } from '@/lib/router/navigate'
import { coachingOf } from '@/lib/testing/factories'
import { mockApi } from '@/lib/testing/mock-api'

const original = window.scrollTo
let tops: number[] = []

beforeEach(() => {
  tops = []
  sessionStorage.clear()
  window.scrollTo = ((options: ScrollToOptions) => {
    tops.push(options.top ?? 0)
    Object.assign(window, { scrollY: options.top ?? 0 })
  }) as typeof window.scrollTo
})
afterEach(() => {
  jest.restoreAllMocks()
  window.scrollTo = original
  Object.assign(window, { scrollY: 0 })
})

const open = () =>
  renderScreen('home', {
    api: [
      mockApi(api.beranda.list, []),
      mockApi(api.coaching.homepage, null),
      mockApi(api.coaching.upcoming, []),
    ],
  })

const said = (container: Element) =>
  container.querySelector('.sr-only[aria-live="polite"]')?.textContent

async function goToLogin() {
  act(() => navigate('login'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
}

it("puts the screen's title into the window's", async () => {
  await open()
  expect(document.title).toBe('Beranda · E-Coaching Kehutanan')
  await goToLogin()
  expect(document.title).toBe('Login · E-Coaching Kehutanan')
})

it('tells readers each screen that is opened, but not the first', async () => {
  const { container } = await open()
  expect(said(container)).toBe('')
  await goToLogin()
  await waitFor(() => expect(said(container)).toBe('Login'))
})

/** Opens a coaching whose answer comes when `arrive` is called. */
async function openSlowCoaching() {
  const { answerWith } = await open()
  let arrive = () => {}
  const late = new Promise<Coaching>((resolve) => {
    arrive = () => resolve(coachingOf({ id: '14', topic: 'Persemaian mandiri' }))
  })
  answerWith(mockApi(api.coaching.get, () => late))
  act(() => navigate('coaching/detail', { id: '14' }))
  await waitFor(() => expect(document.body).toHaveFocus())
  const now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now + 10_000)
  return { arrive: () => act(async () => arrive()) }
}
const lateHeading = () =>
  screen.findByRole('heading', { level: 1, name: 'Persemaian mandiri' })

it('gives the focus to a heading however late it comes', async () => {
  const { arrive } = await openSlowCoaching()
  await arrive()
  expect(await lateHeading()).toHaveFocus()
})

it('leaves the focus where it has been moved while a heading was late', async () => {
  const { arrive } = await openSlowCoaching()
  const login = screen.getByRole('link', { name: 'Login' })
  act(() => login.focus())
  await arrive()
  expect(await lateHeading()).toBeVisible()
  expect(login).toHaveFocus()
})

it('waits with the focus for a window that is just going away', async () => {
  await open()
  const opener = screen.getByRole('button', { name: 'Buka menu' })
  const drawer = document.body.appendChild(document.createElement('div'))
  drawer.setAttribute('role', 'dialog')
  await goToLogin()
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).not.toHaveFocus()
  act(() => {
    drawer.remove()
    opener.focus()
  })
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus(),
  )
})

it('tells only where a redirect leads', async () => {
  const { container } = await open()
  act(() => navigate('coaching/user'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  const heard: (string | null | undefined)[] = []
  await waitFor(() => {
    heard.push(said(container))
    expect(said(container)).toBe('Login')
  })
  expect(heard).not.toContain('Daftar Coaching')
})

it('scrolls a new screen to its top, and one that is gone back to where it was', async () => {
  await open()
  expect(tops).toEqual([])
  Object.assign(window, { scrollY: 640 })
  await goToLogin()
  expect(tops).toEqual([0])
  Object.assign(window, { scrollY: 120 })
  act(() => history.back())
  await waitFor(() => expect(tops).toEqual([0, 640]))
  act(() => history.forward())
  await waitFor(() => expect(tops).toEqual([0, 640, 120]))
})

it('forgets how far a page was scrolled once another was opened in its place', async () => {
  await open()
  await goToLogin()
  Object.assign(window, { scrollY: 300 })
  act(() => history.back())
  await waitFor(() => expect(location.hash).toBe('#/'))
  await goToLogin()
  expect(tops.at(-1)).toBe(0)
})

it.each([
  ['finds back after a reload', 0, [480]],
  ['but moves nobody who has scrolled what the server drew', 300, []],
])('%s', async (_, scrollY, expected) => {
  const { unmount } = await open()
  Object.assign(window, { scrollY: 480 })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  expect(sessionStorage.getItem('scroll-positions')).toBe('{"0":480}')
  tops = []
  Object.assign(window, { scrollY })
  await open()
  expect(tops).toEqual(expected)
})
