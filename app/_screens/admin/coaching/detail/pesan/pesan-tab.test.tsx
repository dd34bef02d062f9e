import { screen, waitFor, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { PlannedReminders } from '@/lib/entities/reminder'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const DAY_BEFORE: PlannedReminders[number] = {
  ...{ kind: 'day-before', enabled: true, days: -1, minutes: 540, isOver: false },
  ...{ subject: 'Pengingat Jadwal Coaching', paragraph: 'Sampai jumpa besok.' },
  dueAt: '2026-08-24T09:00:00+07:00',
  people: [
    { id: 'u1', name: 'Siti Rahma' },
    { id: 'u2', name: 'Suharto' },
  ],
  withheld: [{ id: 'u3', name: 'Yosef', reason: 'quiet' }],
  sendable: [
    { id: 'u1', name: 'Siti Rahma' },
    { id: 'u2', name: 'Suharto' },
  ],
  version: 'v1',
}
const SURVEY: PlannedReminders[number] = {
  ...{
    ...DAY_BEFORE,
    kind: 'survey',
    enabled: false,
    days: 3,
    people: [],
    sendable: [],
    withheld: [],
  },
  dueAt: '2026-08-28T09:00:00+07:00',
}
const openTab = (...mocks: Mock[]) =>
  openCoachingTab('pesan', [
    mockApi(api.features.list, ['reminders']),
    mockApi(api.reminder.list, [SURVEY, DAY_BEFORE]),
    mockApi(api.reminder.update, [SURVEY, { ...DAY_BEFORE, enabled: false }]),
    mockApi(api.reminder.messages, { messages: [], leftOut: [] }),
    ...mocks,
  ])

const cardOf = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li')
  if (!item) throw new Error('no card')
  return within(item)
}

beforeEach(() => freezeDate('2026-08-22T09:00:00+07:00'))

test('tells what will go when to how many, with names, and how it reads', async () => {
  const { user } = await openTab()
  const card = await cardOf('Pengingat jadwal')
  expect(card.getByText('Senin, 24/08/2026 pukul 09:00 WIB')).toBeVisible()
  expect(card.getByText('Akan dikirim ke 2 peserta.')).toBeVisible()
  expect(
    card.getByText('Tidak dikirim ke 1 peserta: Yosef (malam hari di zona waktunya).'),
  ).toBeVisible()
  await user.click(card.getByText('Lihat nama'))
  expect(card.getByText('Siti Rahma, Suharto')).toBeVisible()
  await user.click(card.getByText('Lihat isi pesan'))
  expect(
    card.getByText(/Yth\. Bapak\/Ibu \{nama\},[\s\S]*Sampai jumpa besok\./),
  ).toBeVisible()
  expect((await cardOf('Survei kepuasan')).getByText('Tidak akan dikirim.')).toBeVisible()
})

test('where a template goes by WhatsApp the card shows what fills it', async () => {
  const { user } = await openTab(
    mockApi(api.features.list, ['reminders', 'office']),
    mockApi(api.office.get, {
      ...{ name: 'Balai Uji', address: '', email: '', whatsapp: '' },
      ...{ logo: null, signer: 'Panitia' },
    }),
    mockApi(api.office.wordings, {
      texts: {},
      whatsappTemplates: {
        'day-before': { name: 'besok', language: 'id', parameters: ['nama', 'judul'] },
      },
    }),
  )
  const card = await cardOf('Pengingat jadwal')
  await user.click(card.getByText('Lihat isi pesan'))
  const whatsapp = within(await card.findByRole('region', { name: 'Melalui WhatsApp' }))
  expect(whatsapp.getByText(/Template besok/)).toBeVisible()
  expect(whatsapp.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '{nama}',
    expect.stringContaining('Pengingat Jadwal Coaching'),
  ])
  const other = await cardOf('Survei kepuasan')
  await user.click(other.getByText('Lihat isi pesan'))
  expect(other.queryByRole('region', { name: 'Melalui WhatsApp' })).toBeNull()
})

test('of one whose time is over it is told when it went to nobody, and nothing of what is not known', async () => {
  const over = { ...DAY_BEFORE, isOver: true, people: [], withheld: [], sendable: [] }
  const { user } = await openTab(
    mockApi(api.reminder.list, [
      { ...over, missed: DAY_BEFORE.people },
      { ...over, kind: 'hour-before', missed: [] },
      { ...over, kind: 'post-test' },
    ]),
  )
  const card = await cardOf('Pengingat jadwal')
  expect(
    card.getByText(/^Waktunya sudah lewat dan pesan ini tidak dikirim ke 2 peserta/),
  ).toBeVisible()
  await user.click(card.getByText('Lihat nama'))
  expect(card.getByText('Siti Rahma, Suharto')).toBeVisible()
  for (const name of ['Menjelang meeting', 'Post Test dibuka'])
    expect((await cardOf(name)).getByText('Waktunya sudah lewat.')).toBeVisible()
})

test('while the meeting has no times nobody is counted, which is not told as none', async () => {
  await openTab(
    mockApi(api.reminder.list, [{ ...DAY_BEFORE, dueAt: null, people: [], sendable: [] }]),
  )
  const card = await cardOf('Pengingat jadwal')
  expect(card.getByText('Penerimanya dihitung setelah itu.')).toBeVisible()
  expect(card.queryByText(/0 peserta/)).toBeNull()
})

test('switches one off and says so', async () => {
  const { user, requestsTo } = await openTab()
  const card = await cardOf('Pengingat jadwal')
  await user.click(card.getByRole('button', { name: 'Matikan Pengingat jadwal' }))
  expect(await screen.findByText('Pengingat jadwal: dimatikan')).toBeVisible()
  expect(requestsTo(api.reminder.update)).toMatchObject([
    { params: { id: '14' }, body: { kind: 'day-before', enabled: false, minutes: 540 } },
  ])
})

test('one whose time has come is switched on only after a word that it goes at once', async () => {
  const due = { ...DAY_BEFORE, enabled: false, dueAt: '2026-08-22T08:30:00+07:00' }
  const { user, requestsTo } = await openTab(mockApi(api.reminder.list, [due]))
  const card = await cardOf('Pengingat jadwal')
  const button = card.getByRole('button', { name: 'Aktifkan Pengingat jadwal' })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Aktifkan dan kirim?' }))
  expect(dialog.getByText(/segera dikirim bila diaktifkan/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requestsTo(api.reminder.update)).toHaveLength(0)
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Aktifkan dan kirim' }))
  expect(await screen.findByText('Pengingat jadwal: diaktifkan')).toBeVisible()
})

test('what another admin has changed meanwhile is not switched off, and that is told', async () => {
  const { user, answerWith } = await openTab()
  const card = await cardOf('Pengingat jadwal')
  const told = 'Data ini sudah berubah sejak Anda membukanya.'
  const { refusal } = problem(412, told)
  answerWith(
    mockApi(api.reminder.update, { refusal: { ...refusal, present: { ...DAY_BEFORE } } }),
  )
  await user.click(card.getByRole('button', { name: 'Matikan Pengingat jadwal' }))
  expect(await screen.findByText(told)).toBeVisible()
  expect(card.getByText('Aktif')).toBeVisible()
})

test('moves and rewords one, shows how it reads, and brings the ready one back', async () => {
  const { user, requestsTo } = await openTab()
  const card = await cardOf('Pengingat jadwal')
  await user.click(card.getByRole('button', { name: 'Ubah Pengingat jadwal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pengingat jadwal' }))
  await user.click(dialog.getByRole('button', { name: 'Kembali ke bawaan' }))
  expect(dialog.getByLabelText('Isi pesan')).toHaveDisplayValue(/mempelajari materi/)
  await user.clear(dialog.getByLabelText('Dikirim'))
  await user.type(dialog.getByLabelText('Dikirim'), '2')
  await user.selectOptions(dialog.getByLabelText('Pukul (WIB)'), '10:30')
  await user.clear(dialog.getByLabelText('Subjek'))
  await user.type(dialog.getByLabelText('Subjek'), 'Lusa')
  const preview = within(dialog.getByRole('group'))
  await user.click(preview.getByText('Pratinjau pesan'))
  expect(preview.getAllByText('E-Coaching Kehutanan - Lusa')[0]).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Pengingat jadwal: diperbarui')).toBeVisible()
  const [request] = requestsTo(api.reminder.update)
  expect(request?.body).toMatchObject({ days: -2, minutes: 630, subject: 'Lusa' })
  expect(request?.headers.get('If-Match')).toBe('"v1"')
})

test('sends one now after showing to whom, and says whom it did not go to', async () => {
  const { user, requestsTo } = await openTab(
    mockApi(api.reminder.sendNow, {
      sent: [{ id: 'u1', name: 'Siti Rahma' }],
      skipped: ['u2'],
    }),
  )
  const card = await cardOf('Pengingat jadwal')
  await user.click(card.getByRole('button', { name: /^Kirim sekarang/ }))
  const list = within(await screen.findByRole('list', { name: 'Penerima' }))
  expect(list.getByText('Suharto')).toBeVisible()
  expect(requestsTo(api.reminder.sendNow)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Kirim ke 2 peserta' }))
  expect(await screen.findByRole('dialog', { name: 'Pesan dikirim' })).toHaveTextContent(
    /1 peserta sedang dikirim.*Tidak dikirim.*: Suharto\./,
  )
  expect(requestsTo(api.reminder.sendNow)).toMatchObject([
    {
      body: {
        ...{ kind: 'day-before', userIds: ['u1', 'u2'] },
        ...{ subject: 'Pengingat Jadwal Coaching', paragraph: 'Sampai jumpa besok.' },
      },
    },
  ])
})

test.each([
  [[], 'Waktunya sudah tiba: tidak ada lagi peserta yang menunggu pesan ini.'],
  [DAY_BEFORE.people, 'Waktunya sudah tiba: sedang dikirim ke 2 peserta.'],
])('once it is due, to %j, nothing is announced for later', async (people, told) => {
  freezeDate('2026-08-24T09:20:00+07:00')
  await openTab(mockApi(api.reminder.list, [{ ...DAY_BEFORE, people }]))
  const card = await cardOf('Pengingat jadwal')
  expect(card.getByText(told)).toBeVisible()
  expect(card.queryByText(/Akan dikirim/)).toBeNull()
})

test.each([
  ['ahead', '2026-08-25T09:00:00+07:00', true],
  ['begun', '2026-08-22T08:00:00+07:00', false],
])(
  'what is over can be another time while the meeting is: %s',
  async (_, jamMulai, can) => {
    await openCoachingTab(
      'pesan',
      [
        mockApi(api.features.list, ['reminders']),
        mockApi(api.reminder.list, [{ ...DAY_BEFORE, isOver: true, sendable: [] }]),
        mockApi(api.reminder.messages, { messages: [], leftOut: [] }),
      ],
      { jamMulai },
    )
    const card = await cardOf('Pengingat jadwal')
    expect(card.getByText('Waktunya sudah lewat.')).toBeVisible()
    expect(card.queryAllByRole('button', { name: /^Ubah/ })).toHaveLength(can ? 1 : 0)
  },
)

test('can be set before the coaching is published', async () => {
  await openCoachingTab(
    'pesan',
    [
      mockApi(api.features.list, ['reminders']),
      mockApi(api.reminder.list, [SURVEY, DAY_BEFORE]),
      mockApi(api.reminder.messages, { messages: [], leftOut: [] }),
    ],
    { isPublished: false },
  )
  expect((await cardOf('Pengingat jadwal')).getByText('Aktif')).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Rekap' })).toBeNull()
})

test('is not there where the server cannot do it', async () => {
  const { requestsTo } = await openCoachingTab('peserta', [
    mockApi(api.features.list, []),
    mockApi(api.adminCoaching.proposals, []),
  ])
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Rekap' })).toBeVisible())
  expect(screen.queryByRole('tab', { name: 'Pesan' })).toBeNull()
  expect(requestsTo(api.reminder.list)).toHaveLength(0)
})
