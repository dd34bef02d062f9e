import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { RecoveryWays } from '@/lib/entities/recovery'
import { provideSnapshot } from '@/lib/first-paint/snapshot'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const CAN_SEND = mockApi(api.features.list, ['password-recovery', 'recovery-messages'])
const answering = (ways: RecoveryWays) => mockApi(api.passwordRecovery.ask, ways)

const open = (...mocks: Mock[]) => renderScreen('lupa-password', { api: mocks })
const field = () => screen.findByLabelText('Username atau email')
const send = () => screen.getByRole('button', { name: 'Kirim tautan' })

async function ask(...mocks: Mock[]) {
  const view = await open(CAN_SEND, ...mocks)
  await view.user.type(await field(), ' sari ')
  await view.user.click(send())
  return view
}

test.each<[RecoveryWays, string]>([
  [
    ['email'],
    'Bila akun tersebut terdaftar, tautan untuk membuat password baru kami kirim ke email yang terdaftar. Periksa juga folder spam.',
  ],
  [
    ['email', 'whatsapp'],
    'Bila akun tersebut terdaftar, tautan untuk membuat password baru kami kirim ke email dan WhatsApp yang terdaftar. Periksa juga folder spam.',
  ],
  [
    ['whatsapp'],
    'Bila akun tersebut terdaftar, tautan untuk membuat password baru kami kirim ke nomor WhatsApp yang terdaftar.',
  ],
])('a server that sends by %j: %s', async (ways, sentence) => {
  const { requestsTo } = await ask(answering(ways))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(requestsTo(api.passwordRecovery.ask)[0]?.body).toEqual({ identity: 'sari' })
})

test('readers hear where the link goes', async () => {
  const { user } = await open(CAN_SEND, answering(['email']))
  await user.type(await field(), 'sari')
  const regions = liveRegions()
  await user.click(send())
  expect(regions.tell(await screen.findByText(/^Bila akun tersebut terdaftar/))).toBe(true)
})

test('it can be asked for again, and how often is said: what is asked beyond is not answered', async () => {
  const { user } = await ask(answering(['email']))
  expect(await screen.findByText(/paling banyak tiga tautan dalam satu jam/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Minta tautan lagi' }))
  expect(await field()).toHaveValue('')
})

test('nothing typed: the field says so and nothing is asked', async () => {
  const { user, requestsTo } = await open(CAN_SEND)
  await field()
  await user.click(send())
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('Username atau email diperlukan'),
  )
  expect(requestsTo(api.passwordRecovery.ask)).toHaveLength(0)
})

test.each<[string, Mock, string]>([
  [
    'too many',
    mockApi(api.passwordRecovery.ask, problem(429, 'Coba lagi dalam 15 detik.')),
    'Coba lagi dalam 15 detik.',
  ],
  [
    'no line',
    mockApi(api.passwordRecovery.ask, offline),
    'Server belum menjawab. Isian Anda tetap ada; silakan coba lagi.',
  ],
])(
  'a refusal is never told as sent, and what was typed stays: %s',
  async (_, mock, text) => {
    await ask(mock)
    expect(await screen.findByText(text)).toBeVisible()
    expect(await field()).toHaveValue(' sari ')
    expect(screen.queryByText(/kami kirim ke/)).not.toBeInTheDocument()
  },
)

test("'Without a mail server the page names the office's contact', and nothing can be asked for", async () => {
  const email = 'pelatihan@contoh.go.id'
  provideSnapshot({ 'known-office': { address: null, email, whatsapp: null } })
  await open(mockApi(api.features.list, ['password-recovery']))
  // in the notice, and in the footer as on every page
  expect(await screen.findAllByRole('link', { name: email })).toHaveLength(2)
  provideSnapshot({})
  expect(
    await screen.findByText('Hubungi admin kantor penyelenggara coaching'),
  ).toBeVisible()
  expect(screen.queryByLabelText('Username atau email')).not.toBeInTheDocument()
})

test('while it is not known what the server can do, nothing is said of it', async () => {
  await open(mockApi(api.features.list, offline))
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible()
  expect(screen.queryByText(/tidak dapat mengirim/)).not.toBeInTheDocument()
})

test('has no accessibility violations, before and after', async () => {
  const { container, user } = await open(CAN_SEND, answering(['email']))
  await user.type(await field(), 'sari')
  expect(await axe(container)).toHaveNoViolations()
  await user.click(send())
  await screen.findByText(/kami kirim ke/)
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  [['email-in-log', 'whatsapp-in-log'], 'email dan WhatsApp'],
  [['whatsapp-in-log'], 'WhatsApp'],
])('a demo says what reaches nobody: %j', async (more, ways) => {
  await open(
    mockApi(api.features.list, ['password-recovery', 'recovery-messages', ...more]),
  )
  await field()
  expect(
    screen.getByText(
      `Mode demo: ${ways} tidak sampai kepada siapa pun, hanya ditulis di catatan server.`,
    ),
  ).toBeVisible()
})
