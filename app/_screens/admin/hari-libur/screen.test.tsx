import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Holiday } from '@/lib/entities/holiday'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const NATAL = { date: '2026-12-25', name: 'Hari Raya Natal' }
const MERDEKA = { date: '2027-08-17', name: 'Hari Kemerdekaan' }
const CHANGED = 'Data ini sudah berubah sejak Anda membukanya.'

type Opened = { days?: Holiday[]; now?: string; tahun?: string }

const open = async (opened: Opened, ...mocks: Mock[]) => {
  const { days = [NATAL, MERDEKA], now = '2026-11-23', tahun } = opened
  freezeDate(`${now}T09:00:00+07:00`)
  const opening = await renderScreen('admin/hari-libur', {
    ...{ as: 'superadmin', query: { tahun } },
    api: [mockApi(api.office.holidays, { days, version: 'v1' }), ...mocks],
  })
  const press = async (name: string) =>
    opening.user.click(await screen.findByRole('button', { name }))
  return { ...opening, press, sent: () => opening.requestsTo(api.office.updateHolidays) }
}
const saving = mockApi(api.office.updateHolidays, null)
const proposing = (days: Holiday[], missing: string[] = []) =>
  mockApi(api.office.publicHolidays, { days, missing })
const field = () => screen.findByRole('textbox', { name: 'Hari libur' })
const unfilled = (year: string) =>
  `Daftar tahun ${year} belum diisi: pengingat pagi tetap dikirim pada hari libur.`

test('the list of a year is shown, and another year is chosen', async () => {
  const { user, container } = await open({})
  expect(await screen.findByRole('cell', { name: 'Jumat, 25/12/2026' })).toBeVisible()
  expect(screen.queryByText('Hari Kemerdekaan')).not.toBeInTheDocument()
  expect(screen.queryByText(/belum diisi/)).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Tahun'), '2027')
  expect(await screen.findByText('Hari Kemerdekaan')).toBeVisible()
  expect(screen.getByText('Selasa, 17/08/2027')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  ['this year', '2026-10-31', [MERDEKA], ['2026']],
  ['from November on the next', '2026-11-01', [NATAL], ['2027']],
  ['both', '2026-12-31', [], ['2026', '2027']],
  ['not the next before November', '2026-10-31', [NATAL], []],
])('an empty list is told: %s', async (_, now, days, years) => {
  await open({ now, days })
  await screen.findByLabelText('Tahun')
  expect(screen.queryAllByText(/belum diisi/).map((one) => one.textContent)).toEqual(
    years.map(unfilled),
  )
})

test('own lines are added to the list as it was read, and their year is shown', async () => {
  const { user, press, sent } = await open({}, saving)
  await press('Tambah')
  await user.type(await field(), '01/01/2027\tTahun Baru\n\n25-12-2026 hari raya natal')
  await press('Simpan ke daftar kantor')
  expect(await screen.findByText('1 hari libur ditambahkan')).toBeVisible()
  const [request] = sent()
  const added = { date: '2027-01-01', name: 'Tahun Baru' }
  expect(request?.body).toEqual({ days: [NATAL, MERDEKA, added] })
  expect(request?.headers.get('if-match')).toBe('"v1"')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Tahun')).toHaveValue('2027')
})

test('each wrong line gets its sentence, and none is sent', async () => {
  const { user, press, sent } = await open({}, saving)
  await press('Tambah')
  const lines = [
    ...['01/01/2027 Tahun Baru', '31/02/2027 Bukan hari', '20/05/2027', 'Waisak'],
    ...['25/12/2026 Cuti bersama', '01/01/2027 Lagi', '01/05/1999 Hari Buruh'],
  ]
  await user.type(await field(), lines.join('\n'))
  await press('Simpan ke daftar kantor')
  const dialog = within(screen.getByRole('dialog', { name: 'Tambah hari libur' }))
  await dialog.findByText('6 baris perlu diperbaiki')
  expect(dialog.getAllByText(/^Baris/).map(({ textContent }) => textContent)).toEqual([
    'Baris 2: Tanggal tidak dikenali. Contoh: 25/08/2026.',
    'Baris 3: Nama hari libur diperlukan.',
    'Baris 4: Tanggal tidak dikenali. Contoh: 25/08/2026.',
    'Baris 5: 25/12/2026 sudah ada di daftar sebagai “Hari Raya Natal”.',
    'Baris 6: 01/01/2027 sudah ada di baris 1.',
    'Baris 7: Tahun harus 2000 sampai 2099.',
  ])
  expect(await field()).toHaveAccessibleDescription(/Baris 3: Nama hari libur diperlukan/)
  expect(sent()).toEqual([])
})

test('the public holidays are proposed as lines, changed, and stored only then', async () => {
  const lebaran = { date: '2027-03-09', name: 'Hari Raya Idul Fitri' }
  const proposed = proposing([lebaran, { ...MERDEKA, name: 'HUT RI' }], ['Hari Raya Nyepi'])
  const { user, press, sent, requestsTo } = await open({ tahun: '2027' }, saving, proposed)
  await press('Isi dari daftar umum 2027')
  expect(await field()).toHaveValue('09/03/2027 Hari Raya Idul Fitri')
  expect(requestsTo(api.office.publicHolidays)[0]?.query.get('year')).toBe('2027')
  const dialog = screen.getByRole('dialog', { name: 'Daftar umum hari libur 2027' })
  expect(dialog).toHaveTextContent('Cocokkan setiap baris dengan SKB 3 Menteri tahun 2027.')
  expect(dialog).toHaveTextContent('Tidak ada di daftar umum 2027: Hari Raya Nyepi.')
  expect(dialog).toHaveTextContent('1 tanggal lain sudah ada di daftar kantor dan tetap')
  expect(sent()).toEqual([])
  await user.clear(await field())
  await user.type(await field(), '10/03/2027 Hari Raya Idul Fitri')
  await press('Simpan ke daftar kantor')
  await waitFor(() => expect(sent()).toHaveLength(1))
  const decreed = { ...lebaran, date: '2027-03-10' }
  expect(sent()[0]?.body).toEqual({ days: [NATAL, MERDEKA, decreed] })
})

test('where the list has all that is proposed, or nothing could be proposed, that is said', async () => {
  const { press, answerWith } = await open({ tahun: '2027' }, proposing([MERDEKA]))
  await press('Isi dari daftar umum 2027')
  expect(await screen.findByText(/^Semua tanggal sudah ada di daftar kantor/)).toBeVisible()
  await press('Tutup')
  answerWith(mockApi(api.office.publicHolidays, offline))
  await press('Isi dari daftar umum 2027')
  expect(await screen.findByText('Daftar umum tidak dapat dimuat')).toBeVisible()
})

test('what somebody else has changed meanwhile is not written over; the lines stay', async () => {
  const refused = mockApi(api.office.updateHolidays, problem(412, CHANGED))
  const { user, press, sent, answerWith } = await open({}, refused)
  await press('Tambah')
  await user.type(await field(), '01/01/2027 Tahun Baru')
  answerWith(mockApi(api.office.holidays, { days: [NATAL], version: 'v2' }))
  await press('Simpan ke daftar kantor')
  expect(await screen.findByText(CHANGED)).toBeVisible()
  expect(await field()).toHaveValue('01/01/2027 Tahun Baru')
  answerWith(saving)
  await press('Simpan ke daftar kantor')
  expect(await screen.findByText('1 hari libur ditambahkan')).toBeVisible()
  expect(sent()[1]?.headers.get('if-match')).toBe('"v2"')
  expect(sent()[1]?.body).toMatchObject({ days: [NATAL, { date: '2027-01-01' }] })
})

test('a day is taken from the list after a question; a refusal is told', async () => {
  const refused = mockApi(api.office.updateHolidays, problem(412, CHANGED))
  const { press, sent, answerWith } = await open({}, refused)
  const row = 'Hapus hari libur: Hari Raya Natal, Jumat, 25/12/2026'
  await press(row)
  const question = within(
    await screen.findByRole('dialog', { name: 'Anda yakin ingin menghapus data ini?' }),
  )
  expect(question.getByText(/“Hari Raya Natal” \(Jumat, 25\/12\/2026\)/)).toBeVisible()
  await press('Ya')
  expect(await screen.findByText(CHANGED)).toBeVisible()
  answerWith(saving)
  await press(row)
  await press('Ya')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.body).toEqual({ days: [MERDEKA] })
})
