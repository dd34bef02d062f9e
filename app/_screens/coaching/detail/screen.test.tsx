import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Coaching } from '@/lib/entities/coaching'
import type { Role } from '@/lib/entities/user'
import { coachingOf, coachOf } from '@/lib/testing/factories'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-08-21T09:00:00+07:00'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
})
afterEach(() => jest.useRealTimers())

async function open(
  changes: Partial<Coaching> = {},
  as: Role | null = null,
  ...mocks: Mock[]
) {
  const view = await renderScreen('coaching/detail', {
    params: { id: '14' },
    as,
    api: [
      mockApi(api.coaching.get, coachingOf(changes)),
      mockApi(api.faq.list, []),
      mockApi(api.category.list, []),
      mockApi(api.asalInstansi.list, []),
      ...mocks,
    ],
  })
  await screen.findByText('KHT-2026-014')
  return view
}

const joinButton = () => screen.getByRole('button', { name: 'Ikuti coaching' })

it('shows topic, countdown, date, time with zone, place, quota, certificate and contact', async () => {
  await open()
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'Pengukuhan kawasan hutan dan penataan batas',
    }),
  ).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('04 hari')
  for (const text of [
    'Tata batas',
    'Selasa, 25/08/2026',
    '09:00–11:00 WIB',
    'Zoom Meeting',
    '36 dari 40',
    'Budi Santoso',
    '0812-3456-7890',
  ]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByText(/^Peserta yang menyelesaikan/)).toHaveTextContent(
    'Peserta yang menyelesaikan Pre Test, Zoom Meeting, dan Post Test mendapat e-sertifikat.',
  )
})

it('links the contact person to WhatsApp and copies the number', async () => {
  const { user } = await open()
  const link = screen.getByRole('link', { name: /^WhatsApp/ })
  expect(link.getAttribute('href')).toContain('https://wa.me/6281234567890')
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Salin nomor Budi Santoso' }))
  expect(await screen.findByText('Nomor disalin')).toBeVisible()
  expect(write).toHaveBeenCalledWith('0812-3456-7890')
})

it('says that date and time come later, and offers no calendar entry', async () => {
  await open({ tanggalMeeting: null, jamMulai: null, jamSelesai: null })
  expect(screen.getByText('Tanggal dan pukul akan ditentukan kemudian')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(
    /^00 hari\s*00 jam\s*00 menit\s*00 detik$/,
  )
  expect(
    await screen.findByRole('button', { name: 'Tambah ke kalender' }),
  ).toHaveAccessibleDescription('Tersedia setelah tanggal dan pukul ditentukan.')
})

it('says that it is going on while the countdown shows zeros', async () => {
  jest.setSystemTime(new Date('2026-08-25T10:00:00+07:00'))
  await open()
  expect(screen.getByText('Berlangsung sampai 11:00 WIB')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^00 hari/)
})

it('says that it is over, is joined no more, and calls no seat free', async () => {
  jest.setSystemTime(new Date('2026-08-25T10:59:58+07:00'))
  await open({ pesertaTerdaftar: 37 })
  expect(screen.getByText('Sisa 3 kursi')).toBeVisible()
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getByText('Sudah selesai')).toBeVisible()
  expect(screen.queryByText(/^Sisa/)).toBeNull()
  expect(joinButton()).toHaveAccessibleDescription('Coaching ini sudah selesai.')
  expect(
    await screen.findByRole('button', { name: 'Tambah ke kalender' }),
  ).toHaveAccessibleDescription('Meeting sudah selesai.')
})

it.each([
  [34, null],
  [35, 'Sisa 5 kursi'],
  [40, 'Kuota penuh'],
])(
  "'Low-quota warning when remaining seats … are 5 or fewer': %i of 40 taken: %s",
  async (pesertaTerdaftar, warning) => {
    await open({ pesertaTerdaftar })
    if (warning) expect(screen.getByText(warning)).toBeVisible()
    else expect(screen.queryByText(/Sisa|penuh/)).not.toBeInTheDocument()
  },
)

it.each([
  ['quota full', { pesertaTerdaftar: 40 }, 'Kuota sudah penuh.'],
  [
    'already proposed',
    { isInProposal: true },
    'Anda sudah mengajukan diri pada coaching ini.',
  ],
  ['already taken', { userTakeThis: true }, 'Anda sudah mengikuti coaching ini.'],
])(
  "'The join button is disabled when the quota is full … or the user already proposed': %s",
  async (_, changes, reason) => {
    const { user } = await open(changes, 'user')
    expect(joinButton()).toHaveAttribute('aria-disabled', 'true')
    expect(joinButton()).toHaveAccessibleDescription(reason)
    expect(screen.getByText(reason)).toBeVisible()
    await user.click(joinButton())
    expect(location.hash).toBe('#/coaching/14')
  },
)

it('leads who takes part to the coaching, and who proposed to the list', async () => {
  const view = await open({ userTakeThis: true }, 'user')
  expect(screen.getByRole('link', { name: 'Buka coaching' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/coach',
  )
  view.unmount()
  await open({ isInProposal: true }, 'user')
  expect(screen.getByRole('link', { name: 'Lihat status pengajuan' })).toHaveAttribute(
    'href',
    '#/coaching/user',
  )
})

const joinButtonOrNull = () => screen.queryByRole('button', { name: 'Ikuti coaching' })

it('leads role user to the questions', async () => {
  const { user } = await open({}, 'user')
  await user.click(joinButton())
  await waitFor(() => expect(location.hash).toBe('#/coaching/14/ask-question'))
  await waitFor(() => expect(joinButtonOrNull()).toBeNull())
})

it("'A non-user visitor clicking join gets a login prompt and is sent to login. The coaching is remembered'", async () => {
  const { user } = await open()
  await user.click(joinButton())
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Login untuk mengikuti coaching')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(location.hash).toBe('#/login'))
  expect(localStorage.getItem('rememberedCoaching')).toBe('14')
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

it('offers registration in the prompt; Batal stays and remembers nothing', async () => {
  const { user } = await open()
  await user.click(joinButton())
  await user.click(await screen.findByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.hash).toBe('#/coaching/14')
  expect(localStorage.getItem('rememberedCoaching')).toBeNull()
  await user.click(joinButton())
  await user.click(await screen.findByRole('button', { name: 'Daftar' }))
  await waitFor(() => expect(location.hash).toBe('#/register'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Daftar' })).toBeVisible()
})

it('opens the flyer larger and closes it again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^Perbesar flyer/ }))
  expect(
    await screen.findByRole('img', { name: /^Flyer coaching Pengukuhan/ }),
  ).toHaveAttribute('src', 'http://localhost/e-coaching/files/flyer.jpg')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('copies link, topic, date and time where the device cannot share', async () => {
  const { user } = await open()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Bagikan' }))
  expect(await screen.findByText('Tautan disalin')).toBeVisible()
  expect(write).toHaveBeenCalledWith(
    'Pengukuhan kawasan hutan dan penataan batas\nSelasa, 25/08/2026, 09:00–11:00 WIB\nhttp://localhost/#/coaching/14',
  )
})

it('names materials, coaches and the moderator', async () => {
  await open({
    coaches: [coachOf()],
    moderator: coachOf({ id: '2', type: 'Moderator', name: 'Suharto' }),
    materi: [{ name: 'Pedoman tata batas', fileUrl: 'materi/a.pdf' }],
  })
  expect(screen.getByText('Dr. Ir. Siti Rahma, S.Hut., M.Si.')).toBeVisible()
  expect(screen.getByText('Suharto')).toBeVisible()
  expect(screen.getByText('Pedoman tata batas')).toBeVisible()
})

it.each([
  [404, 'Coaching tidak ditemukan'],
  [410, 'Coaching dibatalkan'],
])('says when the coaching does not exist (any more): %s', async (status, name) => {
  await renderScreen('coaching/detail', {
    params: { id: '99' },
    api: [mockApi(api.coaching.get, problem(status, 'Tidak ada'))],
  })
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})

it('passes on what the server says about a failure', async () => {
  await renderScreen('coaching/detail', {
    params: { id: '14' },
    api: [mockApi(api.coaching.get, problem(503, 'Server sedang dipelihara'))],
  })
  expect(await screen.findByText('Server sedang dipelihara')).toBeVisible()
})

it('says when it cannot be loaded, and tries again', async () => {
  const { user, answerWith } = await renderScreen('coaching/detail', {
    params: { id: '14' },
    api: [mockApi(api.coaching.get, offline)],
  })
  expect(await screen.findByText('Coaching tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.coaching.get, coachingOf()))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('KHT-2026-014')).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container } = await open({
    coaches: [coachOf()],
    materi: [{ name: 'Pedoman', fileUrl: 'a.pdf' }],
  })
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})
