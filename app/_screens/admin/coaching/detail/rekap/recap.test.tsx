import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { exportTable } from '@/lib/browser/export-table'
import { printCopy } from '@/lib/browser/print-alone'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import type { PostTestOverview, TestItem } from '@/lib/entities/test'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/export-table', () => ({
  exportTable: jest.fn().mockResolvedValue('rekap-KHT-2026-014_2026-08-26.xlsx'),
}))
jest.mock('@/lib/browser/print-alone', () => ({ printCopy: jest.fn() }))

const person = (id: string, name: string) => ({ id, name, namaInstansi: 'BPKH XI' })
const proposal = (userId: string, name: string): Proposal => ({
  ...{ ...person(`p${userId}`, name), userId, questions: ['Apa?', 'Kapan?', 'Siapa?'] },
  ...{ status: 'APPROVED', reason: null },
})
const ITEM: TestItem = {
  ...{ no: 1, soal: 'Apa dasar penetapan batas?', kunci: 'B' },
  ...{ jumlah: { A: 1, B: 1, C: 2, D: 0 }, kosong: 0 },
}
const POST: PostTestOverview = {
  ...{ soal: 's.xlsx', jawaban: 'k.xlsx', items: [] },
  users: [
    { ...person('1', 'Siti'), score: 85, finishPostTest: true, finishSurvey: true },
    { ...person('2', 'Tono'), score: '-', finishPostTest: false, finishSurvey: false },
  ],
  survey: {
    answered: 3,
    elements: [{ no: 1, unsur: 'Persyaratan', average: 3.5 }],
  },
}
const certificate = (id: string, name: string, fileName: string | null) => ({
  ...{ ...person(`c${id}`, name), userId: id, fileName },
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
})

const open = (...more: Mock[]) =>
  openCoachingTab('rekap', [
    mockApi(api.adminCoaching.proposals, [proposal('1', 'Siti'), proposal('2', 'Tono')]),
    mockApi(api.adminCoaching.preTest, {
      ...{ soal: 's.xlsx', jawaban: 'k.xlsx', items: [ITEM] },
      users: [{ ...person('1', 'Siti'), score: 40, finishPreTest: true }],
    }),
    mockApi(api.adminCoaching.postTest, POST),
    mockApi(api.adminCoaching.zoomMeeting, {
      ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
      users: [{ ...person('1', 'Siti'), status: true }],
    }),
    mockApi(api.adminCoaching.certificates, [certificate('1', 'Siti', 'siti.pdf')]),
    ...more,
  ])

beforeEach(() => freezeDate('2026-08-26T09:00:00+07:00'))

const fact = (label: string) =>
  screen.getAllByRole('term').find((term) => term.textContent === label)?.nextSibling

test('each participant with scores, gains, attendance, survey and certificate; the class means', async () => {
  const { container } = await open()
  const table = await screen.findByRole('table', { name: 'Rekap peserta' })
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(cells('Siti')).toEqual([
    ...['1', '3', '40.00', '85.00', '+45.00', '0.75'],
    ...['Sudah', 'Sudah', 'Sudah'],
  ])
  expect(cells('Tono').slice(2)).toEqual(['–', '–', '–', '–', 'Belum', 'Belum', 'Belum'])
  expect(fact('Rata-rata Pre Test')).toHaveTextContent('40.00')
  expect(fact('Rata-rata N-Gain')).toHaveTextContent('0.75tinggi')
  expect(fact('Hadir')).toHaveTextContent('1 dari 2')
  expect(fact('Sertifikat terbit')).toHaveTextContent('1 dari 2')
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('the questions of a test: share right and per option, what misled, and where nobody took it', async () => {
  await open()
  const items = await screen.findByRole('table', { name: 'Analisis butir soal Pre Test' })
  expect(within(items).getAllByRole('row')[1]).toHaveTextContent(
    '1Apa dasar penetapan batas?25%25%25% kunci50%0%0%sukar; lebih banyak yang memilih C daripada kunci',
  )
  expect(screen.getByText('Belum ada peserta yang menyelesaikan Post Test.')).toBeVisible()
  expect(screen.getByText('87,5 (B, Baik)')).toBeVisible()
})

test('few answers give no index, so that nobody can be told from it', async () => {
  await open(
    mockApi(api.adminCoaching.postTest, { ...POST, survey: { answered: 2, elements: [] } }),
  )
  expect(
    await screen.findByText(/^2 jawaban\. Indeks tampil mulai 3 jawaban/),
  ).toBeVisible()
})

test('a server that tells no more than it must still gives a recap', async () => {
  const { survey: _, items: __, ...plain } = POST
  const users = plain.users.map(({ finishSurvey: ___, ...row }) => row)
  await open(mockApi(api.adminCoaching.postTest, { ...plain, users }))
  expect(await screen.findByRole('row', { name: /Siti/ })).toBeVisible()
  expect(fact('Mengisi survei')).toHaveTextContent('–')
  expect(screen.queryByText('Survei kepuasan')).not.toBeInTheDocument()
})

test('as Excel, as CSV and on paper: one sheet with everything', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Ekspor' }))
  const told = screen.getByText(/^Seluruh rekap, .*: Rekap peserta \(2 peserta\); Analisis/)
  await user.click(screen.getByRole('button', { name: 'Excel (.xlsx)' }))
  const saved = await screen.findByText(/baris diunduh sebagai$/)
  expect(saved).toHaveTextContent(/ rekap-KHT-2026-014_2026\S+\.xlsx$/)
  const [sheet, name, format] = jest.mocked(exportTable).mock.calls[0] ?? []
  expect(told).toHaveTextContent(`, ${sheet?.rows.length} baris:`)
  expect(saved).toHaveTextContent(`${sheet?.rows.length} baris`)
  expect(sheet?.header.slice(8)).toEqual(['Hadir', 'Survei', 'Sertifikat'])
  // those of two coachings would have one name, and nothing in them tells which is which
  expect([name, format]).toEqual(['rekap-KHT-2026-014', 'xlsx'])
  expect(sheet?.rows.slice(0, 5).map((cells) => cells[1] ?? cells[0])).toEqual([
    ...['Siti', 'Tono', 'Rata-rata kelas', undefined, 'Analisis butir soal Pre Test'],
  ])
  await user.click(screen.getByRole('button', { name: 'Ekspor' }))
  await user.click(screen.getByRole('button', { name: 'CSV (.csv)' }))
  expect(exportTable).toHaveBeenLastCalledWith(sheet, 'rekap-KHT-2026-014', 'csv')
  await user.click(screen.getByRole('button', { name: 'Cetak rekap' }))
  const [paper] = jest.mocked(printCopy).mock.calls[0] ?? []
  expect(paper).toHaveTextContent('Rekap coaching: Pengukuhan kawasan hutan')
  expect(paper).toHaveTextContent('Analisis butir soal Pre Test')
})

test('what could not be loaded is said, with a way to try again', async () => {
  const { user, answerWith } = await open(
    mockApi(api.adminCoaching.certificates, problem(500, 'Server sedang sibuk.')),
  )
  expect(await screen.findByText('Rekap tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.adminCoaching.certificates, []))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('row', { name: /Siti/ })).toBeVisible()
})

test('participants whose account is gone are counted beside the recap, and said to be in none of its rows', async () => {
  await open(mockApi(api.adminCoaching.postTest, { ...POST, erased: 1 }))
  expect(
    await screen.findByText(
      /^1 peserta yang akunnya sudah dihapus tidak termasuk dalam angka dan daftar peserta; jawabannya tetap dihitung/,
    ),
  ).toBeVisible()
})
