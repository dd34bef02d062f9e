import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { exportTable } from '@/lib/browser/export-table'
import { api } from '@/lib/contract'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { participantOf } from '@/lib/testing/factories'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/export-table', () => ({
  exportTable: jest.fn().mockResolvedValue('akun-admin_2026-08-26.csv'),
}))

const RIMA: AdminAccount = {
  ...{ id: '41', fullName: 'Rima', username: 'rima', email: 'rima@contoh.go.id' },
  ...{ contact: '081234567890', role: 'admin', secondFactorSince: null, lastLoginAt: null },
  ...{ lockedAt: null, coachings: 0 },
}
const ASKED = problem(403, 'Masukkan password Anda sekali lagi untuk melanjutkan.')
const ASKS = { refusal: { ...ASKED.refusal, reason: 'confirm-password-and-code' as const } }

/** Presses 'Ekspor' where two admins are listed. */
async function exportCsv(...mocks: Mock[]) {
  const view = await renderScreen('admin/akun-admin', {
    as: 'superadmin',
    api: [
      mockApi(api.adminAccount.list, [RIMA, { ...RIMA, id: '42', fullName: 'Budi' }]),
      ...mocks,
    ],
  })
  await view.user.click(await screen.findByRole('button', { name: 'Ekspor' }))
  await view.user.click(screen.getByRole('button', { name: 'CSV (.csv)' }))
  return view
}

beforeEach(() => jest.mocked(exportTable).mockClear())

test("'both factors are asked again before exporting persons', and then the file is made", async () => {
  let isConfirmed = false
  const { user, requestsTo } = await exportCsv(
    mockApi(api.secondFactor.exportPersons, () => (isConfirmed ? null : ASKS)),
    mockApi(api.secondFactor.confirm, () => {
      isConfirmed = true
      return null
    }),
  )
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' }),
  )
  expect(exportTable).not.toHaveBeenCalled()
  await user.type(dialog.getByLabelText('Password'), 'Admin12345')
  await user.type(dialog.getByLabelText('Kode verifikasi'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
  expect(await screen.findByText(/^2 baris diunduh sebagai/)).toBeVisible()
  expect(requestsTo(api.secondFactor.exportPersons)).toHaveLength(2)
})

test.each([
  ['given up', mockApi(api.secondFactor.exportPersons, ASKS)],
  ['without a line', mockApi(api.secondFactor.exportPersons, offline)],
])('%s no file is made', async (_, mock) => {
  const { user } = await exportCsv(mock)
  const cancel = screen.queryByRole('button', { name: 'Batal' })
  if (cancel) await user.click(cancel)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ekspor' })).toBeEnabled())
  expect(exportTable).not.toHaveBeenCalled()
})

test('while it is not known whether the server asks for them, no file is made, and that is said', async () => {
  const { answerWith, user } = await renderScreen('admin/peserta', {
    as: 'admin',
    api: [
      mockApi(api.features.list, offline),
      mockApi(api.user.list, [participantOf(), participantOf({ id: '2' })]),
    ],
  })
  const exportAll = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ekspor' }))
    await user.click(screen.getByRole('button', { name: 'CSV (.csv)' }))
  }
  await exportAll()
  expect(await screen.findByText(/^Tidak dapat terhubung ke server\./)).toBeVisible()
  expect(exportTable).not.toHaveBeenCalled()
  answerWith(mockApi(api.features.list, ['second-factor']))
  answerWith(mockApi(api.secondFactor.exportPersons, null))
  await exportAll()
  expect(await screen.findByText(/^2 baris diunduh sebagai/)).toBeVisible()
})

test('a server that does not know the call is not asked', async () => {
  const { requestsTo } = await exportCsv()
  expect(await screen.findByText(/^2 baris diunduh sebagai/)).toBeVisible()
  expect(requestsTo(api.secondFactor.exportPersons)).toEqual([])
})
