import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { lazyScreens } from '@/app/_shell/lazy-parts'
import { goneAtom } from '@/app/_shell/lost-scripts'
import { screens } from '@/app/_shell/screens'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { reloadPage } from '@/lib/browser/open-page'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/open-page', () => ({ reloadPage: jest.fn() }))

/** Another one for each test, as a tab remembers for which it was loaded anew. */
let lost = '/e-coaching/_next/static/chunks/0.js'
const calls = [
  mockApi(api.profile.list, []),
  mockApi(api.category.list, []),
  mockApi(api.faq.list, []),
]

const answers = {
  gone: () => new Response('', { status: 404 }),
  'another page': () => new Response('', { headers: { 'content-type': 'text/html' } }),
  there: () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  failing: () =>
    new Response('', { status: 502, headers: { 'content-type': 'text/html' } }),
}

function missing(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: lost,
  })
}

/** What the server says of the script that did not come; null without a network. */
function serverSays(answer: keyof typeof answers | null) {
  const { fetch } = globalThis
  const asked = jest.fn()
  globalThis.fetch = async (target, options) => {
    if (options?.method !== 'HEAD') return fetch(target, options)
    asked(target)
    if (answer) return answers[answer]()
    throw new TypeError('Failed to fetch')
  }
  return asked
}

/** The profile page, whose link to the FAQ leads to a screen that does not come. */
async function openFaqWith(answer: keyof typeof answers | null, error = missing()) {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const original = screens.faq
  const load = jest.spyOn(screens, 'faq').mockRejectedValue(error)
  const { user } = await renderScreen('profile', { api: calls })
  serverSays(answer)
  await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body)
  return { user, comeBack: () => load.mockImplementation(original) }
}

const failure = () =>
  screen.findByRole('heading', { name: 'Halaman ini tidak dapat dimuat' })

let count = 0

beforeEach(() => {
  sessionStorage.clear()
  getDefaultStore().set(goneAtom, [])
  jest.mocked(reloadPage).mockClear()
  lazyScreens.forget('faq')
  count += 1
  lost = `/e-coaching/_next/static/chunks/${count}.js`
})

describe('a screen whose script does not come', () => {
  it.each(['gone', 'another page'] as const)(
    'is opened by loading the page anew where the server answers: %s',
    async (answer) => {
      await openFaqWith(answer)
      await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  it('leads to one reload only: what is lost after it is told as lost, with a way on', async () => {
    sessionStorage.setItem('reloaded-for', `http://localhost${lost}`)
    const { user } = await openFaqWith('gone')
    expect(await failure()).toBeVisible()
    expect(screen.getByText(/^Berkasnya tidak ada di server\. Muat ulang;/)).toBeVisible()
    expect(screen.queryByText(/Periksa sambungan internet/)).not.toBeInTheDocument()
    expect(reloadPage).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }))
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['without a network', null],
    ['while the server fails', 'failing'],
    ['when it is there after all', 'there'],
  ] as const)(
    'fails in its frame %s, and comes when tried again',
    async (_name, answer) => {
      const { user, comeBack } = await openFaqWith(answer)
      expect(await failure()).toBeVisible()
      expect(screen.getByRole('banner')).toBeVisible()
      expect(screen.getAllByRole('link', { name: 'Panduan' })[0]).toBeVisible()
      comeBack()
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
      expect(await screen.findByRole('heading', { name: 'FAQ' })).toBeVisible()
      expect(reloadPage).not.toHaveBeenCalled()
    },
  )

  it('comes by itself when the address is left and opened again', async () => {
    const { user, comeBack } = await openFaqWith(null)
    await failure()
    comeBack()
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body)
    await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body)
    expect(await screen.findByRole('heading', { name: 'FAQ' })).toBeVisible()
  })

  it("is no such failure when the screen itself is at fault: 'Unexpected Application Error'", async () => {
    await openFaqWith('gone', new Error('cannot read properties of undefined'))
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error' }),
    ).toBeVisible()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})

describe('a script of a part inside a screen', () => {
  function endScript(how: 'error' | 'load') {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = lost
    document.head.append(script)
    script.dispatchEvent(new Event(how))
    script.remove()
  }
  const loseScript = () => endScript('error')
  const told = () => screen.queryByText('Sebagian halaman ini tidak ada di server.')

  it('has the page loaded anew when it is gone', async () => {
    await renderScreen('profile', { api: calls })
    serverSays('gone')
    loseScript()
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  })

  it('never costs what was typed: that it is gone is told, with a way on', async () => {
    const { user } = await renderScreen('register', {
      api: [mockApi(api.asalInstansi.list, []), ...calls],
    })
    await user.type(screen.getByLabelText(/^Nama Lengkap/), 'Siti')
    serverSays('gone')
    loseScript()
    await waitFor(() => expect(told()).toBeVisible())
    expect(reloadPage).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }))
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('is told once a reload has not brought it, until it comes after all', async () => {
    sessionStorage.setItem('reloaded-for', `http://localhost${lost}`)
    await renderScreen('profile', { api: calls })
    serverSays('gone')
    loseScript()
    await waitFor(() => expect(told()).toBeVisible())
    expect(reloadPage).not.toHaveBeenCalled()
    act(() => endScript('load'))
    expect(told()).not.toBeInTheDocument()
  })

  it('is asked for quietly while nobody knows that it is gone', async () => {
    const { user } = await renderScreen('register', {
      api: [mockApi(api.asalInstansi.list, []), ...calls],
    })
    await user.type(screen.getByLabelText(/^Nama Lengkap/), 'Siti')
    const asked = serverSays(null)
    loseScript()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await act(async () => {})
    expect(told()).not.toBeInTheDocument()
  })
})
