import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'
import { clearSessionEnd } from '@/lib/feedback/session-end'
import { clearDevice, deviceEntries, takeBackWrites } from '@/lib/testing/device'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const PROMISE =
  'Isian dan jawaban yang belum terkirim tetap tersimpan di perangkat ini, kecuali password dan file yang belum diunggah.'
const refused = problem(401, 'Token tidak berlaku.')
const RETURNED = 'Isian Anda yang belum disimpan telah dikembalikan.'

beforeEach(clearDevice)
afterEach(() => act(() => clearSessionEnd()))

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

async function retype(user: UserEvent, name: string | RegExp, text: string) {
  await user.clear(await box(name))
  await user.type(await box(name), text)
}

const openAccount = () => openOwnAccount()

const openSurvey = () =>
  renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: shellMocks({
      survey: {
        eligible: true,
        questions: [
          {
            ...{ id: 'q1', no: 1, unsur: 'Prosedur', pertanyaan: 'Bagaimana prosedurnya?' },
            pilihan: ['Tidak baik', 'Kurang baik', 'Baik', 'Sangat baik'],
          },
        ],
      },
      postTest: resultOf(),
    }),
  })

const proposals = mockApi(api.adminCoaching.proposals, [
  {
    ...{ id: 'p1', userId: 'u1', name: 'Siti Rahma', namaInstansi: null },
    ...{ questions: ['Apa syarat tata batas?'], status: 'PENDING', reason: null },
  },
])
const test = mockApi(api.adminCoaching.preTest, { soal: null, jawaban: null, users: [] })
const meeting = mockApi(api.adminCoaching.zoomMeeting, {
  ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
  users: [],
})

const making = [
  mockApi(api.adminCoaching.certificates, []),
  mockApi(api.certificateTemplate.list, []),
  mockApi(api.certificateMaking.plan, { rows: [], jobId: null }),
  mockApi(api.certificateMaking.settings, {
    ...{ templateId: 'siap-pakai', hours: 4, numberPattern: '{urut}', place: 'Jakarta' },
    signers: [{ name: 'Ratna Dewi', title: '' }],
  }),
]

type Place = {
  open: () => Promise<{ user: UserEvent; answerWith: (...mocks: Mock[]) => void }>
  type: (user: UserEvent) => Promise<void>
  /** Its refusal ends the session. */
  call: Pick<Endpoint, 'method' | 'path'>
  send: (user: UserEvent) => Promise<void>
  /** Opens the dialog, where there is one. */
  reopen?: (user: UserEvent) => Promise<void>
  expectTyped: () => Promise<void>
}

const sendWith = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await button(name))

const PLACES: Record<string, Place> = {
  'Akun Saya': {
    open: openAccount,
    type: (user) => retype(user, 'Nama Lengkap', 'Siti Rahmawati'),
    call: api.auth.updateUser,
    send: sendWith('Simpan'),
    expectTyped: async () =>
      expect(await box('Nama Lengkap')).toHaveValue('Siti Rahmawati'),
  },
  'the survey': {
    open: openSurvey,
    async type(user) {
      await user.click(await screen.findByRole('radio', { name: '3 · Baik' }))
      await user.type(await box(/^Saran/), 'Lanjutkan')
    },
    call: api.survey.submit,
    send: sendWith('Kirim survei'),
    async expectTyped() {
      expect(await screen.findByRole('radio', { name: '3 · Baik' })).toBeChecked()
      expect(await box(/^Saran/)).toHaveValue('Lanjutkan')
    },
  },
  'a message in its dialog': {
    open: () => openCoachingTab('peserta', [proposals]),
    reopen: sendWith(/^Tolak/),
    type: async (user) => user.type(await box('Pesan'), ' Salam dari kami.'),
    call: api.notification.proposal,
    send: sendWith('Kirim'),
    expectTyped: async () =>
      expect(await box('Pesan')).toHaveTextContent('Salam dari kami.'),
  },
  'how certificates are made': {
    open: () => openCoachingTab('sertifikat', making),
    reopen: sendWith('Pengaturan sertifikat'),
    type: (user) => retype(user, 'Tempat penerbitan', 'Bogor'),
    call: api.certificateMaking.saveSettings,
    send: sendWith('Simpan pengaturan'),
    expectTyped: async () => expect(await box('Tempat penerbitan')).toHaveValue('Bogor'),
  },
  "a test's duration": {
    open: () => openCoachingTab('pre-test', [test]),
    type: (user) => retype(user, /^Durasi/, '45'),
    call: api.adminCoaching.update,
    send: sendWith('Simpan durasi'),
    expectTyped: async () => expect(await box(/^Durasi/)).toHaveValue('45'),
  },
  'the meeting link': {
    open: () => openCoachingTab('zoom-meeting', [meeting]),
    type: (user) => retype(user, 'Tautan meeting', 'https://zoom.example.id/j/9'),
    call: api.adminMeeting.updateMeetingUrl,
    send: (user) => user.tab(),
    expectTyped: async () =>
      expect(await box('Tautan meeting')).toHaveValue('https://zoom.example.id/j/9'),
  },
}

const refusals = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => [
  mockApi({ method, path } as Endpoint, refused),
  mockApi(api.auth.renew, refused),
]

it.each(Object.entries(PLACES))(
  'what an ended session promises is so for %s',
  async (_, { open, reopen, type, call, send, expectTyped }) => {
    const { user, answerWith, unmount } = (await open()) as Awaited<
      ReturnType<typeof openAccount>
    >
    await reopen?.(user)
    await type(user)
    answerWith(...refusals(call))
    await send(user)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(PROMISE)
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Login' }),
    )
    await waitFor(() => expect(location.hash).toMatch(/^#\/login/))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    unmount()

    const again = await open()
    await reopen?.(again.user)
    await waitFor(expectTyped)
    expect(await screen.findByText(/telah dikembalikan\.$/)).toBeVisible()
  },
)

it('where the browser keeps nothing an ended session promises what the page holds, and it is so', async () => {
  takeBackWrites()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const { open, type, call, send, expectTyped } = PLACES['Akun Saya'] as Place
  const { user, answerWith, unmount } = (await open()) as Awaited<
    ReturnType<typeof openAccount>
  >
  await type(user)
  answerWith(...refusals(call))
  await send(user)
  const told = await screen.findByRole('alertdialog')
  expect(told).toHaveTextContent(
    'Isian dan jawaban yang belum terkirim tetap ada selama halaman ini tidak ditutup atau dimuat ulang, kecuali password dan file yang belum diunggah.',
  )
  await user.click(within(told).getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(location.hash).toMatch(/^#\/login/))
  unmount()
  await open()
  await waitFor(expectTyped)
  expect(await screen.findByText(RETURNED)).toBeVisible()
})

it('passwords are never kept', async () => {
  const { user, unmount } = await openAccount()
  await user.click(await button('Ganti Password'))
  await user.type(await screen.findByLabelText('Password Lama'), 'Rahasia123')
  unmount()
  expect(JSON.stringify(await deviceEntries())).not.toContain('Rahasia123')
})

it('a message that was given up does not come back', async () => {
  const { user } = await openCoachingTab('peserta', [proposals])
  await user.click(await button(/^Tolak/))
  await user.type(await box('Pesan'), ' Salam dari kami.')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Tutup tanpa mengirim?' })
  await user.click(within(question).getByRole('button', { name: 'Ya' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await button(/^Tolak/))
  expect(await box('Pesan')).not.toHaveTextContent('Salam dari kami.')
  expect(screen.queryByText(RETURNED)).not.toBeInTheDocument()
})
