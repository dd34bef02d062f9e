import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { copyText } from '@/lib/browser/copy-text'
import { exportTable } from '@/lib/browser/export-table'
import { printCopy } from '@/lib/browser/print-alone'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

jest.mock('@/lib/browser/export-table', () => ({
  exportTable: jest.fn().mockResolvedValue('ringkasan-coach_2026-08-24.xlsx'),
}))
jest.mock('@/lib/browser/copy-text', () => ({
  copyText: jest.fn().mockResolvedValue(true),
}))
jest.mock('@/lib/browser/print-alone', () => ({ printCopy: jest.fn() }))

const proposal = (userId: string, change: Partial<Proposal>): Proposal => ({
  ...{
    id: `p${userId}`,
    userId,
    name: `Peserta ${userId}`,
    namaInstansi: `Balai ${userId}`,
  },
  ...{ questions: [], status: 'APPROVED', reason: null, ...change },
})

const PROPOSALS = [
  proposal('1', { questions: ['Apa syarat tata batas?', 'Kapan sertifikat terbit?'] }),
  proposal('2', { questions: ['Syarat tata batas apa saja?'] }),
  proposal('3', {
    questions: ['Bagaimana cara mendaftar kelompok tani hutan?'],
    status: 'PENDING',
  }),
]
const FAQ = {
  ...{ id: '9', categoryId: '3', category: { id: '3', name: 'Umum' } },
  question: '<p>Bagaimana pendaftaran kelompok tani hutan?</p>',
  answer: '<p>Lewat dinas.</p>',
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

const open = (proposals = PROPOSALS) =>
  openCoachingTab('peserta', [
    mockApi(api.adminCoaching.proposals, proposals),
    mockApi(api.faq.list, [FAQ]),
  ])

async function openBriefing() {
  const view = await open()
  await view.user.click(
    await screen.findByRole('button', { name: 'Ringkasan untuk coach' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Ringkasan untuk coach' })
  await untilStill()
  return { ...view, element: dialog, dialog: within(dialog) }
}

test('questions in similar words are one, with institutions and count; most asked first', async () => {
  const { dialog, element } = await openBriefing()
  expect(
    dialog.getByText(/3 pertanyaan dari 2 peserta, dirangkum menjadi 2\.$/),
  ).toBeVisible()
  const [list] = dialog.getAllByRole('list')
  if (!list) throw new Error('no list')
  const items = within(list).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Apa syarat tata batas?2 peserta · Balai 1; Balai 2')
  expect(items[0]).toHaveTextContent('Syarat tata batas apa saja?')
  expect(items[2]).toHaveTextContent('Kapan sertifikat terbit?1 peserta · Balai 1')
  expect(dialog.queryByText(/kelompok tani/)).not.toBeInTheDocument()
  expect(await axeCalmly(element)).toHaveNoViolations()
})

test('as text, as Excel and on paper', async () => {
  const { dialog, user } = await openBriefing()
  await user.click(dialog.getByRole('button', { name: 'Salin teks' }))
  expect(await screen.findByText('Ringkasan disalin')).toBeVisible()
  expect(copyText).toHaveBeenCalledWith(
    [
      `Ringkasan untuk coach: ${coachingOf().topic}`,
      '',
      '1. Apa syarat tata batas?',
      '   (2 peserta · Balai 1; Balai 2)',
      '   – Syarat tata batas apa saja?',
      '2. Kapan sertifikat terbit?',
      '   (1 peserta · Balai 1)',
    ].join('\n'),
  )
  await user.click(dialog.getByRole('button', { name: 'Excel' }))
  expect(
    await screen.findByText('Disimpan sebagai ringkasan-coach_2026-08-24.xlsx'),
  ).toBeVisible()
  expect(exportTable).toHaveBeenCalledWith(
    {
      title: 'Ringkasan untuk coach',
      header: ['No', 'Pertanyaan', 'Jumlah peserta', 'Instansi', 'Rumusan lain'],
      rows: [
        [1, 'Apa syarat tata batas?', 2, 'Balai 1; Balai 2', 'Syarat tata batas apa saja?'],
        [2, 'Kapan sertifikat terbit?', 1, 'Balai 1', ''],
      ],
    },
    'ringkasan-coach',
    'xlsx',
  )
  await user.click(dialog.getByRole('button', { name: 'Cetak' }))
  const [paper] = jest.mocked(printCopy).mock.calls.at(-1) ?? []
  expect(paper).toHaveTextContent('dicetak 24/08/2026')
  expect(paper).toHaveTextContent('Syarat tata batas apa saja?')
})

test("'Jadikan FAQ' leads to the form with question and category; back finds the briefing", async () => {
  const { dialog } = await openBriefing()
  expect(location.hash).toContain('ringkasan=buka')
  const link = dialog.getByRole('link', { name: 'Jadikan FAQ: Apa syarat tata batas?' })
  const { categoryId } = coachingOf()
  const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({
    pertanyaan: 'Apa syarat tata batas?',
    kategori: categoryId,
  })
})

test('only while they wait, questions carry the FAQ entry that they resemble', async () => {
  const { user } = await open([
    ...PROPOSALS,
    proposal('4', { questions: ['Cara daftar kelompok tani?'] }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Tinjau satu per satu' }))
  const hint = await screen.findByRole('link', {
    name: 'Bagaimana pendaftaran kelompok tani hutan?',
  })
  expect(hint).toHaveAttribute('href', '#/admin/faq/9')
  expect(screen.getAllByText(/^Mirip FAQ:/)).toHaveLength(1)
})

test('without accepted participants the button says why it is off', async () => {
  await open([proposal('3', { status: 'PENDING' })])
  const button = await screen.findByRole('button', { name: 'Ringkasan untuk coach' })
  expect(button).toHaveAccessibleDescription('Belum ada peserta yang disetujui')
})
