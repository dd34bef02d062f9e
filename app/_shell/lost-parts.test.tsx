import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { goneAtom } from '@/app/_shell/lost-scripts'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { serverSays } from '@/app/_shell/testing/script-answers'
import { reloadPage } from '@/lib/browser/open-page'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/open-page', () => ({ reloadPage: jest.fn() }))

/** Another one for each test, as a tab remembers for which it was loaded anew. */
let lost = ''
let count = 0
const calls = [
  mockApi(api.profile.list, []),
  mockApi(api.category.list, []),
  mockApi(api.faq.list, []),
]

beforeEach(() => {
  sessionStorage.clear()
  getDefaultStore().set(goneAtom, [])
  jest.mocked(reloadPage).mockClear()
  count += 1
  lost = `/e-coaching/_next/static/chunks/${count}.js`
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
    const reload = screen.getByRole('button', { name: 'Muat ulang' })
    expect(told()?.closest('[aria-live]')).not.toContainElement(reload)
    await user.click(reload)
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
