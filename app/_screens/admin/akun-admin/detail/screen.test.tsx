import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { accountOf } from '@/lib/testing/accounts'
import { adminAccountOf } from '@/lib/testing/factories'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const OWN_ID = String(accountOf('superadmin').id)
const OTHER = adminAccountOf({ id: '42', fullName: 'Tejo' })
const ASKED = problem(403, 'Masukkan password Anda sekali lagi untuk melanjutkan.')
const ASKS_AGAIN = {
  refusal: { ...ASKED.refusal, reason: 'confirm-password' as const },
}

const open = (change: Partial<AdminAccount>, ...mocks: Mock[]) => {
  const account = adminAccountOf(change)
  return renderScreen('admin/akun-admin/detail', {
    ...{ as: 'superadmin', params: { id: account.id } },
    api: [
      mockApi(api.adminAccount.list, [account, OTHER]),
      mockApi(api.features.list, ['admin-accounts', 'office', 'password-recovery']),
      ...mocks,
    ],
  })
}
const press = async (
  { user }: Awaited<ReturnType<typeof open>>,
  name: string,
  answer: string,
) => {
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: answer }))
}

test('a second factor is taken off after the question and the own password', async () => {
  let isConfirmed = false
  const view = await open(
    {},
    mockApi(api.adminAccount.update, () => (isConfirmed ? null : ASKS_AGAIN)),
    mockApi(api.secondFactor.confirm, () => {
      isConfirmed = true
      return null
    }),
  )
  await press(view, 'Matikan verifikasi dua langkah', 'Matikan')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' }),
  )
  await view.user.type(dialog.getByLabelText('Password'), 'Admin12345')
  await view.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
  expect(await screen.findByText('Verifikasi dua langkah dimatikan')).toBeVisible()
  expect(view.requestsTo(api.adminAccount.update)[1]).toMatchObject({
    ...{ path: '/admin-account/41', body: { secondFactor: false } },
  })
})

test.each([
  ['Kunci akun', 'Kunci', { locked: true }, 'Akun dikunci'],
  ['Jadikan superadmin', 'Ya', { role: 'superadmin' }, 'Peran diubah'],
] as const)('%s', async (name, answer, body, told) => {
  const view = await open({}, mockApi(api.adminAccount.update, null))
  await press(view, name, answer)
  expect(await screen.findByText(told)).toBeVisible()
  expect(view.requestsTo(api.adminAccount.update)[0]?.body).toEqual(body)
})

test('what is refused is said, not told as done', async () => {
  const last = 'Ini superadmin terakhir. Buat superadmin lain dahulu.'
  const view = await open(
    { role: 'superadmin' },
    mockApi(api.adminAccount.update, problem(409, last)),
  )
  await press(view, 'Jadikan admin', 'Ya')
  expect(await screen.findByText(last)).toBeVisible()
  expect(screen.queryByText('Peran diubah')).not.toBeInTheDocument()
})

test.each([
  ['Matikan verifikasi dua langkah', 'Matikan', api.adminAccount.update],
  ['Jadikan superadmin', 'Ya', api.adminAccount.update],
  ['Kunci akun', 'Kunci', api.adminAccount.update],
  ['Hapus akun', 'Hapus', api.adminAccount.remove],
])(
  '%s: of an account that another superadmin has changed since nothing is done, which is said',
  async (name, answer, call) => {
    const now = adminAccountOf({ version: 'v2', lockedAt: '2026-08-20T02:00:00.000Z' })
    const changed = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
    const { refusal } = changed
    const view = await open(
      { version: 'v1' },
      mockApi(call as typeof api.adminAccount.update, {
        refusal: { ...refusal, present: now },
      }),
    )
    await screen.findByRole('button', { name })
    view.answerWith(mockApi(api.adminAccount.list, [now, OTHER]))
    await press(view, name, answer)
    expect(
      await screen.findByText(/sudah berubah sejak Anda membukanya, jadi/),
    ).toBeVisible()
    expect(await screen.findByText('Dikunci sejak 20/08/2026 09:00')).toBeVisible()
    expect(view.requestsTo(call)[0]?.headers.get('if-match')).toBe('"v1"')
  },
)

test('a locked account is opened again, and gets no link', async () => {
  const { user, container } = await open(
    { lockedAt: '2026-08-20T02:00:00.000Z' },
    mockApi(api.adminAccount.update, null),
  )
  expect(await screen.findByText('Dikunci sejak 20/08/2026 09:00')).toBeVisible()
  expect(
    screen.queryByRole('button', { name: 'Buat tautan password baru' }),
  ).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Buka kunci akun' }))
  expect(await screen.findByText('Kunci akun dibuka')).toBeVisible()
})

test('coachings are handed over before the account goes', async () => {
  const { user, requestsTo } = await open(
    { coachings: 3 },
    mockApi(api.adminAccount.handOver, { coachings: 3 }),
  )
  const remove = await screen.findByRole('button', { name: 'Hapus akun' })
  expect(remove).toHaveAccessibleDescription(
    'Serahkan dahulu coachingnya kepada admin lain.',
  )
  await user.click(screen.getByRole('button', { name: 'Serahkan coaching' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Serahkan coaching' }))
  await user.click(dialog.getByRole('button', { name: 'Serahkan' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Kepada')).toHaveAccessibleDescription(
      'Pilih admin yang menggantikan',
    ),
  )
  await user.selectOptions(dialog.getByLabelText('Kepada'), 'Tejo')
  await user.click(dialog.getByRole('button', { name: 'Serahkan' }))
  expect(await screen.findByText('3 coaching diserahkan')).toBeVisible()
  expect(requestsTo(api.adminAccount.handOver)[0]?.body).toEqual({ adminId: '42' })
})

test('handed over, but the answer is lost: another press is the same act, and tells as many', async () => {
  let isDown = true
  const { user, requestsTo } = await open(
    { coachings: 3 },
    mockApi(api.adminAccount.handOver, () => (isDown ? offline() : { coachings: 3 })),
  )
  await user.click(await screen.findByRole('button', { name: 'Serahkan coaching' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Serahkan coaching' }))
  await user.selectOptions(dialog.getByLabelText('Kepada'), 'Tejo')
  await user.click(dialog.getByRole('button', { name: 'Serahkan' }))
  await dialog.findByText(/^Jawaban server tidak sampai/)
  isDown = false
  await user.click(dialog.getByRole('button', { name: 'Serahkan' }))
  expect(await screen.findByText('3 coaching diserahkan')).toBeVisible()
  const keys = requestsTo(api.adminAccount.handOver).map(({ headers }) =>
    headers.get('idempotency-key'),
  )
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('who was locked meanwhile is refused, and no longer offered in the open window', async () => {
  const refusal = 'Pilih admin lain yang akunnya tidak dikunci.'
  const view = await open(
    { coachings: 3 },
    mockApi(api.adminAccount.handOver, problem(400, refusal, { adminId: refusal })),
  )
  const { user, answerWith } = view
  await user.click(await screen.findByRole('button', { name: 'Serahkan coaching' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Serahkan coaching' }))
  await user.selectOptions(dialog.getByLabelText('Kepada'), 'Tejo')
  const locked = { ...OTHER, lockedAt: '2026-08-20T02:00:00.000Z' }
  const third = adminAccountOf({ id: '43', fullName: 'Wati' })
  const account = adminAccountOf({ coachings: 3 })
  answerWith(mockApi(api.adminAccount.list, [account, locked, third]))
  await user.click(dialog.getByRole('button', { name: 'Serahkan' }))
  expect(await dialog.findByRole('option', { name: 'Wati' })).toBeInTheDocument()
  expect(dialog.queryByRole('option', { name: 'Tejo' })).not.toBeInTheDocument()
  expect(dialog.getByLabelText('Kepada')).toHaveAccessibleDescription(refusal)
  await user.click(dialog.getByRole('button', { name: 'Serahkan' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Kepada')).toHaveAccessibleDescription(
      'Pilih admin yang menggantikan',
    ),
  )
  expect(dialog.getByLabelText('Kepada')).toHaveValue('')
  expect(view.requestsTo(api.adminAccount.handOver)).toHaveLength(1)
})

test('a link that is refused for an account that another superadmin has locked shows it as locked', async () => {
  const locked = 'Akun ini dikunci. Buka kuncinya dahulu.'
  const view = await open({}, mockApi(api.passwordRecovery.makeLink, problem(409, locked)))
  await screen.findByRole('button', { name: 'Kunci akun' })
  const now = adminAccountOf({ lockedAt: '2026-08-20T02:00:00.000Z' })
  view.answerWith(mockApi(api.adminAccount.list, [now, OTHER]))
  await press(view, 'Buat tautan password baru', 'Ya')
  expect(await screen.findByText(locked)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Buka kunci akun' })).toBeVisible()
})

test('who has left is deleted', async () => {
  const view = await open({}, mockApi(api.adminAccount.remove, null))
  await press(view, 'Hapus akun', 'Hapus')
  expect(await screen.findByText('Akun dihapus')).toBeVisible()
  await waitFor(() => expect(location.hash).toBe('#/admin/akun-admin'))
})

test('nothing is offered for the own account', async () => {
  await open({ id: OWN_ID })
  expect(await screen.findByText(/Ini akun Anda/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Kunci akun' })).not.toBeInTheDocument()
})
