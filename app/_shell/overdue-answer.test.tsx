import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { type Mock, mockApi, offline, stalled } from '@/lib/testing/mock-api'

const CATEGORY = { id: '3', name: 'Tata batas' }
const OVERDUE = 'Masih menunggu server…'

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] }))
afterEach(() => jest.useRealTimers())

const list = mockApi(api.category.list, [{ ...CATEGORY, faqs: [] }])
const open = (more: Mock[]) =>
  renderScreen('admin/category/add', { as: 'admin', api: [list, ...more] })

async function save(user: UserEvent) {
  await user.type(screen.getByLabelText('Nama kategori'), 'Tata batas')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
}

async function untilOverdue() {
  expect(await screen.findByText('Memuat…')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Berhenti menunggu' })).toBeNull()
  await jest.advanceTimersByTimeAsync(15_000)
  expect(await screen.findByText(OVERDUE)).toBeVisible()
}

test.each<[string, (user: UserEvent) => Promise<void>]>([
  [
    'its button',
    (user) => user.click(screen.getByRole('button', { name: 'Berhenti menunggu' })),
  ],
  ['Esc', (user) => user.keyboard('{Escape}')],
])(
  'a form on a dead line is free again by %s, told that it may be saved, and sent again as the same act',
  async (_, stop) => {
    const { user, requestsTo, answerWith } = await open([
      mockApi(api.category.create, stalled),
    ])
    await save(user)
    await untilOverdue()
    await stop(user)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      'Jawaban server tidak sampai, jadi mungkin sudah berhasil.',
    )
    await waitFor(() => expect(screen.queryByText(OVERDUE)).toBeNull())
    expect(screen.getByLabelText('Nama kategori')).toHaveValue('Tata batas')
    answerWith(mockApi(api.category.create, CATEGORY))
    await user.click(screen.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
    const [first, second] = requestsTo(api.category.create)
    expect(first?.signal.aborted).toBe(true)
    expect(second?.headers.get('idempotency-key')).toBe(
      first?.headers.get('idempotency-key'),
    )
  },
)

test('a list on a dead line says that it cannot be loaded, and tries again', async () => {
  const { user, answerWith } = await renderScreen('admin/category', {
    as: 'admin',
    api: [mockApi(api.category.list, stalled)],
  })
  await untilOverdue()
  await user.click(screen.getByRole('button', { name: 'Berhenti menunggu' }))
  const again = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(list)
  await user.click(again)
  expect(await screen.findByRole('rowheader', { name: 'Tata batas' })).toBeVisible()
})

test('what is marked beside the page can be waited for no longer either, and is told as one whose answer was lost', async () => {
  const absent = { id: 'u2', name: 'Suharto', namaInstansi: 'BPKH', status: false }
  const overview = {
    ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
    users: [absent],
  }
  const { user } = await openCoachingTab('zoom-meeting', [
    mockApi(api.adminCoaching.zoomMeeting, overview),
    mockApi(api.adminMeeting.toggleAttendance, stalled),
  ])
  const box = await screen.findByRole('checkbox', { name: 'Kehadiran Suharto' })
  await user.click(box)
  expect(box).toHaveAttribute('aria-disabled', 'true')
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByText(OVERDUE)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Berhenti menunggu' }))
  expect(await screen.findByText(/mungkin sudah berhasil/)).toBeVisible()
  await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'))
})

test('what is asked for again quietly, and is still unknown, can be waited for no longer either', async () => {
  const { user, answerWith } = await renderScreen('proses-coaching/pre-test', {
    ...{ params: { id: '14' }, as: 'user' },
    api: [mockApi(api.coaching.header, offline)],
  })
  await screen.findByText('Coaching ini tidak dapat dibuka')
  answerWith(mockApi(api.coaching.header, stalled))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByText(OVERDUE)).toBeVisible()
  answerWith(...shellMocks())
  await user.click(screen.getByRole('button', { name: 'Berhenti menunggu' }))
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('KHT-2026-014')).toBeVisible()
})

describe('what is asked for again while it is shown', () => {
  const meeting = (now: string) => {
    jest.setSystemTime(Date.parse(now))
    return renderScreen('proses-coaching/zoom-meeting', {
      ...{ params: { id: '14' }, as: 'user' },
      api: shellMocks(),
    })
  }

  test('by a press can be waited for no longer, and stays as it was last read', async () => {
    const { user, answerWith } = await meeting('2026-08-25T07:00:00+07:00')
    const again = await screen.findByRole('button', { name: 'Periksa lagi' })
    answerWith(mockApi(api.zoomMeeting.check, stalled))
    await user.click(again)
    expect(again).toHaveAttribute('aria-busy', 'true')
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    await user.click(await screen.findByRole('button', { name: 'Berhenti menunggu' }))
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByText('Tautan meeting belum tersedia')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  })

  test('by itself, as the meeting begins, is waited for by nobody', async () => {
    const { answerWith, requestsTo } = await meeting('2026-08-25T08:59:58+07:00')
    await screen.findByRole('button', { name: 'Periksa lagi' })
    const before = requestsTo(api.zoomMeeting.check).length
    answerWith(mockApi(api.zoomMeeting.check, stalled))
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    await waitFor(() => expect(requestsTo(api.zoomMeeting.check)).toHaveLength(before + 1))
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(screen.queryByText(OVERDUE)).not.toBeInTheDocument()
  })
})

test('what a test asks by itself lies over no question, however long it takes', async () => {
  const { user, answerWith, requestsTo } = await renderScreen(
    'proses-coaching/test/pre-test',
    {
      ...{ params: { id: 'overdue' }, as: 'user' },
      api: [...preTestMocks(), mockApi(api.preTest.end, offline)],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Akhiri Test' }))
  answerWith(mockApi(api.preTest.start, stalled))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(requestsTo(api.preTest.start)).toHaveLength(2))
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  expect(screen.queryByText(OVERDUE)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Akhiri Test' })).toBeVisible()
})
