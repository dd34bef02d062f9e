import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { READY_LAYOUT } from '@/lib/domain/certificates/ready-template'
import type { CertificateSettings, IssuePlan, Job } from '@/lib/entities/issuing'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const SETTINGS: CertificateSettings = {
  ...{ templateId: 'siap-pakai', hours: 4, numberPattern: '{urut}/{kode}/{tahun}' },
  ...{ place: 'Jakarta', signers: [{ name: 'Ratna Dewi', title: 'Kepala Pusat' }] },
}
const TEMPLATE = { id: 't1', name: 'Piagam kantor', ...READY_LAYOUT }
const PLAN: IssuePlan = {
  rows: [
    { id: 'c1', name: 'Siti Rahma', number: '001/KHT-2026-014/2026', problem: null },
    { id: 'c2', name: 'Wang 王', number: null, problem: 'Huruf 王 tidak dapat dicetak.' },
  ],
  look: 'm1',
  jobId: null,
}
const row = (id: string, name: string, state: 'done' | 'failed' | 'running') => ({
  ...{ id, name, state, reason: state === 'failed' ? 'Penyimpanan penuh.' : null },
})
const RUNNING: Job = {
  ...{ state: 'running', done: 1, total: 2 },
  rows: [row('c1', 'Siti Rahma', 'done'), row('c2', 'Suharto', 'running')],
}
const FAILED: Job = {
  ...{ state: 'failed', done: 2, total: 2 },
  rows: [row('c1', 'Siti Rahma', 'done'), row('c2', 'Suharto', 'failed')],
}

const open = (...more: Mock[]) =>
  openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, []),
    mockApi(api.certificateMaking.settings, SETTINGS),
    mockApi(api.certificateMaking.plan, PLAN),
    mockApi(api.certificateMaking.job, RUNNING),
    mockApi(api.certificateMaking.issue, { jobId: 'j1' }),
    mockApi(api.certificateTemplate.list, [TEMPLATE]),
    ...more,
  ])

const issueButton = () =>
  screen.findByRole('button', { name: 'Terbitkan untuk semua yang lengkap (1)' })

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

type User = Awaited<ReturnType<typeof open>>['user']

/** To the last window, which asks for the message; nobody is told. */
async function agree(user: User) {
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan sertifikat' })
  await user.click(within(dialog).getByRole('button', { name: 'Terbitkan 1 sertifikat' }))
  const message = await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await user.click(within(message).getByRole('checkbox', { name: /email/i }))
  await user.click(within(message).getByRole('button', { name: 'Lanjut tanpa notifikasi' }))
}

test("'shows the list first (name as it will be printed, number, what is wrong), then works as a job'", async () => {
  const { user, requestsTo, container } = await open()
  await user.click(await issueButton())
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan sertifikat' })
  const list = within(dialog).getByRole('list', {
    name: 'Sertifikat yang akan diterbitkan',
  })
  expect(within(list).getByText('Nomor 001/KHT-2026-014/2026')).toBeVisible()
  expect(within(list).getByText('Huruf 王 tidak dapat dicetak.')).toBeVisible()
  expect(await axe(dialog)).toHaveNoViolations()
  expect(requestsTo(api.certificateMaking.issue)).toEqual([])
  await agree(user)
  expect(
    await screen.findByText(/1 dari 2 sertifikat terbit\. Halaman ini boleh ditutup/),
  ).toBeVisible()
  expect(requestsTo(api.certificateMaking.issue).map(({ body }) => body)).toEqual([
    { rowIds: ['c1'], names: ['Siti Rahma'], look: 'm1', notify: null },
  ])
  expect(await axe(container)).toHaveNoViolations()
})

const UNKNOWN = 'Belum diketahui apakah penerbitan sudah dimulai'

describe('the answer is lost on the line', () => {
  test('it is not known, until a look shows the job that was begun', async () => {
    let plan = PLAN
    const { user } = await open(
      mockApi(api.certificateMaking.issue, offline),
      mockApi(api.certificateMaking.plan, () => plan),
    )
    await user.click(await issueButton())
    await agree(user)
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
    expect(screen.queryByText(/Halaman ini boleh ditutup/)).not.toBeInTheDocument()
    plan = { ...PLAN, jobId: 'j1' }
    await user.click(screen.getByRole('button', { name: 'Periksa lagi' }))
    expect(await screen.findByText(/1 dari 2 sertifikat terbit/)).toBeVisible()
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
  })

  test('all were made meanwhile: nothing is left to issue, and nothing is unknown', async () => {
    let plan = PLAN
    const { user } = await open(
      mockApi(api.certificateMaking.issue, () => {
        plan = { rows: [], jobId: null }
        return offline()
      }),
      mockApi(api.certificateMaking.plan, () => plan),
    )
    await user.click(await issueButton())
    await agree(user)
    expect(await screen.findByRole('button', { name: /lengkap \(0\)/ })).toBeVisible()
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
  })

  test('pressed again it is the same act, which the server does once', async () => {
    let isDown = true
    const { user, requestsTo } = await open(
      mockApi(api.certificateMaking.issue, () => (isDown ? offline() : { jobId: 'j1' })),
    )
    await user.click(await issueButton())
    await agree(user)
    await screen.findByText(UNKNOWN)
    isDown = false
    await user.click(await issueButton())
    await agree(user)
    expect(await screen.findByText(/1 dari 2 sertifikat terbit/)).toBeVisible()
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
    const keys = requestsTo(api.certificateMaking.issue).map(({ headers }) =>
      headers.get('idempotency-key'),
    )
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })
})

test('a refusal is told as one', async () => {
  const said = 'Daftar ini berubah sejak ditampilkan, sehingga belum ada yang diterbitkan.'
  const { user } = await open(mockApi(api.certificateMaking.issue, problem(409, said)))
  await user.click(await issueButton())
  await agree(user)
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
})

test('the list is given up: nothing is issued', async () => {
  const { user, requestsTo } = await open()
  await user.click(await issueButton())
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan sertifikat' })
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(requestsTo(api.certificateMaking.issue)).toEqual([])
})

test('who failed is named with the reason and tried again by one press', async () => {
  const plan = mockApi(api.certificateMaking.plan, { rows: [], jobId: 'j9' })
  let job = FAILED
  const { user } = await open(
    plan,
    mockApi(api.certificateMaking.job, () => job),
    mockApi(api.certificateMaking.retry, () => {
      job = {
        ...FAILED,
        state: 'done',
        rows: FAILED.rows.map((r) => ({ ...r, state: 'done' })),
      }
      return job
    }),
  )
  expect(await screen.findByText('Gagal: Penyimpanan penuh.')).toBeVisible()
  expect(screen.getByText('1 dari 2 sertifikat terbit, 1 gagal.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Coba lagi yang gagal' }))
  expect(await screen.findByText('2 sertifikat sudah terbit.')).toBeVisible()
})

test('without settings nothing can be issued, and the form says what is missing', async () => {
  const unset = { ...SETTINGS, hours: null, place: '', signers: [] }
  const { user, requestsTo } = await open(
    mockApi(api.certificateMaking.settings, unset),
    mockApi(api.certificateMaking.saveSettings, SETTINGS),
  )
  const issue = await screen.findByRole('button', { name: /yang lengkap \(2\)/ })
  expect(issue).toHaveAccessibleDescription(
    'Lengkapi pengaturan sertifikat terlebih dahulu.',
  )
  // told once: of an example there is nothing to show yet
  expect(
    screen.getAllByText('Lengkapi pengaturan sertifikat terlebih dahulu.'),
  ).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Pengaturan sertifikat' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pengaturan sertifikat' })
  const field = (name: string) => within(dialog).getByRole('textbox', { name })
  const save = within(dialog).getByRole('button', { name: 'Simpan pengaturan' })
  await user.click(save)
  expect(
    (await within(dialog).findAllByText('Nama penanda tangan diperlukan')).length,
  ).toBeGreaterThan(0)
  await user.type(field('Jam pelajaran'), '4')
  await user.type(field('Tempat penerbitan'), 'Bogor')
  await user.type(field('Penanda tangan pertama'), 'Ratna Dewi')
  await user.click(save)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(requestsTo(api.certificateMaking.saveSettings).map(({ body }) => body)).toEqual([
    {
      ...{ templateId: 'siap-pakai', hours: 4, numberPattern: '{urut}/{kode}/{tahun}' },
      ...{ place: 'Bogor', signers: [{ name: 'Ratna Dewi', title: '' }] },
    },
  ])
})

test('what another admin has set meanwhile stays, beside what is set here', async () => {
  const theirs = { ...SETTINGS, signers: [{ name: 'Budi', title: 'Direktur' }] }
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  const { user, requestsTo } = await open(
    mockApi(api.certificateMaking.settings, { ...SETTINGS, version: 'v1' }),
    mockApi(api.certificateMaking.saveSettings, ({ headers }) =>
      headers.get('if-match') === '"v2"'
        ? theirs
        : { refusal: { ...refusal, present: { ...theirs, version: 'v2' } } },
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Pengaturan sertifikat' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pengaturan sertifikat' })
  const place = within(dialog).getByRole('textbox', { name: 'Tempat penerbitan' })
  await user.clear(place)
  await user.type(place, 'Bogor')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan pengaturan' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(requestsTo(api.certificateMaking.saveSettings).at(-1)?.body).toEqual({
    ...{ ...theirs, place: 'Bogor' },
  })
})

test('a template of the office is chosen by its name and its picture', async () => {
  const { user, requestsTo } = await open(
    mockApi(api.certificateMaking.saveSettings, SETTINGS),
  )
  await user.click(await screen.findByRole('button', { name: 'Pengaturan sertifikat' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Pengaturan sertifikat' }),
  )
  const choice = await dialog.findByRole('combobox', { name: 'Template' })
  expect(choice).toHaveDisplayValue('Piagam bawaan')
  expect(dialog.getByRole('img', { name: 'Contoh Piagam bawaan' })).toBeVisible()
  await user.selectOptions(choice, 'Piagam kantor')
  expect(dialog.getByRole('img', { name: 'Contoh Piagam kantor' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Simpan pengaturan' }))
  await waitFor(() =>
    expect(requestsTo(api.certificateMaking.saveSettings)[0]?.body).toEqual({
      ...{ ...SETTINGS, templateId: 't1' },
    }),
  )
})

test('what cannot be loaded says so and is asked for again', async () => {
  let isDown = true
  const { user } = await open(
    mockApi(api.certificateMaking.plan, () =>
      isDown ? problem(503, 'Sedang sibuk.') : PLAN,
    ),
  )
  const again = await screen.findByRole('button', { name: 'Tidak dapat dimuat, coba lagi' })
  isDown = false
  await user.click(again)
  expect(await issueButton()).toBeVisible()
})
