import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import { EVERY_CALL } from '@/lib/testing/every-call'
import { mockApi, startMockApi } from '@/lib/testing/mock-api'

const UNKNOWN =
  'Jawaban server tidak dikenali. Periksa sambungan internet Anda, lalu coba lagi.'

const gets = EVERY_CALL.filter(
  ({ method, answer }) => method === 'GET' && answer !== undefined,
)

/** What a proxy, a hotel's network or a foreign server may answer with 200. */
const STRANGE: Record<string, unknown> = {
  'a text': 'ok',
  'a number': 5,
  'a yes': true,
  'a page': '<!doctype html><title>Login</title>',
}

it.each(gets.map((endpoint) => [endpoint.path, endpoint] as const))(
  'GET %s refuses what is no answer of its own',
  async (_, endpoint) => {
    for (const strange of Object.values(STRANGE)) {
      startMockApi([mockApi(endpoint, strange)])
      const answer = call(endpoint, { params: { id: '9', kode: '9' } } as never)
      await expect(answer).rejects.toThrow(UNKNOWN)
    }
  },
)

const HOME = {
  banners: mockApi(api.beranda.list, []),
  nearest: mockApi(api.coaching.homepage, null),
  months: mockApi(api.coaching.upcoming, []),
}

it.each<[string, unknown]>([
  ['null', null],
  ['{}', {}],
  ['[{}]', [{}]],
  ['wrong types', [{ id: '1', image: 5, caption: null }]],
])(
  'a call that answers %s says so, can be asked again, and the rest lives',
  async (_, strange) => {
    const { user, answerWith } = await renderScreen('home', {
      api: [...Object.values(HOME), mockApi(api.beranda.list, strange as never)],
    })
    expect(await screen.findByText('Banner tidak dapat dimuat')).toBeVisible()
    expect(screen.getByText(UNKNOWN)).toBeVisible()
    expect(screen.getByRole('link', { name: 'FAQ' })).toBeVisible()
    answerWith(HOME.banners)
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByText('Sesi coaching daring')).toBeVisible()
  },
)

it.each([null, {}])('a header that answers %j leaves the frame alive', async (strange) => {
  await renderScreen('proses-coaching/coach', {
    params: { id: '14' },
    as: 'user',
    api: [
      ...shellMocks(),
      mockApi(api.coaching.get, strange as never),
      mockApi(api.coaching.header, strange as never),
    ],
  })
  expect(await screen.findByText('Coaching ini tidak dapat dibuka')).toBeVisible()
  await waitFor(() => expect(screen.getByText(UNKNOWN)).toBeVisible())
  expect(screen.getByRole('button', { name: /menu akun$/ })).toBeVisible()
})
