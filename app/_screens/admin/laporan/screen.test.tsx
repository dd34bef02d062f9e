import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { exportSheets } from '@/lib/browser/export-table'
import { printCopy } from '@/lib/browser/print-alone'
import { api } from '@/lib/contract'
import type { Report, ReportFigures } from '@/lib/entities/report'
import { provideSnapshot } from '@/lib/first-paint/snapshot'
import type { HashQuery } from '@/lib/router/href'
import { fakeCanvas } from '@/lib/testing/fake-canvas'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/export-table', () => ({
  exportSheets: jest.fn().mockResolvedValue('laporan_2026-08-24.xlsx'),
}))
jest.mock('@/lib/browser/print-alone', () => ({ printCopy: jest.fn() }))

const figures = (change: Partial<ReportFigures> = {}): ReportFigures => ({
  ...{ proposals: 60, accepted: 40, rejected: 15, waiting: 5, people: 38, attended: 30 },
  ...{ preTests: 36, postTests: 28, pre: 52.5, post: 78.25, compared: 26 },
  ...{ gain: 25.5, normalisedGain: 0.54, surveyed: 24, certified: 20, hours: 120 },
  ...change,
})
const coaching = (no: number, change: Partial<ReportFigures> = {}) => ({
  ...{ id: `c${no}`, coachingCode: `KHT-2026-00${no}`, topic: `Topik ${no}` },
  ...{
    categoryId: `k${no}`,
    category: no === 1 ? 'Tata Batas' : 'Gambut',
    lessonHours: no === 1 ? 4 : null,
  },
  ...{ startsAt: `2026-0${no}-10T02:00:00Z`, figures: figures(change) },
})
const ELEMENTS = Array.from({ length: 9 }, (_, at) => ({
  ...{ no: at + 1, unsur: `Unsur ${at + 1}`, average: 3.4 },
}))
const REPORT: Report = {
  ...{ category: null, asalInstansi: null, upcoming: 2, deleted: 1, total: figures() },
  coachings: [coaching(1, { attended: 12 }), coaching(2, { attended: 18, hours: 0 })],
  institutions: [
    { institution: { id: 'i1', name: 'Balai Uji' }, figures: figures({ hours: 120 }) },
    { institution: null, figures: figures({ hours: 0 }) },
  ],
  survey: { answered: 24, rated: 22, elements: ELEMENTS },
}
const EMPTY: Report = {
  ...REPORT,
  ...{ upcoming: 0, deleted: 0, coachings: [], institutions: [] },
  survey: { answered: 0, rated: 0, elements: [] },
}

beforeEach(() => {
  freezeDate('2026-08-24T09:00:00+07:00')
  fakeCanvas()
})

const open = (query: HashQuery = {}, more: Mock[] = []) =>
  renderScreen('admin/laporan', {
    as: 'admin',
    query,
    api: [
      mockApi(api.report.get, REPORT),
      mockApi(api.category.list, [{ id: 'k1', name: 'Tata Batas', faqs: [] }]),
      mockApi(api.asalInstansi.list, [{ id: 'i1', name: 'Balai Uji' }]),
      ...more,
    ],
  })

const asked = ({ requestsTo }: Awaited<ReturnType<typeof open>>) =>
  Object.fromEntries(requestsTo(api.report.get).at(-1)?.query ?? [])

test('this year in figures with what they leave out, charts with tables, and how each is counted', async () => {
  const view = await open()
  const attended = await screen.findByRole('button', {
    name: /^Hadir.+lihat per coaching$/,
  })
  expect(attended).toHaveTextContent('Hadir3075% dari peserta')
  expect(asked(view)).toEqual({ from: '2026-01-01', until: '2026-12-31' })
  expect(
    screen.getByRole('button', { name: /^Kenaikan nilai.+lihat per coaching$/ }),
  ).toHaveTextContent('+25.50N-Gain 0.54; 26 peserta')
  expect(
    screen.getByRole('button', { name: /^Mengisi survei.+lihat per coaching$/ }),
  ).toHaveTextContent('indeks 85 (B, Baik)')
  expect(
    screen.getByRole('button', { name: /^Jam pelajaran.+lihat per coaching$/ }),
  ).toHaveTextContent('1 coaching belum punya jam pelajaran')
  expect(
    screen.getByText(
      '2 coaching dalam periode ini belum selesai dan belum dihitung. Termasuk 1 kepesertaan dari akun yang sudah dihapus; instansinya tidak diketahui lagi.',
    ),
  ).toBeVisible()
  const categories = screen.getByRole('table', { name: 'Peserta hadir per kategori' })
  expect(within(categories).getAllByRole('row')[1]).toHaveTextContent('Gambut18')
  expect(within(categories).getByRole('link', { name: 'Gambut' })).toHaveAttribute(
    'href',
    '#/admin/laporan?kategori=k2',
  )
  const hours = within(screen.getByRole('table', { name: 'Jam pelajaran per instansi' }))
  expect(hours.getByRole('link', { name: 'Balai Uji' })).toHaveAttribute(
    'href',
    '#/admin/laporan?instansi=i1',
  )
  expect(screen.getByText(/^Peserta yang kehadirannya di meeting dicatat/)).toBeVisible()
  expect(await axe(view.container)).toHaveNoViolations()
})

test('where no coaching has hours one sentence says so, without a row of dashes for each institution', async () => {
  const total = figures({ hours: null })
  const institutions = REPORT.institutions.map((one) => ({ ...one, figures: total }))
  await open({}, [mockApi(api.report.get, { ...REPORT, total, institutions })])
  expect(
    await screen.findByText(
      'Belum ada coaching dengan jam pelajaran (JP) dalam laporan ini.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Jam pelajaran per instansi' })).toBeNull()
})

test('a figure leads to its coachings, most first, and from there to the persons', async () => {
  const { user } = await open()
  await user.click(
    await screen.findByRole('button', { name: /^Hadir.+lihat per coaching$/ }),
  )
  expect(location.hash).toBe('#/admin/laporan?sort=-hadir')
  const rows = within(
    screen.getByRole('table', { name: 'Coaching dalam laporan' }),
  ).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('Topik 2')
  expect(
    within(rows[1] as HTMLElement).getByRole('link', { name: /^18 hadir di KHT-2026-002/ }),
  ).toHaveAttribute('href', '#/admin/coaching/c2?tab=zoom-meeting')
})

test('the means of the survey lead to the coachings that were answered', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Lihat per coaching' }))
  expect(location.hash).toBe('#/admin/laporan?sort=-survei')
})

test('period, category and institution stand in the address', async () => {
  const view = await open()
  const { user } = view
  await user.click(await screen.findByRole('button', { name: 'Triwulan ini' }))
  expect(location.hash).toBe('#/admin/laporan?dari=2026-07-01&sampai=2026-09-30')
  await user.selectOptions(screen.getByLabelText('Kategori'), 'Tata Batas')
  await user.selectOptions(screen.getByLabelText('Instansi'), 'Balai Uji')
  await waitFor(() =>
    expect(asked(view)).toEqual({
      ...{ from: '2026-07-01', until: '2026-09-30' },
      ...{ categoryId: 'k1', asalInstansiId: 'i1' },
    }),
  )
  const until = screen.getByRole('textbox', { name: 'Sampai tanggal' })
  await user.clear(until)
  await user.type(until, '30/6/2026')
  await user.click(screen.getByRole('button', { name: 'Tampilkan' }))
  expect(
    await screen.findAllByText('Tanggal akhir tidak boleh sebelum tanggal awal'),
  ).not.toHaveLength(0)
  await user.clear(until)
  await user.type(until, '31/7/2026')
  await user.click(screen.getByRole('button', { name: 'Tampilkan' }))
  await waitFor(() => expect(asked(view)).toMatchObject({ until: '2026-07-31' }))
})

test('as Excel with a sheet for each part, and on paper for a signature', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unduh Excel' }))
  expect(await screen.findByText('Laporan diunduh sebagai')).toHaveTextContent(
    /sebagai laporan_2026-08-24/,
  )
  const [sheets = []] = jest.mocked(exportSheets).mock.calls[0] ?? []
  expect(sheets.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Ringkasan', 19],
    ['Coaching', 2],
    ['Instansi', 2],
    ['Survei', 12],
  ])
  const summary = sheets[0]?.rows.slice(3).map(([name, value]) => [name, value])
  expect(Object.fromEntries(summary ?? [])).toEqual({
    ...{ Coaching: 2, Pengajuan: 60, Peserta: 40, Orang: 38, Ditolak: 15 },
    ...{ 'Belum diputuskan': 5, Hadir: 30, 'Pre Test selesai': 36, 'Mengisi survei': 24 },
    ...{
      'Rata-rata Pre Test': 52.5,
      'Post Test selesai': 28,
      'Rata-rata Post Test': 78.25,
    },
    ...{ 'Kenaikan nilai': 25.5, 'N-Gain': 0.54, Sertifikat: 20, 'Jam pelajaran': 120 },
  })
  provideSnapshot({ 'known-office': { name: 'Balai Uji' } })
  await user.click(screen.getByRole('button', { name: 'Cetak laporan' }))
  provideSnapshot({})
  const [paper] = jest.mocked(printCopy).mock.calls[0] ?? []
  expect(paper).toHaveTextContent('Periode01/01/2026 sampai 31/12/2026')
  expect(paper).toHaveTextContent(
    'Indeks kepuasan 85 (B, Baik) menurut 22 dari 24 jawaban.',
  )
  expect(paper).toHaveTextContent('Kementerian Kehutanan · Balai Uji · E-Coaching')
  expect(paper).toHaveTextContent('Mengetahui,')
})

test('a period without coachings says so; one that could not be had says that', async () => {
  const { user, answerWith } = await open({}, [mockApi(api.report.get, EMPTY)])
  expect(
    await screen.findByText('Tidak ada coaching yang selesai dalam periode ini'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Unduh Excel' })).not.toBeInTheDocument()
  answerWith(mockApi(api.report.get, problem(500, 'Server sedang sibuk.')))
  await user.click(screen.getByRole('button', { name: 'Tahun lalu' }))
  expect(await screen.findByText('Laporan tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.report.get, REPORT))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(
    await screen.findByRole('button', { name: /^Hadir.+lihat per coaching$/ }),
  ).toBeVisible()
  answerWith(mockApi(api.report.get, offline))
  await user.click(screen.getByRole('button', { name: 'Bulan ini' }))
  expect(await screen.findByText('Laporan tidak dapat dimuat')).toBeVisible()
})
