import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf } from '@/lib/testing/accounts'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline } from '@/lib/testing/mock-api'

const LINK_UNTIL = '2026-08-25T02:00:00.000Z'
const MAIL = { channel: 'email', confirmed: 'lama@contoh.go.id' } as const
const can = mockApi(api.features.list, ['contact-confirmation'])

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

async function open(role: 'user' | 'admin', ...mocks: Mock[]) {
  const lists = [mockApi(api.asalInstansi.list, []), mockApi(api.category.list, [])]
  const view = await renderScreen(role === 'user' ? 'user' : 'admin/account', {
    as: role,
    api: [...lists, mockApi(api.auth.me, accountOf(role)), can, ...mocks],
  })
  await screen.findByLabelText('Email')
  return view
}

describe.each(['user', 'admin'] as const)('on the account page of a %s', (role) => {
  test("'Belum dikonfirmasi' with 'Kirim ulang tautan'", async () => {
    const view = await open(
      role,
      mockApi(api.contactConfirmation.list, [{ ...MAIL, linkUntil: LINK_UNTIL }]),
      mockApi(api.contactConfirmation.sendAgain, null),
    )
    const { email } = accountOf(role)
    const state = (await screen.findByText('Belum dikonfirmasi')).closest('[role=status]')
    expect(state).toHaveTextContent(
      `Buka tautan yang kami kirim ke ${email}, lalu masukkan password Anda. Tautan berlaku sampai 25/08/2026 09:00 WIB. Sebelum dikonfirmasi, tautan untuk password baru tetap dikirim ke lama@contoh.go.id.`,
    )
    expect(await axe(state as HTMLElement)).toHaveNoViolations()
    await view.user.click(
      within(state as HTMLElement).getByRole('button', { name: /^Kirim ulang tautan/ }),
    )
    expect(await screen.findByText('Tautan baru sedang dikirim')).toBeVisible()
    expect(view.requestsTo(api.contactConfirmation.sendAgain)[0]?.body).toEqual({
      channel: 'email',
    })
    await waitFor(() =>
      expect(view.requestsTo(api.contactConfirmation.list)).toHaveLength(2),
    )
  })
})

test.each([
  [null, 'Tautan konfirmasi belum dikirim.'],
  ['2026-08-24T01:00:00.000Z', 'Tautan konfirmasi yang terakhir sudah lewat waktunya.'],
])('a link until %s is told as it is', async (linkUntil, text) => {
  const number = { channel: 'whatsapp', confirmed: '6281200000000', linkUntil } as const
  await open('user', mockApi(api.contactConfirmation.list, [number]))
  expect(await screen.findByText(new RegExp(text))).toHaveTextContent(/0812-0000-0000\.$/)
})

test.each([
  ['email', /Alamat email ini juga dipakai .* alamat orang lain\.$/],
  ['whatsapp', /Nomor ini juga dipakai .* nomor orang lain\.$/],
] as const)(
  'of what a registration gave is told that links for passwords go there: %s',
  async (channel, text) => {
    const first = { channel, confirmed: accountOf('user')[channel], linkUntil: LINK_UNTIL }
    await open('user', mockApi(api.contactConfirmation.list, [first]))
    const told = await screen.findByText(text)
    expect(told).not.toHaveTextContent('Sebelum dikonfirmasi')
  },
)

test('what could not be asked is not shown as confirmed; a server without it is asked nothing', async () => {
  const { unmount } = await open('user', mockApi(api.contactConfirmation.list, offline))
  expect(
    await screen.findAllByRole('button', { name: /^Konfirmasi belum dapat diperiksa/ }),
  ).toHaveLength(2)
  unmount()
  const without = await open('user', mockApi(api.features.list, []))
  expect(without.requestsTo(api.contactConfirmation.list)).toEqual([])
  expect(screen.queryByText(/Konfirmasi|Belum dikonfirmasi/)).not.toBeInTheDocument()
})
