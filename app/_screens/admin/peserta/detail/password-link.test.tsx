import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { participantOf } from '@/lib/testing/factories'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const SITI = participantOf()
const URL = 'https://coaching.contoh.go.id/#/password-baru?token=q4vJ1o0Ylq0mZ8Xk'
const CAN = mockApi(api.features.list, ['password-recovery'])
const MAKES = mockApi(api.passwordRecovery.makeLink, {
  ...{ url: URL, expiresAt: '2026-08-25T02:00:00.000Z' },
})
const NAME = 'Buat tautan password baru'

const open = (...mocks: Mock[]) =>
  renderScreen('admin/peserta/detail', {
    ...{ as: 'admin', params: { id: SITI.id } },
    api: [mockApi(api.user.get, SITI), ...mocks],
  })

async function press(...mocks: Mock[]) {
  const view = await open(CAN, ...mocks)
  await view.user.click(await screen.findByRole('button', { name: NAME }))
  const question = within(await screen.findByRole('dialog'))
  return { ...view, question }
}

test("'shown once, with copy and WhatsApp buttons, 24 hours'", async () => {
  const { user, question, requestsTo } = await press(MAKES)
  expect(
    question.getByText(/Siapa pun yang memegang tautan ini dapat membuka akun/),
  ).toBeVisible()
  expect(requestsTo(api.passwordRecovery.makeLink)).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Ya' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tautan password baru' })
  const shown = within(dialog)
  expect(shown.getByLabelText('Tautan')).toHaveValue(URL)
  expect(dialog).toHaveAccessibleDescription(
    'Untuk Dr. Siti Rahma, M.Si.: berlaku satu kali, sampai 25/08/2026 09:00 WIB. Setelah jendela ini ditutup, tautan tidak dapat ditampilkan lagi.',
  )
  expect(await axe(dialog)).toHaveNoViolations()
  const chat = shown.getByRole('link', { name: /Kirim lewat WhatsApp/ })
  expect(chat.getAttribute('href')).toContain(encodeURIComponent(URL))
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(shown.getByRole('button', { name: 'Salin tautan' }))
  expect(await screen.findByText('Tautan disalin')).toBeVisible()
  expect(write).toHaveBeenCalledWith(URL)
})

test('that what the server can could not be asked is not that it cannot', async () => {
  const { user, answerWith } = await open(
    mockApi(api.features.list, problem(500, 'Gangguan')),
  )
  const again = await screen.findByRole('button', {
    name: 'Tautan password belum dapat diperiksa, coba lagi',
  })
  answerWith(CAN)
  await user.click(again)
  expect(await screen.findByRole('button', { name: NAME })).toBeVisible()
})

test('an admin who thinks better of it makes none', async () => {
  const { user, question, requestsTo } = await press(MAKES)
  await user.click(question.getByRole('button', { name: 'Tidak' }))
  expect(requestsTo(api.passwordRecovery.makeLink)).toHaveLength(0)
})

test('a refusal is said, and no link is shown', async () => {
  const refused = mockApi(
    api.passwordRecovery.makeLink,
    problem(404, 'Peserta tidak ditemukan.'),
  )
  const { user, question } = await press(refused)
  await user.click(question.getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Peserta tidak ditemukan.')).toBeVisible()
  expect(screen.queryByLabelText('Tautan')).not.toBeInTheDocument()
})

test('a server of chapter 7 offers none', async () => {
  await open()
  await screen.findByRole('button', { name: 'Hapus' })
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument()
})
