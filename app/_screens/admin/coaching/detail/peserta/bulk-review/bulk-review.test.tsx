import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const NAMES = ['Siti Rahma', 'Suharto', 'Wayan Sudarma']
const PENDING: Proposal[] = NAMES.map((name, index) => ({
  id: `p${index + 1}`,
  userId: `u${index + 1}`,
  name,
  namaInstansi: 'BPKH Wilayah XI',
  questions: ['Apa?', 'Siapa?', 'Berapa?'],
  status: 'PENDING',
  reason: null,
}))
const APPROVED: Proposal = {
  ...PENDING[0],
  id: 'p9',
  userId: 'u9',
  name: 'Maria',
  status: 'APPROVED',
} as Proposal

/** A server that remembers what it was told; `faults` are the answers before it works. */
function proposalServer(
  faults: Record<string, (() => never) | ReturnType<typeof problem>> = {},
) {
  let rows = [...PENDING, APPROVED]
  const decide = (id: string, change: Partial<Proposal>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row))
    return rows.find((row) => row.id === id) ?? APPROVED
  }
  const fault = (key: string) => {
    const found = faults[key]
    delete faults[key]
    return typeof found === 'function' ? found() : found
  }
  const mocks: Mock[] = [
    mockApi(api.adminCoaching.proposals, () => rows),
    mockApi(
      api.notification.proposal,
      ({ body }) => fault(`notify ${body.userId}`) ?? null,
    ),
    mockApi(
      api.proposal.approve,
      ({ body: { proposalId: id } }) =>
        fault(`decide ${id}`) ?? decide(id, { status: 'APPROVED' }),
    ),
    mockApi(
      api.proposal.reject,
      ({ body: { proposalId: id, reason } }) =>
        fault(`decide ${id}`) ?? decide(id, { status: 'REJECTED', reason }),
    ),
  ]
  const withdraw = (id: string) => {
    rows = rows.filter((row) => row.id !== id)
  }
  return { mocks, decide, withdraw }
}

async function open(server = proposalServer(), totalPeserta = 40) {
  const view = await openCoachingTab('peserta', server.mocks, { totalPeserta })
  await screen.findByText('Siti Rahma')
  /** The writes so far: 'notify u1', 'decide p1'. */
  const writes = () =>
    view.requests.flatMap(({ method, path, body }) => {
      if (method !== 'POST') return []
      const { userId, proposalId } = body as { userId?: string; proposalId?: string }
      return path === '/notification/proposal' ? `notify ${userId}` : `decide ${proposalId}`
    })
  return { ...view, writes }
}

const button = (name: string) => screen.getByRole('button', { name })
const everyone = () => screen.getByRole('checkbox', { name: /^Pilih semua/ })
const tick = (name: string) =>
  screen.getByRole('checkbox', { name: `Pilih pengajuan ${name}` })
const results = () =>
  within(screen.getByRole('list', { name: 'Hasil per baris' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const ended = () => screen.findByRole('button', { name: /^(Selesai|Ulangi)$/ })

/** Ticks all, opens the form and sends it. */
async function decideAll(
  view: Awaited<ReturnType<typeof open>>,
  action: 'Terima' | 'Tolak',
) {
  await view.user.click(everyone())
  await view.user.click(button(`${action} 3 pengajuan`))
  await screen.findByRole('dialog', { name: `${action} 3 pengajuan` })
  await untilStill()
  await view.user.click(button('Kirim'))
  await ended()
  await untilStill()
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test('one message for all that are ticked; per row the notification goes before the approval', async () => {
  const view = await open()
  await decideAll(view, 'Terima')
  expect(view.writes()).toEqual(
    ['1', '2', '3'].flatMap((no) => [`notify u${no}`, `decide p${no}`]),
  )
  expect(view.requestsTo(api.notification.proposal)[2]?.body).toMatchObject({
    ...{ userId: 'u3', proposalId: 'p3', announces: 'acceptance' },
    subject: 'Pengajuan Coaching Diterima',
    notifToMember: true,
    notifToWa: false,
  })
  expect(results()).toEqual(NAMES.map((name) => `${name}Disetujui`))
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  await view.user.click(button('Selesai'))
  expect(await screen.findByText('4 dari 40 peserta disetujui')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Keputusan massal' })).toBeNull(),
  )
})

test('the one message greets everybody by name', async () => {
  const view = await open()
  await view.user.click(everyone())
  await view.user.click(button('Terima 3 pengajuan'))
  const dialog = await screen.findByRole('dialog', { name: 'Terima 3 pengajuan' })
  expect(dialog).toHaveTextContent('{nama} diganti dengan nama masing-masing')
  await untilStill()
  await view.user.click(button('Kirim'))
  await ended()
  const messages = view
    .requestsTo(api.notification.proposal)
    .map(({ body }) => (body as { message: string }).message.split('\n')[0])
  expect(messages).toEqual(NAMES.map((name) => `Yth. Bapak/Ibu ${name},`))
})

test('a rejection carries the chosen reason to every row', async () => {
  const view = await open()
  await decideAll(view, 'Tolak')
  expect(view.requestsTo(api.proposal.reject).map(({ body }) => body)).toEqual(
    PENDING.map(({ id }) => ({ proposalId: id, reason: 'Pertanyaan sudah ada di FAQ' })),
  )
  expect(results()[0]).toBe('Siti RahmaDitolak')
})

test('without e-mail the decisions are made without the notification calls', async () => {
  const view = await open()
  await view.user.click(tick('Suharto'))
  await view.user.click(button('Terima 1 pengajuan'))
  await screen.findByRole('dialog', { name: 'Terima 1 pengajuan' })
  await untilStill()
  await view.user.click(screen.getByRole('checkbox', { name: 'Email' }))
  await view.user.click(button('Lanjut tanpa notifikasi'))
  await ended()
  expect(view.writes()).toEqual(['decide p2'])
})

test('the seats left are shown, and more than these cannot be accepted', async () => {
  const { user } = await open(proposalServer(), 3)
  const bar = within(screen.getByRole('region', { name: 'Keputusan massal' }))
  expect(bar.getByRole('status')).toHaveTextContent('sisa kursi 2')
  await user.click(everyone())
  expect(bar.getByRole('status').firstChild).toHaveProperty(
    'data',
    '3 dipilih, sisa kursi 2',
  )
  expect(button('Terima 3 pengajuan')).toHaveAccessibleDescription(
    'Sisa kursi 2. Kurangi pilihan.',
  )
  await user.click(button('Terima 3 pengajuan'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button('Tolak 3 pengajuan')).not.toHaveAttribute('aria-disabled')
  await user.click(tick('Suharto'))
  expect(everyone()).toBePartiallyChecked()
  await user.click(button('Terima 2 pengajuan'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Kepada: 2 peserta.')
  await untilStill()
})

test("what failed stays ticked; 'Ulangi' repeats only that, and never a message that is out", async () => {
  const view = await open(proposalServer({ 'notify u1': offline, 'decide p2': offline }))
  await decideAll(view, 'Tolak')
  expect(results()[0]).toMatch(/^Siti RahmaBelum diketahui: Jawaban server tidak sampai/)
  expect(results()[1]).toMatch(/^SuhartoBelum diketahui: /)
  expect(results()[2]).toBe('Wayan SudarmaDitolak')
  const told = screen.getByText('1 dari 3 selesai, 2 perlu diulang.')
  expect(told.childNodes).toHaveLength(1)
  const before = view.writes().length
  await view.user.click(button('Ulangi'))
  await screen.findByRole('button', { name: 'Selesai' })
  expect(view.writes().slice(before)).toEqual(['notify u1', 'decide p1', 'decide p2'])
})

test('closed with failures, the failed rows are still ticked', async () => {
  const view = await open(
    proposalServer({ 'decide p2': problem(409, 'Kuota sudah penuh.') }),
  )
  await decideAll(view, 'Terima')
  expect(results()[1]).toBe('SuhartoGagal: Kuota sudah penuh.')
  await view.user.click(button('Tutup hasil'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(tick('Suharto')).toBeChecked()
  expect(button('Terima 1 pengajuan')).toBeVisible()
})

test('a proposal withdrawn meanwhile: its message is refused, nothing is decided, its row goes', async () => {
  const gone = 'Peserta sudah membatalkan pengajuan ini. Pesan tidak dikirim.'
  const server = proposalServer({ 'notify u2': problem(409, gone) })
  const view = await open(server)
  server.withdraw('p2')
  await decideAll(view, 'Terima')
  expect(results()).toEqual([
    'Siti RahmaDisetujui',
    `SuhartoGagal: ${gone}`,
    'Wayan SudarmaDisetujui',
  ])
  expect(view.writes()).not.toContain('decide p2')
  await view.user.click(button('Tutup hasil'))
  await waitFor(() => expect(screen.queryByText('Suharto')).toBeNull())
  expect(screen.getByText('3 dari 40 peserta disetujui')).toBeVisible()
})

test.each(['Terima', 'Tolak'] as const)(
  "a refused '%s' has withdrawn its message: another try sends a new one",
  async (action) => {
    const view = await open(
      proposalServer({ 'decide p1': problem(409, 'Kuota sudah penuh.') }),
    )
    await decideAll(view, action)
    await view.user.click(button('Ulangi'))
    await screen.findByRole('button', { name: 'Selesai' })
    expect(view.writes().slice(-2)).toEqual(['notify u1', 'decide p1'])
  },
)

test('what another admin has decided meanwhile is not sent again', async () => {
  const server = proposalServer({ 'decide p1': offline, 'decide p2': offline })
  const view = await open(server)
  await decideAll(view, 'Terima')
  server.decide('p1', { status: 'APPROVED' })
  server.decide('p2', { status: 'REJECTED', reason: 'Lainnya' })
  const before = view.writes().length
  await view.user.click(button('Ulangi'))
  await waitFor(() => expect(results()[0]).toBe('Siti RahmaDisetujui'))
  await ended()
  expect(results()[1]).toBe('SuhartoDilewati: Pengajuan ini sudah ditolak.')
  expect(view.writes()).toHaveLength(before)
})

test.each([
  ['Terima', 'APPROVED', 'disetujui'],
  ['Tolak', 'REJECTED', 'ditolak'],
] as const)(
  "'%s' that another admin decided before its message could go is never told as sent",
  async (action, status, word) => {
    const said = `Pengajuan ini sudah ${word}. Pesan tidak dikirim.`
    const server = proposalServer({ 'notify u2': problem(409, said) })
    const view = await open(server)
    server.decide('p2', { status })
    await decideAll(view, action)
    const before = view.writes().length
    await view.user.click(button('Ulangi'))
    await ended()
    expect(results()[1]).toBe(`SuhartoDilewati: ${said}`)
    expect(view.writes()).toHaveLength(before)
  },
)
