import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { resizeImage, UnreadableImage } from '@/lib/browser/resize-image'
import { api } from '@/lib/contract'
import type { AttendanceRow, ZoomMeetingOverview } from '@/lib/entities/meeting'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/resize-image', () => ({
  ...jest.requireActual('@/lib/browser/resize-image'),
  resizeImage: jest.fn(),
}))

const HERE: AttendanceRow = {
  id: 'u1-peserta',
  name: 'Siti Rahma',
  namaInstansi: 'BPKH Wilayah XI',
  status: true,
}
const ABSENT: AttendanceRow = { ...HERE, id: 'u2', name: 'Suharto', status: false }
const LINK = 'https://zoom.example.id/j/123'
const photo = new File(['x'], 'latar.png', { type: 'image/png' })
const small = new File(['y'], 'latar.jpg', { type: 'image/jpeg' })

const overviewOf = (changes: Partial<ZoomMeetingOverview> = {}): ZoomMeetingOverview => ({
  meetingUrl: LINK,
  meetingBackground: null,
  meetingBackgroundFileName: null,
  users: [HERE, ABSENT],
  ...changes,
})

async function open(changes: Partial<ZoomMeetingOverview> = {}, ...more: Mock[]) {
  const view = await openCoachingTab('zoom-meeting', [
    mockApi(api.adminCoaching.zoomMeeting, overviewOf(changes)),
    mockApi(api.adminMeeting.updateMeetingUrl, null),
    ...more,
  ])
  await screen.findByText('Siti Rahma')
  const saved = () =>
    view.requestsTo(api.adminMeeting.updateMeetingUrl).map(({ body }) => body)
  return { ...view, saved }
}

const link = () => screen.getByRole('textbox', { name: 'Tautan meeting' })
const box = (name: string) => screen.getByRole('checkbox', { name: `Kehadiran ${name}` })
const picker = () => screen.getByLabelText<HTMLInputElement>(/Unggah virtual background$/)

async function retype(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(link())
  await user.type(link(), text)
  await user.tab()
}

beforeEach(() => {
  freezeDate('2026-08-24T09:00:00+07:00')
  jest.mocked(resizeImage).mockReset().mockResolvedValue(small)
})

describe('meeting link', () => {
  test("'saved on blur if changed, trimmed'", async () => {
    const { user, saved } = await open()
    expect(link()).toHaveValue(LINK)
    await retype(user, '  https://zoom.example.id/j/456 ')
    expect(await screen.findByText('Tersimpan')).toBeVisible()
    expect(saved()).toEqual([{ meetingUrl: 'https://zoom.example.id/j/456' }])
    expect(link()).toHaveValue('https://zoom.example.id/j/456')
  })

  test('of a pasted invitation the address is taken', async () => {
    const { user, saved } = await open()
    await user.clear(link())
    await user.click(link())
    await user.paste(
      'Topic: Coaching (https://kehutanan.example).\nJoin Zoom Meeting\nhttps://zoom.example.id/j/789?pwd=a.\nMeeting ID: 789',
    )
    await user.tab()
    expect(await screen.findByText('Tersimpan')).toBeVisible()
    expect(saved()).toEqual([{ meetingUrl: 'https://zoom.example.id/j/789?pwd=a' }])
    expect(link()).toHaveValue('https://zoom.example.id/j/789?pwd=a')
  })

  test('what the server says of the address stands at the field', async () => {
    const reason = 'Tautan meeting harus berupa URL yang diawali http:// atau https://'
    const { user } = await open(
      {},
      mockApi(
        api.adminMeeting.updateMeetingUrl,
        problem(400, 'Periksa kembali isian yang ditandai.', { meetingUrl: reason }),
      ),
    )
    await retype(user, 'zoom nanti saja')
    expect(await screen.findByText(`Tautan belum tersimpan: ${reason}`)).toBeVisible()
    expect(link()).toHaveAccessibleDescription(`Tautan belum tersimpan: ${reason}`)
  })

  test('leaving it unchanged, or changed by blanks only, makes no call', async () => {
    const { user, saved } = await open()
    await user.click(link())
    await user.tab()
    await retype(user, ` ${LINK} `)
    expect(link()).toHaveValue(LINK)
    await user.click(link())
    await user.tab()
    expect(saved()).toEqual([])
  })

  test('if the save fails the field says so and keeps the text (decision 62)', async () => {
    const { user, saved, answerWith } = await open()
    const reason = 'Tautan meeting harus berupa URL yang diawali http:// atau https://'
    answerWith(mockApi(api.adminMeeting.updateMeetingUrl, problem(400, reason)))
    await retype(user, 'zoom saja')
    expect(await screen.findByText(`Tautan belum tersimpan: ${reason}`)).toBeVisible()
    expect(link()).toHaveValue('zoom saja')
    expect(link()).toBeInvalid()
    expect(link()).toHaveAccessibleDescription(`Tautan belum tersimpan: ${reason}`)
    answerWith(mockApi(api.adminMeeting.updateMeetingUrl, null))
    await user.click(link())
    await user.tab()
    expect(await screen.findByText('Tersimpan')).toBeVisible()
    expect(saved()).toHaveLength(2)
  })

  test('what could not be saved is not left behind without a question (decision 44)', async () => {
    const { user } = await open({}, mockApi(api.adminMeeting.updateMeetingUrl, offline))
    await retype(user, 'https://zoom.example.id/j/9')
    await screen.findByText(
      /^Belum diketahui apakah tautan tersimpan\. Jawaban server tidak sampai/,
    )
    await user.click(screen.getByRole('button', { name: 'Kembali' }))
    expect(
      await screen.findByText('Anda yakin ingin kembali ke halaman sebelumnya?'),
    ).toBeVisible()
  })

  test('a change back while the first is on its way is saved after it', async () => {
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { user, saved } = await open(
      {},
      mockApi(api.adminMeeting.updateMeetingUrl, async () => {
        await held
        return null
      }),
    )
    await retype(user, 'https://zoom.example.id/salah')
    expect(screen.getByText('Menyimpan…')).toBeVisible()
    await retype(user, LINK)
    await act(async () => finish())
    await waitFor(() => expect(saved().at(-1)).toEqual({ meetingUrl: LINK }))
    expect(await screen.findByText('Tersimpan')).toBeVisible()
  })
})

describe('virtual background', () => {
  test('is sent at most 1366 pixels large, and its file name shows', async () => {
    const { user, answerWith, requestsTo } = await open(
      {},
      mockApi(api.adminMeeting.updateMeetingBackground, {
        fileName: 'latar.jpg',
        filePath: 'p/1.jpg',
      }),
    )
    expect(screen.getByText('Belum ada')).toBeVisible()
    answerWith(
      mockApi(
        api.adminCoaching.zoomMeeting,
        overviewOf({
          meetingBackground: 'p/1.jpg',
          meetingBackgroundFileName: 'latar.jpg',
        }),
      ),
    )
    await user.upload(picker(), photo)
    expect(await screen.findByText('latar.jpg')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Virtual background saat ini' })).toBeVisible()
    expect(resizeImage).toHaveBeenCalledWith(photo, 1366)
    const [request] = requestsTo(api.adminMeeting.updateMeetingBackground)
    expect(request?.file?.name).toBe('latar.jpg')
  })

  test.each([
    [
      ...(['another type', 'File harus berupa gambar (jpg, jpeg, png)'] as const),
      new File(['x'], 'latar.pdf', { type: 'application/pdf' }),
    ],
    [
      'a cut picture',
      /^File harus berupa gambar .+\. File ini tidak dapat dibaca: mungkin terpotong/,
      photo,
    ],
  ])('%s: %s', async (_, sentence, file) => {
    jest.mocked(resizeImage).mockRejectedValue(new UnreadableImage())
    const { requestsTo } = await open()
    await userEvent.setup({ applyAccept: false }).upload(picker(), file)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(requestsTo(api.adminMeeting.updateMeetingBackground)).toEqual([])
  })
})

describe('attendance', () => {
  test("'an attendance count, and a table with a clickable attendance box per participant'", async () => {
    const { container } = await open()
    expect(screen.getByText('1 dari 2 orang hadir')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Kehadiran' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'No',
      'ID',
      'Nama',
      'Instansi',
      'Hadir',
    ])
    expect(box('Siti Rahma')).toBeChecked()
    expect(box('Suharto')).not.toBeChecked()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('the box is locked while the call runs, then shows what the server says', async () => {
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { user, answerWith, requestsTo } = await open(
      {},
      mockApi(api.adminMeeting.toggleAttendance, async () => {
        await held
        return { status: true }
      }),
    )
    await user.click(box('Suharto'))
    expect(box('Suharto')).toHaveAttribute('aria-disabled', 'true')
    expect(box('Siti Rahma')).not.toHaveAttribute('aria-disabled')
    await user.click(box('Suharto'))
    const users = [HERE, { ...ABSENT, status: true }]
    answerWith(mockApi(api.adminCoaching.zoomMeeting, overviewOf({ users })))
    await act(async () => finish())
    await waitFor(() => expect(box('Suharto')).not.toHaveAttribute('aria-disabled'))
    expect(box('Suharto')).toBeChecked()
    expect(box('Suharto')).toHaveFocus()
    expect(screen.getByText('2 dari 2 orang hadir')).toBeVisible()
    const calls = requestsTo(api.adminMeeting.toggleAttendance)
    expect(calls.map(({ body, params }) => ({ body, params }))).toEqual([
      { body: { userId: 'u2', status: true }, params: { id: '14' } },
    ])
    expect(requestsTo(api.adminCoaching.zoomMeeting)).toHaveLength(2)
  })

  test('a failed call is told, never re-sent, and the state is read again (decision 61)', async () => {
    const { user, requestsTo } = await open(
      {},
      mockApi(api.adminMeeting.toggleAttendance, problem(500, 'Server sedang sibuk.')),
    )
    await user.click(box('Suharto'))
    expect(await screen.findByText('Server sedang sibuk.')).toBeVisible()
    await waitFor(() => expect(box('Suharto')).not.toHaveAttribute('aria-disabled'))
    expect(box('Suharto')).not.toBeChecked()
    expect(requestsTo(api.adminMeeting.toggleAttendance)).toHaveLength(1)
    expect(requestsTo(api.adminCoaching.zoomMeeting)).toHaveLength(2)
  })
})
