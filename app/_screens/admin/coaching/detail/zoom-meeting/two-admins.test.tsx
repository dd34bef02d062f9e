import { screen, waitFor } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { resizeImage } from '@/lib/browser/resize-image'
import { api } from '@/lib/contract'
import type { ZoomMeetingOverview } from '@/lib/entities/meeting'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/resize-image', () => ({
  ...jest.requireActual('@/lib/browser/resize-image'),
  resizeImage: jest.fn(),
}))

const [OLD, THEIRS, OWN] = [1, 2, 3].map((no) => `https://zoom.example.id/j/${no}`)
const PERSON = { id: 'u1', name: 'Siti Rahma', namaInstansi: 'BPKH', status: false }

/** A server that takes what is written over its present version alone. */
async function open() {
  let changes = 1
  let held: ZoomMeetingOverview = {
    ...{ meetingUrl: OLD ?? null, users: [PERSON], version: 'v1' },
    ...{ meetingBackground: null, meetingBackgroundFileName: null },
  }
  const change = (part: Partial<ZoomMeetingOverview>) => {
    changes += 1
    held = { ...held, ...part, version: `v${changes}` }
  }
  const over = <T,>(headers: Headers, work: () => T) => {
    if (headers.get('if-match') === `"${held.version}"`) return work()
    return { refusal: { ...problem(412, 'Sudah berubah.').refusal, present: held } }
  }
  const view = await openCoachingTab('zoom-meeting', [
    mockApi(api.adminCoaching.zoomMeeting, () => held),
    mockApi(api.adminMeeting.toggleAttendance, () => ({ status: true })),
    mockApi(api.adminMeeting.updateMeetingUrl, ({ headers, body }) =>
      over(headers, () => {
        change({ meetingUrl: body.meetingUrl ?? null })
        return null
      }),
    ),
    mockApi(api.adminMeeting.updateMeetingBackground, ({ headers, file }) =>
      over(headers, () => {
        const name = file?.name ?? ''
        change({ meetingBackground: name, meetingBackgroundFileName: name })
        return { fileName: name, filePath: name }
      }),
    ),
  ])
  await screen.findByText('Siti Rahma')
  const retype = async (text: string) => {
    await view.user.clear(link())
    await view.user.type(link(), text)
    await view.user.tab()
  }
  return { ...view, change, retype, held: () => held }
}

const link = () => screen.getByRole('textbox', { name: 'Tautan meeting' })
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const chooser = () => screen.getByLabelText(/Unggah virtual background$/)

beforeEach(() => {
  freezeDate('2026-08-24T09:00:00+07:00')
  jest.mocked(resizeImage).mockImplementation((file) => Promise.resolve(file as File))
})

test('a link that another admin has saved meanwhile stays and is named; leaving the field once more replaces it', async () => {
  const { user, change, retype, held } = await open()
  change({ meetingUrl: THEIRS ?? null })
  await retype(OWN ?? '')
  const told = `Tautan belum tersimpan: sejak halaman ini dibuka, yang tersimpan sudah diganti menjadi “${THEIRS}”.`
  await waitFor(() => expect(link()).toHaveAccessibleDescription(RegExp(`^${told}`)))
  expect(held().meetingUrl).toBe(THEIRS)
  expect(link()).toHaveValue(OWN)
  await user.click(link())
  await user.tab()
  expect(await screen.findByText('Tersimpan')).toBeVisible()
  expect(held().meetingUrl).toBe(OWN)
})

test('a link in whose field nothing was typed follows what is read anew', async () => {
  const { user, change } = await open()
  change({ meetingUrl: THEIRS ?? null })
  await user.click(screen.getByRole('checkbox', { name: 'Kehadiran Siti Rahma' }))
  await waitFor(() => expect(link()).toHaveValue(THEIRS))
})

test('a link is saved without a word where only the picture beside it was changed, and one after the other', async () => {
  const { change, retype, held } = await open()
  change({ meetingBackground: 'b.png' })
  await retype(OWN ?? '')
  expect(await screen.findByText('Tersimpan')).toBeVisible()
  await retype(THEIRS ?? '')
  await waitFor(() => expect(held().meetingUrl).toBe(THEIRS))
  expect(await screen.findByText('Tersimpan')).toBeVisible()
})

test('a picture that another admin has chosen meanwhile stays and is named; a changed link is no reason to ask', async () => {
  const { user, change, held } = await open()
  change({ meetingUrl: THEIRS ?? null })
  await user.upload(chooser(), picture('satu.png'))
  await waitFor(() => expect(held().meetingBackground).toBe('satu.png'))
  await screen.findByText('satu.png')
  change({ meetingBackground: 'lain.png', meetingBackgroundFileName: 'lain.png' })
  await user.upload(chooser(), picture('dua.png'))
  expect(
    await screen.findByText(/^Virtual background sudah diubah .* “lain.png”/),
  ).toBeVisible()
  expect(held().meetingBackground).toBe('lain.png')
})
