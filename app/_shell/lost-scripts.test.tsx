import { act, screen, waitFor } from '@testing-library/react'
import { forgetScreen, gates } from '@/app/_shell/lazy-parts'
import { screens } from '@/app/_shell/screens'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { type ScriptAnswer, serverSays } from '@/app/_shell/testing/script-answers'
import { reloadPage } from '@/lib/browser/open-page'
import { api } from '@/lib/contract'
import { navigate } from '@/lib/router/navigate'
import { mockApi } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/open-page', () => ({ reloadPage: jest.fn() }))

/** Another one for each test, as a tab remembers for which it was loaded anew. */
let lost = '/e-coaching/_next/static/chunks/0.js'
const calls = [
  mockApi(api.profile.list, []),
  mockApi(api.category.list, []),
  mockApi(api.faq.list, []),
]

function missing(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: lost,
  })
}

/** The profile page, whose link to the FAQ leads to a screen that does not come. */
async function openFaqWith(answer: ScriptAnswer | null, error = missing()) {
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
  jest.mocked(reloadPage).mockClear()
  forgetScreen('faq')
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
    // another has gone with it, for which it was loaded anew later
    sessionStorage.setItem('reloaded-for', `http://localhost${lost} http://localhost/b.js`)
    const { user } = await openFaqWith('gone')
    expect(await failure()).toBeVisible()
    expect(screen.getByText(/^Filenya tidak ada di server\. Muat ulang;/)).toBeVisible()
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
      const heading = await screen.findByRole('heading', { name: 'FAQ' })
      expect(heading).toBeVisible()
      await waitFor(() => expect(heading).toHaveFocus())
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

  it.each([
    ['its reader', 'privasi', null],
    ['whom it is not for', 'admin/laporan', 'user'],
  ] as const)(
    'nor does that of what asks whether the server has the page, for %s',
    async (_reader, name, as) => {
      jest.spyOn(console, 'error').mockImplementation(() => {})
      const gate = jest.spyOn(gates, 'gate').mockRejectedValue(missing())
      const { user } = await renderScreen('profile', { as, api: calls })
      serverSays(null)
      act(() => navigate(name))
      expect(await failure()).toBeVisible()
      gate.mockRestore()
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
      expect(
        await screen.findByRole('heading', { name: /Oops! Page not found/ }),
      ).toBeVisible()
    },
  )

  it("is no such failure when the screen itself is at fault: 'Unexpected Application Error'", async () => {
    await openFaqWith('gone', new Error('cannot read properties of undefined'))
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error' }),
    ).toBeVisible()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
