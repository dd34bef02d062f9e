import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { AttendanceRow } from '@/lib/entities/meeting'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { participantOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'
import { workbookFile } from '@/lib/testing/workbook'

const row = (id: string, name: string, status = false): AttendanceRow => ({
  ...{ id, name, namaInstansi: 'BPKH Wilayah XI', status },
})
const SITI = row('u1', 'Siti Rahma, S.Hut.')
const TONO = row('u2', 'Tono Subagyo')
const MADE = row('u3', 'I Made Wirawan', true)
const ANI = row('u4', 'Ani Lestari')

const HEAD = 'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest'
const csv = (...rows: string[]) => new File([[HEAD, ...rows].join('\n')], 'zoom.csv')
const ZOOM = csv(
  'HP Siti,siti@contoh.go.id,08/25/2026 09:00:00 AM,08/25/2026 10:00:00 AM,60,No',
  'HP Siti,siti@contoh.go.id,08/25/2026 10:10:00 AM,08/25/2026 10:50:00 AM,40,No',
  'BPKH XI_Tono Subagyo,,,,95,Yes',
  'Ani Lestari,,,,20,Yes',
  'Pak Coach,,,,120,No',
)

let server: Map<string, AttendanceRow>

const overview = () => ({
  ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
  users: [...server.values()],
})
const toggle = mockApi(api.adminMeeting.toggleAttendance, ({ body }) => {
  const { userId } = body as { userId: string }
  const before = server.get(userId)
  if (before) server.set(userId, { ...before, status: !before.status })
  return { status: !before?.status }
})

async function open(...more: Mock[]) {
  const view = await openCoachingTab('zoom-meeting', [
    mockApi(api.adminCoaching.zoomMeeting, overview),
    mockApi(api.user.list, [participantOf({ id: 'u1', email: 'Siti@Contoh.go.id' })]),
    toggle,
    ...more,
  ])
  await screen.findAllByText(/^(Tono Subagyo|Sri)$/)
  const toggled = () =>
    view.requestsTo(api.adminMeeting.toggleAttendance).map(({ body }) => body)
  return { ...view, toggled }
}

async function openReport(file = ZOOM, ...more: Mock[]) {
  const view = await open(...more)
  await view.user.upload(screen.getByLabelText('Pilih laporan meeting'), file)
  const element = await screen.findByRole('dialog')
  await untilStill()
  const dialog = within(element)
  const list = await dialog.findByRole('list', { name: 'Peserta coaching' })
  const rows = () =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  return { ...view, element, dialog, rows }
}

const apply = (count: number) =>
  screen.getByRole('button', { name: `Terapkan ${count} perubahan` })

beforeEach(() => {
  freezeDate('2026-08-25T12:00:00+07:00')
  server = new Map([SITI, TONO, MADE, ANI].map((one) => [one.id, one]))
})

test('proposes by e-mail, name and similar name, with minutes of all joins; doubtful ones first', async () => {
  const { rows, dialog, toggled } = await openReport()
  expect(rows()).toEqual([
    'Tono SubagyoBPKH Wilayah XINama mirip, periksaBPKH XI_Tono Subagyo · 95 menitMenjadi hadir',
    'I Made WirawanBPKH Wilayah XITidak ditemukanTetap hadir',
    'Ani LestariBPKH Wilayah XINama samaAni Lestari · 20 menitTetap belum hadir',
    'Siti Rahma, S.Hut.BPKH Wilayah XIEmail samaHP Siti · 100 menit (2 kali masuk)Menjadi hadir',
  ])
  expect(
    dialog.getByText('3 dari 4 peserta cocok · 2 akan ditandai hadir · 0 akan dibatalkan'),
  ).toBeVisible()
  expect(dialog.getByText('Pak Coach · 120 menit')).toBeVisible()
  expect(toggled()).toEqual([])
})

test('the admin sets threshold and ticks, and may let the report take away', async () => {
  const { dialog, user } = await openReport()
  const minutes = dialog.getByLabelText('Dianggap hadir bila di meeting minimal (menit)')
  expect(minutes).toHaveDisplayValue('90')
  await user.clear(minutes)
  expect(dialog.getByText('Isi dengan angka, misalnya 60')).toBeVisible()
  await user.type(minutes, '20')
  expect(dialog.getByText(/3 akan ditandai hadir · 0 akan dibatalkan/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /^Batalkan juga/ }))
  expect(dialog.getByText(/3 akan ditandai hadir · 1 akan dibatalkan/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Hadir: I Made Wirawan' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Hadir: Tono Subagyo' }))
  expect(dialog.getByText(/2 akan ditandai hadir · 0 akan dibatalkan/)).toBeVisible()
})

test('only differing rows are toggled, each after its state was read again', async () => {
  const { user, toggled, requests, dialog } = await openReport()
  // another admin has marked Tono meanwhile: toggling blindly would undo it
  server.set('u2', { ...TONO, status: true })
  const before = requests.length
  const regions = liveRegions()
  await user.click(apply(2))
  expect(regions.tell(await dialog.findByText('2 dari 2 tersimpan'))).toBe(true)
  const [close] = dialog.getAllByRole('button', { name: 'Tutup' })
  await waitFor(() => expect(close).toHaveFocus())
  expect(dialog.getByText('Sudah sesuai')).toBeVisible()
  expect(dialog.getByText('Tersimpan')).toBeVisible()
  expect(toggled()).toEqual([{ userId: 'u1', status: true }])
  const calls = requests.slice(before, before + 3).map(({ method }) => method)
  expect(calls).toEqual(['GET', 'GET', 'POST'])
  await user.keyboard('{Escape}')
  expect(await screen.findByText('3 dari 4 orang hadir')).toBeVisible()
})

test("what failed says why and is repeated by 'Ulangi', the rest is not sent again", async () => {
  const failing = mockApi(api.adminMeeting.toggleAttendance, ({ body }) => {
    const { userId } = body as { userId: string }
    const before = server.get(userId)
    if (userId === 'u2' || !before) return problem(500, 'Server sedang sibuk.')
    server.set(userId, { ...before, status: true })
    return { status: true }
  })
  const { user, toggled, dialog, answerWith } = await openReport(ZOOM, failing)
  await user.click(apply(2))
  expect(await dialog.findByText('1 dari 2 tersimpan, 1 perlu diulang')).toBeVisible()
  expect(dialog.getByText('Gagal: Server sedang sibuk.')).toBeVisible()
  answerWith(toggle)
  await user.click(dialog.getByRole('button', { name: 'Ulangi Tono Subagyo' }))
  expect(await dialog.findByText('2 dari 2 tersimpan')).toBeVisible()
  expect(toggled()).toEqual([
    { userId: 'u2', status: true },
    { userId: 'u1', status: true },
    { userId: 'u2', status: true },
  ])
  expect(dialog.queryByRole('button', { name: /^Ulangi/ })).not.toBeInTheDocument()
})

test('who takes part no more is passed over, and nothing is offered to be repeated', async () => {
  const { user, dialog } = await openReport()
  server.delete('u2')
  await user.click(apply(2))
  expect(await dialog.findByText('1 dari 2 tersimpan, 1 dilewati')).toBeVisible()
  expect(dialog.getByText(/^Dilewati: Peserta ini sudah tidak/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^(Ulangi|Terapkan)/ })).toBeNull()
})

test('a lost answer is no double: the repeat finds the row right and sends nothing', async () => {
  const lost = mockApi(api.adminMeeting.toggleAttendance, (request) => {
    const { userId } = request.body as { userId: string }
    const before = server.get(userId)
    if (before) server.set(userId, { ...before, status: !before.status })
    return offline()
  })
  const { user, toggled, dialog } = await openReport(ZOOM, lost)
  await user.click(apply(2))
  const repeat = await dialog.findByRole('button', { name: 'Ulangi 2 perubahan' })
  const sent = toggled().length
  await user.click(repeat)
  expect(await dialog.findByText('2 dari 2 tersimpan')).toBeVisible()
  expect(dialog.getAllByText('Sudah sesuai')).toHaveLength(2)
  expect(toggled()).toHaveLength(sent)
})

test('a server that names them with the attendance is not asked for everybody', async () => {
  server = new Map([['u1', { ...SITI, name: 'Sri', email: 'Siti@Contoh.go.id' }]])
  const { rows, requestsTo } = await openReport(csv('Lain,siti@contoh.go.id,,,100,No'))
  expect(rows()[0]).toMatch(/^Sri.*Email sama/)
  expect(requestsTo(api.user.list)).toHaveLength(0)
})

test('without the e-mails names are used, and that is said', async () => {
  const { rows, dialog, element } = await openReport(
    csv('Siti Rahma,siti@contoh.go.id,,,100,No'),
    mockApi(api.user.list, problem(500, 'Gagal')),
  )
  expect(dialog.getByText(/^Email peserta tidak dapat dimuat/)).toBeVisible()
  expect(rows().find((text) => text?.startsWith('Siti'))).toMatch(/Nama sama/)
  expect(await axeCalmly(element)).toHaveNoViolations()
})

test.each([
  [
    'another file',
    new File(['no;soal\n1;Apa?'], 'soal.csv'),
    /^soal\.csv: File ini bukan laporan/,
  ],
  [
    'a workbook that was cut',
    new File([new Uint8Array([80, 75, 3, 4, 255, 0])], 'a.xlsx'),
    /^a\.xlsx: File ini tidak dapat dibaca: mungkin terpotong/,
  ],
  [
    'a picture',
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'a.csv'),
    /^a\.csv: File harus berupa Excel \(\.xls atau \.xlsx\) atau CSV\. Isi file ini gambar/,
  ],
  [
    'a faulty row',
    csv('Siti,,,,90,No', 'Tono,,,,lama,No'),
    /^zoom\.csv: Baris 3: durasi “lama”/,
  ],
])('%s is refused whole, in words', async (_, file, refusal) => {
  await open()
  const picker = screen.getByLabelText('Pilih laporan meeting')
  await userEvent.setup({ applyAccept: false }).upload(picker, file)
  expect(await screen.findByText(refusal)).toBeVisible()
  expect(picker).toBeInvalid()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the file may be dropped', async () => {
  await open()
  const zone = screen.getByRole('region', { name: 'Kehadiran dari laporan meeting' })
  fireEvent.drop(zone, { dataTransfer: { files: [ZOOM] } })
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  await untilStill()
})

test('a report of another meeting says of which day it is before anything is taken from it', async () => {
  const other = csv(
    'Siti,siti@contoh.go.id,08/18/2026 10:00:00 AM,08/18/2026 11:40:00 AM,100,No',
  )
  const { dialog } = await openReport(other)
  expect(dialog.getByText(/mencatat/)).toHaveTextContent(
    'Laporan ini mencatat 18/08/2026 pukul 10:00 s/d 11:40, sedangkan jadwal coaching ini: Selasa, 25/08/2026 pukul 09:00 s/d 11:00 WIB. Pastikan ini laporan yang benar sebelum menerapkannya.',
  )
})

test('minutes of other days in the same report are told, because they count', async () => {
  const both = csv(
    'Siti,siti@contoh.go.id,08/25/2026 09:00:00 AM,08/25/2026 09:40:00 AM,40,No',
    'Siti,siti@contoh.go.id,08/18/2026 10:00:00 AM,08/18/2026 11:40:00 AM,100,No',
  )
  const { dialog } = await openReport(both)
  expect(dialog.getByText(/juga mencatat/)).toHaveTextContent(
    'Laporan ini juga mencatat 18/08/2026 pukul 10:00 s/d 11:40, di luar jadwal coaching ini: Selasa, 25/08/2026 pukul 09:00 s/d 11:00 WIB. Menit pada waktu itu ikut dihitung.',
  )
})

test('a workbook is read as it stands, as Google Meet keeps its reports', async () => {
  const meet = workbookFile(
    [
      ['First name', 'Last name', 'Email', 'Duration', 'Time joined', 'Time exited'],
      ['Siti', 'R.', 'siti@contoh.go.id', '1 hr 41 min', '9:00 AM', '10:41 AM'],
      ['Tono', 'Subagyo', '', '95 min', '9:05 AM', '10:40 AM'],
    ],
    'Kehadiran.xlsx',
  )
  const { dialog, rows } = await openReport(meet)
  expect(dialog.getByText(/^Kehadiran\.xlsx: 2 orang di meeting/)).toBeVisible()
  expect(rows().find((text) => text?.startsWith('Siti'))).toMatch(/101 menit/)
})

test('a report of this meeting says nothing of days', async () => {
  const { dialog } = await openReport()
  expect(dialog.queryByText(/mencatat/)).toBeNull()
})
