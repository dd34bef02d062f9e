import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { ErasureOutlook, OwnPrivacy } from '@/lib/entities/privacy'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, problem, stalled } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const can = mockApi(api.features.list, ['privacy'])
const own: OwnPrivacy = {
  ...{ edition: 2, isTold: true, asksForCode: false },
  agreed: { edition: 1, at: '2026-08-20T02:00:00.000Z' },
}
const none = mockApi(api.ownData.export, null)
const copy = (state: 'queued' | 'done' | 'failed') => ({
  ...{ id: '5', state, size: state === 'done' ? 2_400_000 : null },
  expiresAt: state === 'done' ? '2026-08-25T02:00:00.000Z' : null,
})
const outlook = (changes: Partial<ErasureOutlook> = {}) =>
  mockApi(api.ownData.outlook, {
    ...{ obstacle: null, coachings: [{ id: '3', topic: 'Tata batas' }] },
    ...{ certificates: 2, recordsDays: 365, ...changes },
  })

const open = (mocks: Mock[], changes: Partial<OwnPrivacy> = {}) =>
  openOwnAccount(can, mockApi(api.ownData.privacy, { ...own, ...changes }), ...mocks)

const card = async () => within(await screen.findByRole('region', { name: 'Data Anda' }))
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await (await card()).findByRole('button', { name }))

test('it tells what was agreed to, asks for the password, and says how far the copy is', async () => {
  const begin = mockApi(api.ownData.beginExport, copy('queued'))
  const { user, requestsTo, answerWith } = await open([none, begin])
  const data = await card()
  expect(
    await data.findByText(
      /^Anda menyetujui halaman privasi versi 1 pada .* Yang berlaku kini versi 2\./,
    ),
  ).toBeVisible()
  await press(user, 'Unduh data saya')
  const dialog = within(await screen.findByRole('dialog', { name: 'Unduh data saya' }))
  expect(dialog.queryByLabelText('Kode verifikasi')).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Password'), 'Rimba2026')
  answerWith(mockApi(api.ownData.export, copy('queued')))
  await user.click(dialog.getByRole('button', { name: 'Buat salinan' }))
  expect(await data.findByText(/^Salinan sedang dibuat/)).toBeVisible()
  expect(requestsTo(api.ownData.beginExport)[0]?.body).toEqual({
    ...{ password: 'Rimba2026', code: '' },
  })
})

test.each([
  ['done', /^Salinan siap \(2,3 MB\)\. Dapat diunduh sampai /, 'Simpan file'],
  ['failed', /^Salinan tidak dapat dibuat/, 'Buat salinan baru'],
] as const)('a copy that is %s says so', async (state, text, button) => {
  await open([mockApi(api.ownData.export, copy(state))])
  const data = await card()
  expect(await data.findByText(text)).toBeVisible()
  expect(data.getByRole('button', { name: button })).toBeVisible()
})

test('the focus stays at its button while the copy is made, and readers hear how far it is', async () => {
  const { user, answerWith } = await open([
    none,
    mockApi(api.ownData.beginExport, copy('queued')),
  ])
  const data = await card()
  const regions = liveRegions()
  await press(user, 'Unduh data saya')
  const dialog = within(await screen.findByRole('dialog', { name: 'Unduh data saya' }))
  await user.type(dialog.getByLabelText('Password'), 'Rimba2026')
  answerWith(mockApi(api.ownData.export, copy('queued')))
  await user.click(dialog.getByRole('button', { name: 'Buat salinan' }))
  expect(regions.tell(await data.findByText(/^Salinan sedang dibuat/))).toBe(true)
  await waitFor(() =>
    expect(data.getByRole('button', { name: /^Buat salinan baru/ })).toHaveFocus(),
  )
  answerWith(mockApi(api.ownData.export, copy('done')))
  const ready = await data.findByText(/^Salinan siap/, {}, { timeout: 5_000 })
  expect(regions.tell(ready)).toBe(true)
  expect(data.getByRole('button', { name: 'Buat salinan baru' })).toHaveFocus()
})

test("a copy that stalls is called off by 'Batalkan', and half of one is none", async () => {
  const files = { createObjectURL: jest.fn(() => 'blob:'), revokeObjectURL: jest.fn() }
  Object.assign(URL, files)
  const ready = [mockApi(api.ownData.export, copy('done'))]
  const { user, answerWith } = await open([
    ...ready,
    mockApi(api.ownData.exportFile, stalled),
  ])
  await press(user, 'Simpan file')
  await press(user, 'Batalkan')
  expect(
    await screen.findByText('Unduhan dibatalkan. Tidak ada file yang disimpan.'),
  ).toBeVisible()
  answerWith(mockApi(api.ownData.exportFile, new Blob(['PK'])))
  await press(user, 'Simpan file')
  expect(await screen.findByText(/^Tidak dapat terhubung ke server/)).toBeVisible()
  expect(files.createObjectURL).not.toHaveBeenCalled()
})

test('what an erasure takes is told first; a wrong password erases nothing', async () => {
  const wrong = problem(422, 'Password salah', { password: 'Password salah' })
  const { user, answerWith, requestsTo } = await open(
    [none, outlook(), mockApi(api.ownData.erase, wrong)],
    { asksForCode: true },
  )
  await press(user, 'Hapus akun saya')
  const window = await screen.findByRole('dialog', { name: 'Hapus akun saya' })
  const dialog = within(window)
  expect(dialog.getByText('Tata batas')).toBeVisible()
  expect(dialog.getByText(/^2 sertifikat Anda tetap tercatat/)).toBeVisible()
  expect(await axe(window)).toHaveNoViolations()
  await user.type(dialog.getByLabelText('Password'), 'Salah12345')
  await user.type(dialog.getByLabelText('Kode verifikasi'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Hapus akun saya' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/Password salah/),
  )
  answerWith(mockApi(api.ownData.erase, null))
  answerWith(mockApi(api.beranda.list, []), mockApi(api.coaching.homepage, null))
  answerWith(mockApi(api.coaching.upcoming, []))
  await user.click(dialog.getByRole('button', { name: 'Hapus akun saya' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'Akun Anda sudah dihapus' }),
  ).toBeVisible()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(location.hash).toBe('#/')
  expect(requestsTo(api.ownData.erase)).toHaveLength(2)
})

test('an erasure that is on its way cannot be called off: its window stays until it is known what became of it', async () => {
  const { user, answerWith } = await open([none, outlook()])
  await press(user, 'Hapus akun saya')
  const window = await screen.findByRole('dialog', { name: 'Hapus akun saya' })
  const dialog = within(window)
  await user.type(dialog.getByLabelText('Password'), 'Rimba2026')
  let refuse = (_: ReturnType<typeof problem>) => {}
  answerWith(
    mockApi(
      api.ownData.erase,
      () => new Promise<ReturnType<typeof problem>>((resolve) => (refuse = resolve)),
    ),
  )
  await user.click(dialog.getByRole('button', { name: 'Hapus akun saya' }))
  for (const name of ['Batal', 'Tutup'])
    await user.click(dialog.getByRole('button', { name }))
  await user.keyboard('{Escape}')
  await untilStill()
  expect(window).toBeVisible()
  act(() => refuse(problem(422, 'Password salah', { password: 'Password salah' })))
  await waitFor(() =>
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/Password salah/),
  )
  await user.click(dialog.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(window).not.toBeInTheDocument())
})

test('what stands before an erasure is told, and nothing is asked for', async () => {
  const obstacle = 'Anda superadmin terakhir portal ini.'
  const { user } = await open([none, outlook({ obstacle })])
  await press(user, 'Hapus akun saya')
  const dialog = await screen.findByRole('dialog', { name: 'Akun belum dapat dihapus' })
  expect(within(dialog).getByText(obstacle)).toBeVisible()
})

test('a new edition is told once on the list of coachings, and blocks nothing', async () => {
  const { user, requestsTo, answerWith } = await renderScreen('coaching/user', {
    as: 'user',
    api: [
      ...[can, mockApi(api.coaching.taken, []), mockApi(api.coaching.upcomingUser, [])],
      mockApi(api.ownData.privacy, { ...own, isTold: false }),
      mockApi(api.ownData.told, null),
    ],
  })
  expect(await screen.findByText('Halaman privasi diperbarui')).toBeVisible()
  answerWith(mockApi(api.ownData.privacy, own))
  await user.click(screen.getByRole('button', { name: 'Mengerti' }))
  await waitFor(() =>
    expect(screen.queryByText('Halaman privasi diperbarui')).not.toBeInTheDocument(),
  )
  expect(requestsTo(api.ownData.told)[0]?.body).toEqual({ edition: 2 })
})
