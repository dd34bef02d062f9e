import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf } from '@/lib/testing/accounts'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const OFF = { since: null, recoveryCodesLeft: 0, isRequired: false }
const ON = { since: '2026-08-24T02:00:00.000Z', recoveryCodesLeft: 9, isRequired: false }
const KEY = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  picture: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
}
const CODES = ['abcde-23456', 'fghjk-23456']
let isConfirmed: boolean
beforeEach(() => {
  isConfirmed = false
})
const CONFIRMS = mockApi(api.secondFactor.confirm, () => {
  isConfirmed = true
  return null
})
const refusal = problem(403, 'Masukkan password Anda sekali lagi.').refusal
const ASKS_PASSWORD = { refusal: { ...refusal, reason: 'confirm-password' as const } }
const SETS_UP = [
  CONFIRMS,
  mockApi(api.secondFactor.begin, () => (isConfirmed ? KEY : ASKS_PASSWORD)),
  mockApi(api.secondFactor.turnOn, { codes: CODES }),
]
const asked = {
  ...problem(403, 'Masukkan password dan kode verifikasi Anda sekali lagi.'),
}
const ASKS_AGAIN = {
  refusal: { ...asked.refusal, reason: 'confirm-password-and-code' as const },
}

const open = (...mocks: Mock[]) =>
  renderScreen('admin/account', {
    as: 'admin',
    api: [mockApi(api.auth.me, accountOf('admin')), ...mocks],
  })
const part = () => screen.findByRole('region', { name: 'Verifikasi dua langkah' })
const button = (name: string) => screen.findByRole('button', { name })

async function confirmByPassword(user: Awaited<ReturnType<typeof open>>['user']) {
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' }),
  )
  expect(dialog.queryByLabelText('Kode verifikasi')).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Password'), 'Admin12345')
  await user.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
}

// before all others: here the setup is the first screen that is shown, and its windows come all the same
describe("'leads every admin without one to it before anything else'", () => {
  const NAMES = ['second-factor', 'required-second-factor']
  const required = (since: string | null) =>
    mockApi(api.secondFactor.state, { since, recoveryCodesLeft: 10, isRequired: true })
  const openFaq = (...mocks: Mock[]) =>
    renderScreen('admin/faq', {
      as: 'admin',
      api: [
        mockApi(api.features.list, NAMES),
        mockApi(api.faq.list, []),
        mockApi(api.category.list, []),
        ...SETS_UP,
        ...mocks,
      ],
    })

  test('the setup stands at the address, which opens when the codes are kept', async () => {
    const view = await openFaq(required(null))
    const { user, answerWith } = view
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lindungi akun Anda' }),
    ).toBeVisible()
    expect(screen.getByText(/Kantor Anda mewajibkan verifikasi dua langkah/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'DATA FAQ' })).not.toBeInTheDocument()
    await user.click(await button('Aktifkan'))
    await confirmByPassword(user)
    await user.type(await screen.findByLabelText('Kode verifikasi'), '123456')
    answerWith(required(ON.since))
    await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
    await user.click(await button('Sudah saya simpan'))
    expect(await screen.findByRole('heading', { name: 'DATA FAQ' })).toBeVisible()
    expect(location.hash).toBe('#/admin/faq')
  })

  test('set up in another tab meanwhile: it is said, and the page follows', async () => {
    const refused = problem(409, 'Verifikasi dua langkah akun ini sudah aktif.')
    const { user, answerWith } = await openFaq(required(null))
    await user.click(await button('Aktifkan'))
    await confirmByPassword(user)
    await user.type(await screen.findByLabelText('Kode verifikasi'), '123456')
    answerWith(required(ON.since))
    answerWith(mockApi(api.secondFactor.turnOn, refused))
    await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
    expect(await screen.findByText(refused.refusal.detail ?? '')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'DATA FAQ' })).toBeVisible()
  })

  test('before the server has said whether it is required, nothing of the page is drawn or asked for', async () => {
    let tell = () => {}
    const said = new Promise<string[]>((resolve) => {
      tell = () => resolve(NAMES)
    })
    const view = await openFaq(
      required(null),
      mockApi(api.features.list, () => said),
    )
    await waitFor(() => expect(view.requestsTo(api.features.list)).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'DATA FAQ' })).not.toBeInTheDocument()
    tell()
    await screen.findByRole('heading', { level: 1, name: 'Lindungi akun Anda' })
    expect(view.requestsTo(api.faq.list)).toEqual([])
  })

  test('whoever has one sees the page', async () => {
    await openFaq(required(ON.since))
    expect(await screen.findByRole('heading', { name: 'DATA FAQ' })).toBeVisible()
  })
})

async function setUp(...mocks: Mock[]) {
  const view = await open(mockApi(api.secondFactor.state, OFF), ...SETS_UP, ...mocks)
  const { user } = view
  await user.click(await button('Aktifkan'))
  await confirmByPassword(user)
  await screen.findByRole('img', { name: 'Kode QR kunci akun Anda' })
  return view
}
type View = Awaited<ReturnType<typeof setUp>>

async function confirmFirst({ user, answerWith }: View) {
  await user.click(screen.getByLabelText('Kode verifikasi'))
  await user.paste('123 456')
  answerWith(mockApi(api.secondFactor.state, { ...ON, recoveryCodesLeft: 10 }))
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
  return screen.findByRole('list', { name: 'Kode cadangan' })
}

test("'picture and text of the key, a first code, ten recovery codes shown once'", async () => {
  const view = await setUp()
  const { user, container, requestsTo } = view
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Salin kunci' }))
  expect(write).toHaveBeenLastCalledWith(KEY.key)
  expect(await axe(container)).toHaveNoViolations()
  const regions = liveRegions()
  const list = await confirmFirst(view)
  expect(regions.tell(screen.getByText('Verifikasi dua langkah aktif.'))).toBe(true)
  expect(requestsTo(api.secondFactor.turnOn)[0]?.body).toEqual({ code: '123456' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES)
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Salin' }))
  expect(write).toHaveBeenLastCalledWith(
    expect.stringContaining('abcde-23456\nfghjk-23456'),
  )
  await user.click(screen.getByRole('button', { name: 'Sudah saya simpan' }))
  expect(await screen.findByText(/Aktif sejak 24\/08\/2026/)).toBeVisible()
  expect(screen.queryByText('abcde-23456')).not.toBeInTheDocument()
})

test('a wrong first code is said at its field', async () => {
  const wrong = 'Kode ini salah atau sudah dipakai.'
  const refusal = problem(422, wrong, { code: wrong })
  const { user } = await setUp(mockApi(api.secondFactor.turnOn, refusal))
  await user.type(screen.getByLabelText('Kode verifikasi'), '123456')
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Kode verifikasi')).toHaveAccessibleDescription(
      expect.stringContaining(wrong),
    ),
  )
})

test.each([
  [9, null],
  [2, /Kode cadangan Anda hampir habis/],
  [0, /Kode cadangan Anda habis/],
])("'how many are left is told': %d", async (recoveryCodesLeft, warning) => {
  await open(mockApi(api.secondFactor.state, { ...ON, recoveryCodesLeft }))
  const shown = within(await part())
  expect(await shown.findByText(/Kode cadangan tersisa/)).toHaveTextContent(
    `tersisa ${recoveryCodesLeft}.`,
  )
  if (warning) expect(shown.getByText(warning)).toBeVisible()
  else expect(shown.queryByText(/habis/)).not.toBeInTheDocument()
})

test('turning it off asks for password and code once more, and goes on by itself', async () => {
  const { user, requestsTo } = await open(
    mockApi(api.secondFactor.state, ON),
    mockApi(api.secondFactor.turnOff, () => (isConfirmed ? null : ASKS_AGAIN)),
    CONFIRMS,
  )
  await user.click(await button('Matikan'))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Matikan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' })
  expect(await axe(dialog)).toHaveNoViolations()
  await user.type(within(dialog).getByLabelText('Password'), 'Admin12345')
  await user.type(within(dialog).getByLabelText('Kode verifikasi'), '123456')
  await user.click(within(dialog).getByRole('button', { name: 'Lanjutkan' }))
  expect(await screen.findByText('Verifikasi dua langkah dimatikan')).toBeVisible()
  expect(requestsTo(api.secondFactor.confirm)[0]?.body).toEqual({
    ...{ password: 'Admin12345', code: '123456' },
  })
  expect(requestsTo(api.secondFactor.turnOff)).toHaveLength(2)
})

test('whoever gives up at the password has changed nothing, and no failure is told', async () => {
  const { user, requestsTo } = await open(
    mockApi(api.secondFactor.state, ON),
    mockApi(api.secondFactor.renewCodes, ASKS_AGAIN),
    mockApi(api.secondFactor.confirm, null),
  )
  await user.click(await button('Buat kode cadangan baru'))
  await user.click(await button('Ya'))
  const dialog = await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' })
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(requestsTo(api.secondFactor.confirm)).toHaveLength(0)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a server without it leaves no trace', async () => {
  await open()
  await screen.findByLabelText('Nama')
  expect(screen.queryByText(/dua langkah/)).not.toBeInTheDocument()
})
