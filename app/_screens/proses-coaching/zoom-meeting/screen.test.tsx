import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, mockFile, offline, problem } from '@/lib/testing/mock-api'
import { savedFiles } from '@/lib/testing/saved-files'

const LINK = 'https://zoom.us/j/99887766?pwd=rimba'
const OPEN = { eligible: true, meetingUrl: LINK, meetingBackground: 'latar/77.png' }
const saved = savedFiles()

async function open(
  data: Parameters<typeof shellMocks>[0] = {},
  now = '2026-08-24T09:00:00+07:00',
) {
  freezeDate(now)
  return renderScreen('proses-coaching/zoom-meeting', {
    params: { id: '14' },
    as: 'user',
    api: shellMocks(data),
  })
}

test('shows the meeting link and the virtual background', async () => {
  const { container } = await open({ meeting: OPEN })
  const link = await screen.findByRole('link', { name: /^Gabung Zoom Meeting/ })
  expect(link).toHaveAttribute('href', LINK)
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByText(LINK)).toBeVisible()
  expect(screen.getByRole('img', { name: 'Virtual background meeting' })).toHaveAttribute(
    'src',
    '/e-coaching/files/latar/77.png',
  )
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('counts down to the meeting and names its date', async () => {
  await open({ meeting: OPEN })
  const time = await screen.findByRole('region', { name: 'Jadwal meeting' })
  expect(within(time).getByRole('timer')).toHaveTextContent('01 hari00 jam00 menit00 detik')
  expect(time).toHaveTextContent('Selasa, 25/08/2026')
  expect(time).toHaveTextContent('09:00–11:00 WIB')
})

test('without a date the shell says so, and the screen why there is no link: nothing a third time', async () => {
  const undated = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }
  await open({ header: undated })
  const link = await screen.findByRole('region', { name: 'Tautan meeting' })
  expect(link).toHaveTextContent('Tanggal dan pukul meeting akan ditentukan kemudian.')
  expect(screen.queryByRole('region', { name: 'Jadwal meeting' })).toBeNull()
})

test('while it runs it says so in place of zeros', async () => {
  await open({ meeting: OPEN }, '2026-08-25T10:00:00+07:00')
  const time = await screen.findByRole('region', { name: 'Jadwal meeting' })
  expect(time).toHaveTextContent('Berlangsung sampai 11:00 WIB')
  expect(within(time).queryByRole('timer')).not.toBeInTheDocument()
})

const joins = () => screen.findAllByRole('link', { name: /^Gabung Zoom Meeting/ })

test.each([
  ['2026-08-25T08:29:59+07:00', false],
  ['2026-08-25T08:30:00+07:00', true],
  ['2026-08-25T10:59:00+07:00', true],
])('at %s the way into the meeting is the loud one: %s', async (now, isLoud) => {
  await open({ meeting: OPEN }, now)
  const [join, ...more] = await joins()
  expect(more).toEqual([])
  expect(join?.className.includes('bg-brand-fill')).toBe(isLoud)
})

test('after its planned end the way on is the loud one, and the meeting can still be joined', async () => {
  await open({ meeting: OPEN }, '2026-08-25T11:05:00+07:00')
  expect(await joins()).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Lanjut: Post Test' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/post-test',
  )
  expect(screen.queryByText(/^Masuk 10 menit lebih awal/)).toBeNull()
})

test('what has begun is not to be entered earlier, and what was yesterday not to be joined', async () => {
  await open({ meeting: OPEN }, '2026-08-25T10:00:00+07:00')
  expect(await screen.findByText('Pakai nama lengkap Anda.')).toBeVisible()
  cleanup()
  await open({ meeting: OPEN }, '2026-08-26T09:00:00+07:00')
  expect(await screen.findByText(LINK)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Gabung Zoom Meeting/ })).toBeNull()
})

test('a link that was never shared is not on its way any more once the meeting has been', async () => {
  await open({}, '2026-08-26T09:00:00+07:00')
  expect(await screen.findByText('Tautan meeting tidak dibagikan')).toBeVisible()
  expect(screen.queryByText(/belum tersedia/)).toBeNull()
})

test('goes into the own calendar with its link, and is shared without it', async () => {
  const { user } = await open({ meeting: OPEN })
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Bagikan' }))
  expect(await screen.findByText('Tautan disalin')).toBeVisible()
  expect(write).toHaveBeenCalledWith(expect.stringContaining('#/coaching/14'))
  expect(write).not.toHaveBeenCalledWith(expect.stringContaining(LINK))
  await user.click(screen.getByRole('button', { name: 'Tambah ke kalender' }))
  await waitFor(() => expect(saved).toEqual(['coaching-KHT-2026-014.ics']))
})

test.each([
  ['when it comes near', { meeting: OPEN }, '2026-08-25T08:29:58+07:00'],
  ['when it begins', { meeting: OPEN }, '2026-08-25T08:59:58+07:00'],
  ['that was not shared before', {}, '2026-08-25T08:59:58+07:00'],
])(
  'the link is that of the moment %s, though the page has been open',
  async (_, data, now) => {
    const { answerWith } = await open(data, now)
    await screen.findByRole('region', { name: 'Tautan meeting' })
    const moved = 'https://zoom.us/j/11223344'
    answerWith(...shellMocks({ meeting: { ...OPEN, meetingUrl: moved } }))
    jest.setSystemTime(Date.parse(now) + 3000)
    expect(await screen.findByText(moved)).toBeVisible()
    expect((await joins())[0]).toHaveAttribute('href', moved)
    expect(screen.queryByText(LINK)).toBeNull()
  },
)

test('copies the link', async () => {
  const { user } = await open({ meeting: OPEN })
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Salin tautan' }))
  expect(await screen.findByText('Tautan meeting disalin')).toBeVisible()
  expect(write).toHaveBeenCalledWith(LINK)
})

test('saves the virtual background with its own extension', async () => {
  const { user, answerWith } = await open({ meeting: OPEN })
  answerWith(mockFile('/files/latar/77.png', problem(404, 'Tidak ada')))
  await user.click(await screen.findByRole('button', { name: 'Unduh virtual background' }))
  expect(await screen.findByText(/^File tidak ditemukan/)).toBeVisible()
  expect(saved).toEqual([])
  answerWith(mockFile('/files/latar/77.png', new Blob(['png'], { type: 'image/png' })))
  await user.click(screen.getByRole('button', { name: 'Coba lagi virtual background' }))
  expect(await screen.findByText('Selesai diunduh')).toBeVisible()
  expect(saved).toEqual(['Virtual background KHT-2026-014.png'])
})

test('text that is no web address is shown and never linked', async () => {
  await open({ meeting: { ...OPEN, meetingUrl: 'javascript:alert(1)' } })
  expect(await screen.findByText('javascript:alert(1)')).toBeVisible()
  expect(
    screen.queryByRole('link', { name: /^Gabung Zoom Meeting/ }),
  ).not.toBeInTheDocument()
})

test('a field that the check leaves out shows as not yet available', async () => {
  const { user, answerWith, container } = await open()
  answerWith(mockApi(api.zoomMeeting.check, {} as never))
  await user.click(await screen.findByRole('button', { name: 'Periksa lagi' }))
  expect(await screen.findByText('Tautan meeting belum tersedia')).toBeVisible()
  const link = screen.getByRole('region', { name: 'Tautan meeting' })
  expect(link).toHaveTextContent(
    'Tautan meeting belum dibagikan oleh admin. Jadwal: Selasa, 25/08/2026 pukul 09:00 s/d 11:00 WIB.',
  )
  expect(
    screen.queryByRole('img', { name: 'Virtual background meeting' }),
  ).not.toBeInTheDocument()
  expect(await axeCalmly(container)).toHaveNoViolations()

  answerWith(
    mockApi(api.zoomMeeting.check, { ...OPEN, meetingBackground: null, attended: false }),
  )
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }))
  expect(await screen.findByRole('link', { name: /^Gabung Zoom Meeting/ })).toBeVisible()
})

test('says when attendance was marked', async () => {
  await open({ meeting: { attended: true } }, '2026-08-25T12:00:00+07:00')
  expect(await screen.findByText('Terima kasih telah mengikuti meeting ini.')).toBeVisible()
})

test('a failed check is told and tried again', async () => {
  freezeDate('2026-08-25T08:00:00+07:00')
  const { user, answerWith } = await renderScreen('proses-coaching/zoom-meeting', {
    params: { id: '14' },
    as: 'user',
    api: [...shellMocks(), mockApi(api.zoomMeeting.check, offline)],
  })
  expect(await screen.findByText('Data meeting tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.zoomMeeting.check, { ...OPEN, attended: false }))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link', { name: /^Gabung Zoom Meeting/ })).toBeVisible()
})
