import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import {
  questionField as field,
  openQuestions,
  sendButton as send,
} from '@/app/_shell/testing/ask-question'
import { api } from '@/lib/contract'
import { createShelf } from '@/lib/device/shelf'
import type { Coaching } from '@/lib/entities/coaching'
import { clearDevice } from '@/lib/testing/device'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const drafts = createShelf<string[]>('draft')
const keptDraft = () => drafts.read(['7', 'ask-question:14'])

const FAQS = [
  {
    id: '1',
    categoryId: '3',
    question: '<p>Dokumen apa yang menjadi syarat tata batas kawasan?</p>',
    answer: '<p>Peta lokasi dan <strong>berita acara</strong>.</p>',
  },
  { id: '2', categoryId: '3', question: 'Berapa biaya coaching?', answer: 'Gratis.' },
]
const PROPOSAL = {
  id: 'p1',
  userId: '7',
  name: 'Siti Rahma',
  namaInstansi: null,
  questions: [],
  status: 'PENDING' as const,
  reason: null,
}

const open = (changes: Partial<Coaching> = {}, more: Mock[] = []) =>
  openQuestions(changes, [
    mockApi(api.category.list, [{ id: '3', name: 'Tata batas', faqs: FAQS }]),
    mockApi(api.proposal.create, PROPOSAL),
    ...more,
  ])

beforeEach(async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  await clearDevice()
})

test("'Five inputs; the first three are required', and the coaching they are for", async () => {
  const { container } = await open()
  expect(await field(5)).toBeVisible()
  expect(screen.getAllByRole('textbox')).toHaveLength(5)
  expect(screen.getAllByText(/\(wajib\)/)).toHaveLength(3)
  expect(screen.getAllByText('(opsional)')).toHaveLength(2)
  const strip = screen.getByRole('region', { name: 'Coaching yang diajukan' })
  expect(strip).toHaveTextContent('KHT-2026-014')
  expect(strip).toHaveTextContent('Pengukuhan kawasan hutan dan penataan batas')
  expect(screen.getByText('0 dari 3 wajib terisi')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test("each empty one of the first three shows 'Pertanyaan diperlukan'", async () => {
  const { user, requestsTo, container } = await open()
  await user.type(await field(2), 'Apakah peta wajib dilampirkan?')
  await user.click(send())
  expect(await screen.findByText('Ada 2 isian yang perlu diperbaiki')).toBeVisible()
  expect(await field(1)).toHaveAccessibleDescription('Pertanyaan diperlukan')
  expect(
    screen.getByRole('button', { name: 'Pertanyaan 1: Pertanyaan diperlukan' }),
  ).toBeVisible()
  expect(await field(2)).not.toHaveAccessibleDescription(/diperlukan/)
  expect(await field(3)).toHaveAccessibleDescription('Pertanyaan diperlukan')
  expect(await field(4)).not.toHaveAccessibleDescription(/diperlukan/)
  expect(requestsTo(api.proposal.create)).toHaveLength(0)
  expect(await axe(container)).toHaveNoViolations()
})

test("'Empty ones are dropped on submit'; tells of verification within 1 working day, and goes to the list", async () => {
  const { user, requestsTo } = await open()
  await user.type(await field(1), '  Satu?  ')
  await user.type(await field(2), 'Dua?')
  await user.type(await field(3), 'Tiga?')
  await user.type(await field(4), '   ')
  await user.type(await field(5), 'Lima?')
  expect(screen.getByText('3 dari 3 wajib terisi')).toBeVisible()
  await user.click(send())
  const dialog = await screen.findByRole('dialog', {
    name: 'Pertanyaan Anda sudah terkirim',
  })
  expect(dialog).toHaveTextContent('diverifikasi oleh admin dalam waktu 1 hari kerja')
  expect(requestsTo(api.proposal.create).map(({ body }) => body)).toEqual([
    { coachingId: '14', questions: ['Satu?', 'Dua?', 'Tiga?', 'Lima?'] },
  ])
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  expect(await screen.findByText('Anda belum mengikuti coaching')).toBeVisible()
  expect(await keptDraft()).toBeUndefined()
  await untilStill()
})

test('unfolds FAQ entries that may answer the question already', async () => {
  const { user, container } = await open()
  await user.type(await field(1), 'Syarat dokumen tata batas kawasan?')
  expect(await screen.findByText('Mungkin sudah terjawab')).toBeVisible()
  const entry = screen.getByText('Dokumen apa yang menjadi syarat tata batas kawasan?')
  expect(screen.queryByText('Berapa biaya coaching?')).not.toBeInTheDocument()
  await user.click(entry)
  expect(screen.getByText('berita acara')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('keeps what was typed on the device and gives it back', async () => {
  const first = await open()
  await first.user.type(await field(1), 'Draf saya')
  first.unmount()
  await waitFor(async () =>
    expect(await keptDraft()).toEqual(['Draf saya', '', '', '', '']),
  )
  await open()
  expect(await field(1)).toHaveValue('Draf saya')
  expect(
    screen.getByText('Draf pertanyaan Anda yang belum dikirim telah dikembalikan.'),
  ).toBeVisible()
})

test('keeps the last words before the page is left', async () => {
  const { user } = await open()
  await user.click(await field(1))
  await user.paste('Kata terakhir')
  window.dispatchEvent(new Event('pagehide'))
  expect(await keptDraft()).toEqual(['Kata terakhir', '', '', '', ''])
})

test('never shows the draft of another coaching', async () => {
  await drafts.keep(['7', 'ask-question:15'], ['Lain', '', '', '', ''])
  await open()
  expect(await field(1)).toHaveValue('')
})

test.each([
  ['2026-08-24T08:59:59+07:00', /^$/],
  ['2026-08-24T09:00:01+07:00', /^Meeting dimulai 25.08.2026 09:00 WIB, lebih cepat/],
  ['2026-08-25T09:00:01+07:00', /^Meeting sudah dimulai 25.08.2026 09:00 WIB/],
  ['2026-08-25T11:00:01+07:00', /^Coaching ini sudah selesai\.$/],
])('at %s says whether a proposal can be looked at in time', async (now, told) => {
  freezeDate(now)
  await open()
  await field(1)
  const [notice] = screen.queryAllByText(/^(Meeting|Coaching ini) /)
  expect(notice?.textContent ?? '').toMatch(told)
  const isOver = now > '2026-08-25T11:00'
  expect(send()).toHaveAccessibleDescription(isOver ? 'Coaching ini sudah selesai.' : '')
})

test('a conflict that is no proposal of ours says what it is and keeps the texts', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.proposal.create, problem(409, 'Kuota coaching ini sudah penuh.')),
  ])
  for (const no of [1, 2, 3]) await user.type(await field(no), `Nomor ${no}?`)
  answerWith(mockApi(api.coaching.get, coachingOf({ pesertaTerdaftar: 40 })))
  await user.click(send())
  expect(await screen.findByText('Kuota coaching ini sudah penuh.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await field(1)).toHaveValue('Nomor 1?')
})

test.each([
  ['cannot be asked any more', offline, 'Kuota sudah penuh.'],
  ['knows of no proposal', coachingOf(), 'Pengajuan Anda ditolak.'],
])(
  'a conflict is told in the words of the server where the coaching %s',
  async (_, answer, reason) => {
    const { user, answerWith } = await open({}, [
      mockApi(api.proposal.create, problem(409, reason)),
    ])
    for (const no of [1, 2, 3]) await user.type(await field(no), `Nomor ${no}?`)
    answerWith(mockApi(api.coaching.get, answer))
    await user.click(send())
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await field(1)).toHaveValue('Nomor 1?')
  },
)

test('keeps every text when sending fails, and sends it again', async () => {
  const { user, answerWith } = await open({}, [mockApi(api.proposal.create, offline)])
  for (const no of [1, 2, 3]) await user.type(await field(no), `Nomor ${no}?`)
  await user.click(send())
  expect(await screen.findByText(/Isian Anda tetap ada; silakan coba lagi/)).toBeVisible()
  expect(await field(3)).toHaveValue('Nomor 3?')
  answerWith(mockApi(api.proposal.create, PROPOSAL))
  await user.click(send())
  expect(
    await screen.findByRole('dialog', { name: 'Pertanyaan Anda sudah terkirim' }),
  ).toBeVisible()
  await untilStill()
})

test('a full coaching cannot be proposed and says why', async () => {
  const { user, requestsTo } = await open({ totalPeserta: 40, pesertaTerdaftar: 40 })
  expect(await field(1)).toBeVisible()
  expect(send()).toHaveAccessibleDescription('Kuota sudah penuh.')
  await user.click(send())
  expect(requestsTo(api.proposal.create)).toHaveLength(0)
})

test('a coaching that cannot be loaded is loaded again', async () => {
  const { user, answerWith } = await open({}, [mockApi(api.coaching.get, offline)])
  expect(await screen.findByText('Coaching ini tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.coaching.get, coachingOf()))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await field(1)).toBeVisible()
})
