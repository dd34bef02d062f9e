import { screen, waitFor, within } from '@testing-library/react'
import { timesOf } from '@/app/_screens/admin/coaching/template-context'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { observeServerTime } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import type { NotYet } from '@/lib/entities/reminder'
import type { PreTestUserRow } from '@/lib/entities/test'
import type { Told } from '@/lib/entities/told'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const PEOPLE = [
  { id: 'u1', name: 'Siti Rahma' },
  { id: 'u2', name: 'Suharto' },
]
const NOT_YET: NotYet = {
  ...{ 'pre-test': PEOPLE, 'zoom-meeting': [], 'post-test': PEOPLE },
  'survei-kepuasan': [],
}
const TOLD: Told = {
  ...{ subject: 'Pengingat Pre Test', channel: 'email', state: 'sent' },
  at: '2026-08-24T02:05:00Z',
}
const OVERVIEW = { soal: null, jawaban: null, users: [] }
const SENT = { sent: PEOPLE, skipped: [] }

const openTab = (tab: 'pre-test' | 'post-test' | 'zoom-meeting', ...more: Mock[]) =>
  openCoachingTab(tab, [
    mockApi(api.adminCoaching.preTest, OVERVIEW),
    mockApi(api.adminCoaching.postTest, OVERVIEW),
    mockApi(api.adminCoaching.zoomMeeting, {
      ...{ meetingUrl: null, meetingBackground: null, users: [] },
      meetingBackgroundFileName: null,
    }),
    mockApi(api.notification.notYet, NOT_YET),
    mockApi(api.notification.remind, SENT),
    ...more,
  ])

async function openForm(tab: 'pre-test' | 'post-test', ...more: Mock[]) {
  const view = await openTab(tab, ...more)
  await view.user.click(
    await screen.findByRole('button', { name: 'Ingatkan yang belum (2)' }),
  )
  const element = await screen.findByRole('dialog', { name: 'Ingatkan 2 peserta' })
  await untilStill()
  return { ...view, element, dialog: within(element) }
}

// the meeting of the demo coaching is on 25/08/2026
beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test('says to whom by name, sends what is written once, and tells whom it went to', async () => {
  const { user, dialog, element, requestsTo } = await openForm('pre-test')
  // a name may end in a full stop: 'Suharto, S.Hut.'
  expect(element).toHaveTextContent(
    'Kepada: Siti Rahma, Suharto {nama} diganti dengan nama',
  )
  expect(dialog.getByRole('textbox', { name: 'Pesan' })).toHaveDisplayValue(
    /^Yth\. Bapak\/Ibu \{nama\},[\s\S]*belum mengerjakan Pre Test/,
  )
  await user.click(dialog.getByRole('button', { name: 'Kirim' }))
  expect(
    await screen.findByRole('dialog', { name: 'Notifikasi terkirim' }),
  ).toHaveTextContent('Dikirim ke 2 peserta.')
  expect(requestsTo(api.notification.remind)).toMatchObject([
    {
      params: { id: '14' },
      body: {
        ...{ step: 'pre-test', userIds: ['u1', 'u2'], notifToMember: true },
        subject: 'E-Coaching Kehutanan - Pengingat Pre Test',
        times: timesOf(adminCoachingOf()),
        toldAt: null,
      },
    },
  ])
})

test('of many the first names stand there, the others after a press; when each was reminded is told', async () => {
  const many = Array.from({ length: 34 }, (_, at) => ({
    ...{ id: `u${at}`, name: `Peserta ${at}` },
    told: null as Told | null,
  }))
  const row = { id: 'u0', name: 'Peserta 0', namaInstansi: 'BPKH' }
  const others = { id: 'u1', name: 'Peserta 1', namaInstansi: 'BPKH' }
  const third = { id: 'u2', name: 'Peserta 2', namaInstansi: 'BPKH' }
  const users = [row, others, third].map((one) => ({
    ...one,
    finishPreTest: false,
    score: '-',
  }))
  const { user, answerWith } = await openTab(
    'pre-test',
    mockApi(api.adminCoaching.preTest, { ...OVERVIEW, users: users as PreTestUserRow[] }),
    mockApi(api.notification.notYet, { ...NOT_YET, 'pre-test': many }),
  )
  await user.click(await screen.findByRole('button', { name: 'Ingatkan yang belum (34)' }))
  const element = await screen.findByRole('dialog', { name: 'Ingatkan 34 peserta' })
  const dialog = within(element)
  expect(element).toHaveTextContent(
    'Kepada: Peserta 0, Peserta 1, Peserta 2, Peserta 3, dan',
  )
  expect(element).not.toHaveTextContent('Peserta 33')
  await user.click(dialog.getByRole('button', { name: '30 lainnya' }))
  expect(element).toHaveTextContent('Peserta 33')
  expect(
    screen.queryByRole('columnheader', { name: /Diingatkan/, hidden: true }),
  ).toBeNull()
  const toldOf = (id: string) => (id === 'u2' ? {} : { told: id === 'u0' ? TOLD : null })
  const after = many.map(({ id, name }) => ({ id, name, ...toldOf(id) }))
  answerWith(mockApi(api.notification.notYet, { ...NOT_YET, 'pre-test': after }))
  await user.click(dialog.getByRole('button', { name: 'Kirim' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  const reminded = await screen.findByRole('row', { name: /Peserta 0 / })
  expect(reminded).toHaveTextContent('Email terkirim 24/08/2026 09:05')
  expect(screen.getByRole('row', { name: /Peserta 1 / })).toHaveTextContent(/Belum$/)
  expect(screen.getByRole('row', { name: /Peserta 2 / })).toHaveTextContent(
    /Tidak diketahui$/,
  )
})

test('the window says when the last of them was reminded, by the list that was shown, and the server hears it', async () => {
  const moments = [TOLD.at, '2026-08-24T01:00:00Z']
  const told = moments.map((at) => ({ ...TOLD, at }))
  const people = PEOPLE.map((one, index) => ({ ...one, told: told[index] }))
  const read = mockApi(api.notification.notYet, { ...NOT_YET, 'pre-test': people })
  const { user, dialog, element, requestsTo } = await openForm('pre-test', read)
  expect(element).toHaveTextContent(/kepada mereka: Email terkirim 24\/08\/2026 09:05/)
  await user.click(dialog.getByRole('button', { name: 'Kirim' }))
  await screen.findByRole('dialog', { name: 'Notifikasi terkirim' })
  const [sent] = requestsTo(api.notification.remind)
  expect(sent?.body).toMatchObject({ toldAt: TOLD.at })
})

test('whoever has done it meanwhile is named as not written to', async () => {
  const { user, dialog } = await openForm(
    'pre-test',
    mockApi(api.notification.remind, { sent: PEOPLE.slice(0, 1), skipped: ['u2'] }),
  )
  await user.click(dialog.getByRole('button', { name: 'Kirim' }))
  expect(
    await screen.findByRole('dialog', { name: 'Notifikasi terkirim' }),
  ).toHaveTextContent(/Dikirim ke 1 peserta\.Tidak dikirim.*: Suharto\./)
})

test('a refusal is said as one, and the list is read anew', async () => {
  const refusal = 'Semua peserta yang dipilih sudah melakukannya. Pesan tidak dikirim.'
  const { user, dialog, answerWith } = await openForm(
    'pre-test',
    mockApi(api.notification.remind, problem(409, refusal)),
  )
  answerWith(mockApi(api.notification.notYet, { ...NOT_YET, 'pre-test': [] }))
  await user.click(dialog.getByRole('button', { name: 'Kirim' }))
  expect(await screen.findByText(refusal)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/^Ingatkan yang belum/)).toBeNull())
  expect(screen.queryByText('Notifikasi terkirim')).toBeNull()
})

test('a failure keeps the window with its text', async () => {
  const { user, dialog } = await openForm(
    'pre-test',
    mockApi(api.notification.remind, offline),
  )
  await user.click(dialog.getByRole('button', { name: 'Kirim' }))
  expect(
    await dialog.findByText(/Belum diketahui apakah notifikasi terkirim/),
  ).toBeVisible()
})

test('after 21:00 of the meeting day nobody is asked for the post-test any more', async () => {
  freezeDate('2026-08-26T09:00:00+07:00')
  const { dialog } = await openForm('post-test')
  expect(dialog.getByRole('textbox', { name: 'Pesan' })).toHaveDisplayValue(
    /Waktu pengerjaannya sudah berakhir/,
  )
})

test.each([
  [
    'before its start',
    '2026-08-25T08:59:00+07:00',
    /Kami mengingatkan jadwal Zoom Meeting/,
  ],
  ['while it runs', '2026-08-25T10:00:00+07:00', /Kami mencatat Anda belum bergabung/],
  ['after it', '2026-08-25T11:01:00+07:00', /Kami mencatat Anda tidak hadir/],
])('nobody is told to have missed a meeting %s that was not', async (_, now, text) => {
  freezeDate(now)
  const { user } = await openTab(
    'zoom-meeting',
    mockApi(api.notification.notYet, { ...NOT_YET, 'zoom-meeting': PEOPLE }),
  )
  await user.click(await screen.findByRole('button', { name: 'Ingatkan yang belum (2)' }))
  const message = await screen.findByRole('textbox', { name: 'Pesan' })
  expect(message).toHaveDisplayValue(text)
  expect(message).not.toHaveDisplayValue(/Tautannya tersedia/)
})

test('it is as late as it is at the server, on a device whose clock is two hours behind', async () => {
  freezeDate('2026-08-25T19:30:00+07:00')
  const { user } = await openTab('post-test')
  const button = await screen.findByRole('button', { name: 'Ingatkan yang belum (2)' })
  observeServerTime(() => new Date('2026-08-25T21:30:00+07:00').toUTCString())
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingatkan 2 peserta' }))
  expect(dialog.getByRole('textbox', { name: 'Pesan' })).toHaveDisplayValue(
    /Waktu pengerjaannya sudah berakhir/,
  )
})

test('whoever is marked as present is no longer among those who have not come', async () => {
  const row = { id: 'u1', name: 'Siti Rahma', namaInstansi: 'BPKH', status: false }
  const { user, answerWith } = await openTab(
    'zoom-meeting',
    mockApi(api.adminCoaching.zoomMeeting, {
      ...{ meetingUrl: null, meetingBackground: null, users: [row] },
      meetingBackgroundFileName: null,
    }),
    mockApi(api.notification.notYet, { ...NOT_YET, 'zoom-meeting': PEOPLE }),
    mockApi(api.adminMeeting.toggleAttendance, { status: true }),
  )
  await screen.findByRole('button', { name: 'Ingatkan yang belum (2)' })
  answerWith(
    mockApi(api.notification.notYet, { ...NOT_YET, 'zoom-meeting': PEOPLE.slice(1) }),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Kehadiran Siti Rahma' }))
  expect(
    await screen.findByRole('button', { name: 'Ingatkan yang belum (1)' }),
  ).toBeVisible()
})

test('nothing is offered where everybody has done it', async () => {
  const { requestsTo } = await openTab('zoom-meeting')
  await screen.findByText('Belum ada peserta')
  await waitFor(() => expect(requestsTo(api.notification.notYet)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Ingatkan/ })).toBeNull()
})

test('who has not yet is not none where what the server can could not be asked', async () => {
  const { user, answerWith } = await openTab(
    'pre-test',
    mockApi(api.features.list, problem(500, 'Gangguan')),
  )
  const again = await screen.findByRole('button', {
    name: 'Peserta yang belum tidak dapat diperiksa, coba lagi',
  })
  answerWith(mockApi(api.features.list, ['manual-reminders']))
  await user.click(again)
  expect(
    await screen.findByRole('button', { name: 'Ingatkan yang belum (2)' }),
  ).toBeVisible()
})

test('who has not yet is not none where it could not be asked', async () => {
  const { user, answerWith } = await openTab(
    'pre-test',
    mockApi(api.notification.notYet, problem(500, 'Gangguan')),
  )
  const again = await screen.findByRole('button', {
    name: 'Peserta yang belum tidak dapat diperiksa, coba lagi',
  })
  answerWith(mockApi(api.notification.notYet, NOT_YET))
  await user.click(again)
  expect(
    await screen.findByRole('button', { name: 'Ingatkan yang belum (2)' }),
  ).toBeVisible()
})
