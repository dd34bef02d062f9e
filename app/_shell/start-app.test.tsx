import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getDefaultStore } from 'jotai'
import { startApp } from '@/app/_shell/start-app'
import { sessionAtom, storeLogin } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'

const Shell = jest.fn()
const screenComes = jest.fn()
jest.mock('@/app/_shell/hash-shell', () => ({ HashShell: () => Shell() }))
jest.mock('@/app/_shell/lazy-parts', () => ({
  loadParts: (name: string) => screenComes(name),
}))

/** The page at an address before its scripts have come. */
function start(hash: string) {
  location.hash = hash
  document.body.innerHTML = '<div id="app"><p>drawn</p></div>'
  return startApp(document.getElementById('app') as HTMLElement)
}

/** Keeps the screen on its way until it is let come. */
function holdScreen() {
  let come = () => {}
  screenComes.mockReturnValue(
    new Promise<void>((resolve) => {
      come = resolve
    }),
  )
  return () => come()
}

it('a page that is gone to meanwhile is one further, and Back leads to the first', async () => {
  const come = holdScreen()
  Shell.mockImplementation(() => <h1>FAQ</h1>)
  void start('#/faq')
  expect(history.state).toEqual({ position: 0 })
  location.hash = '#/login'
  await waitFor(() => expect(history.state).toEqual({ position: 1 }))
  history.back()
  await waitFor(() => expect(location.hash).toBe('#/faq'))
  expect(history.state).toEqual({ position: 0 })
  come()
  expect(await screen.findByRole('heading', { name: 'FAQ' })).toBeVisible()
})

it('leaves what the page holds until the screen of the address has come', async () => {
  const come = holdScreen()
  Shell.mockImplementation(() => <h1>FAQ</h1>)
  void start('#/faq')
  expect(screenComes).toHaveBeenCalledWith('faq')
  expect(screen.getByText('drawn')).toBeVisible()
  come()
  expect(await screen.findByRole('heading', { name: 'FAQ' })).toBeVisible()
  expect(screen.queryByText('drawn')).toBeNull()
})

it('waits for the screen that a visitor is led to', async () => {
  screenComes.mockResolvedValue(undefined)
  await start('#/admin/faq')
  expect(screenComes).toHaveBeenLastCalledWith('login')
})

it('draws it first for whoever is signed in by then', async () => {
  const drawnFor: unknown[] = []
  Shell.mockImplementation(() => {
    drawnFor.push(getDefaultStore().get(sessionAtom).role)
    return <h1>Beranda</h1>
  })
  storeLogin({ access: fakeToken('user', '7'), refresh: 'r' }, accountOf('user'))
  const come = holdScreen()
  void start('#/')
  // as another tab logs out
  localStorage.clear()
  come()
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
  expect(drawnFor[0]).toBeNull()
})

it('stands without the screen where that takes long', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  screenComes.mockReturnValue(new Promise(() => {}))
  Shell.mockImplementation(() => <h1>Memuat</h1>)
  void start('#/faq')
  await jest.advanceTimersByTimeAsync(3000)
  jest.useRealTimers()
  expect(await screen.findByRole('heading', { name: 'Memuat' })).toBeVisible()
})

it('a failure of the shell itself offers a way on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  screenComes.mockResolvedValue(undefined)
  Shell.mockImplementation(() => {
    throw new Error('a host fails')
  })
  await start('')
  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error' }),
  ).toBeVisible()
  Shell.mockImplementation(() => <h1>Beranda</h1>)
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
})
