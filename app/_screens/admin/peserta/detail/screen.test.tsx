import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { CHANGED_SINCE } from '@/lib/copy'
import type { TakenCoaching } from '@/lib/entities/coaching'
import type { HashQuery } from '@/lib/router/href'
import { coachingOf, participantOf } from '@/lib/testing/factories'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const SITI = participantOf({
  coachingYangDiminati: [
    { id: '3', name: 'Tata batas' },
    { id: '4', name: 'Perhutanan Sosial' },
  ],
  coachingLainnya: 'Ekowisata',
})
const TAKEN: TakenCoaching[] = [
  { ...coachingOf(), userCoachingStatus: 'Selesai', proposalId: '81', reason: null },
  {
    ...coachingOf({
      id: '15',
      coachingCode: 'KHT-2026-015',
      topic: 'Rehabilitasi mangrove',
      tanggalMeeting: null,
      jamMulai: null,
      jamSelesai: null,
    }),
    userCoachingStatus: 'Anda tidak dapat mengikuti coaching',
    proposalId: '82',
    reason: 'Pertanyaan sudah ada di FAQ',
  },
]

const open = (query: HashQuery = {}, more: Mock[] = []) =>
  renderScreen('admin/peserta/detail', {
    as: 'admin',
    params: { id: SITI.id },
    query,
    from: '#/admin/peserta?q=siti',
    api: [
      mockApi(api.user.get, SITI),
      mockApi(api.coaching.takenBy, TAKEN),
      mockApi(api.user.remove, null),
      mockApi(api.user.list, []),
      ...more,
    ],
  })

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling
const openTab = (name: string) => screen.findByRole('tab', { name })

test('the head shows initials, name, work and links to WhatsApp and e-mail', async () => {
  const { container } = await open()
  expect(
    await screen.findByRole('heading', { name: 'Dr. Siti Rahma, M.Si.' }),
  ).toBeVisible()
  const head = within(screen.getByRole('region', { name: 'Ringkasan peserta' }))
  expect(head.getByText('SR')).toBeVisible()
  expect(head.getByText('Analis · BPKH Wilayah XI')).toBeVisible()
  expect(head.getByRole('link', { name: /^WhatsApp 0812-3456-7890/ })).toHaveAttribute(
    'href',
    'https://wa.me/6281234567890',
  )
  expect(head.getByRole('link', { name: 'Email siti@contoh.go.id' })).toHaveAttribute(
    'href',
    'mailto:siti@contoh.go.id',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test("the detail has the tabs 'Biodata', 'ID Akun' and 'Coaching yang diikuti'", async () => {
  await open()
  await openTab('Biodata')
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Biodata', 'ID Akun', 'Coaching yang diikuti'])
})

test("the tab 'Biodata' shows the participant's biodata", async () => {
  await open()
  await openTab('Biodata')
  expect(fact('Nama Lengkap')).toHaveTextContent('Dr. Siti Rahma, M.Si.')
  expect(fact('Jenis Kelamin')).toHaveTextContent('Perempuan')
  expect(fact('Pendidikan')).toHaveTextContent('S2 Kehutanan')
  expect(fact('Asal Instansi')).toHaveTextContent('BPKH Wilayah XI')
  expect(fact('Nama Instansi')).toHaveTextContent('Balai Pemantapan Kawasan Hutan')
  expect(fact('Jabatan')).toHaveTextContent('Analis')
  expect(fact('Coaching yang diminati')).toHaveTextContent('Tata batasPerhutanan Sosial')
  expect(fact('Coaching lainnya')).toHaveTextContent('Ekowisata')
})

test('what was never filled in shows a dash', async () => {
  const bare = participantOf({
    asalInstansi: null,
    namaInstansi: null,
    jabatan: null,
    coachingYangDiminati: [],
  })
  await open({}, [mockApi(api.user.get, bare)])
  await openTab('Biodata')
  for (const label of ['Asal Instansi', 'Jabatan', 'Coaching yang diminati'])
    expect(fact(label)).toHaveTextContent('–')
})

test("the tab 'ID Akun' shows the participant's account data, read-only", async () => {
  const { user } = await open()
  await user.click(await openTab('ID Akun'))
  expect(location.hash).toBe(`#/admin/peserta/${SITI.id}?tab=akun`)
  expect(fact('ID')).toHaveTextContent(SITI.id)
  expect(fact('Username')).toHaveTextContent('sitirahma')
  expect(fact('Email')).toHaveTextContent('siti@contoh.go.id')
  expect(fact('Whatsapp')).toHaveTextContent('0812-3456-7890')
  // the tab beside it lists those that wait or were refused too
  expect(fact('Jumlah coaching yang diikuti')).toHaveTextContent(
    /^3 \(pengajuan yang menunggu atau ditolak tidak dihitung\)$/,
  )
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test("the tab 'Coaching yang diikuti' lists that participant's coaching", async () => {
  const { container, requestsTo } = await open({ tab: 'coaching' })
  const [finished, refused] = await screen.findAllByRole('rowheader')
  expect(requestsTo(api.coaching.takenBy)[0]?.params).toEqual({ id: SITI.id })
  const first = within(finished?.closest('tr') ?? container)
  expect(
    first.getByRole('link', { name: 'Pengukuhan kawasan hutan dan penataan batas' }),
  ).toHaveAttribute('href', '#/admin/coaching/14')
  expect(first.getByText('09:00–11:00 WIB')).toBeVisible()
  expect(first.getByText('Selesai')).toBeVisible()
  const second = within(refused?.closest('tr') ?? container)
  expect(second.getByText('Anda tidak dapat mengikuti coaching')).toBeVisible()
  expect(second.getByText('Alasan: Pertanyaan sudah ada di FAQ')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a participant without coachings, and coachings that cannot be loaded', async () => {
  const { user, answerWith } = await open({ tab: 'coaching' }, [
    mockApi(api.coaching.takenBy, problem(500, 'Gagal')),
  ])
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(api.coaching.takenBy, []))
  await user.click(retry)
  expect(await screen.findByText('Belum ada coaching')).toBeVisible()
})

test('another tab leaves the search of the coachings behind', async () => {
  const { user } = await open({ tab: 'coaching', q: 'mangrove' })
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'Biodata' }))
  expect(location.hash).toBe(`#/admin/peserta/${SITI.id}`)
})

test('Kembali returns to the list as it was', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Kembali' }))
  await waitFor(() => expect(location.hash).toBe('#/admin/peserta?q=siti'))
})

test('delete says what goes with it, then leads to the list', async () => {
  const { user, requestsTo } = await open()
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin ingin menghapus data ini?',
  })
  await untilStill()
  expect(dialog).toHaveTextContent('3 coaching')
  await user.click(within(dialog).getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(requestsTo(api.user.remove)).toHaveLength(1)
  // for the page and for the question, and not again for who is gone
  expect(requestsTo(api.user.get)).toHaveLength(2)
  await waitFor(() => expect(location.hash).toBe('#/admin/peserta'))
})

test('a failed deletion shows the red banner and stays', async () => {
  const { user } = await open({}, [mockApi(api.user.remove, problem(500, 'Gagal'))])
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Gagal')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Dr. Siti Rahma, M.Si.' })).toBeVisible()
})

test('a participant who is another since the question stays, and is shown as they are', async () => {
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  const versioned = { ...SITI, version: 'v1' }
  const { user, requestsTo, answerWith } = await open({}, [
    mockApi(api.user.get, versioned),
    mockApi(api.user.remove, { refusal: { ...refusal, present: SITI } }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  const yes = await screen.findByRole('button', { name: 'Ya' })
  answerWith(mockApi(api.user.get, { ...SITI, fullName: 'Siti yang lain' }))
  await user.click(yes)
  expect(await screen.findByText(CHANGED_SINCE)).toBeVisible()
  expect(requestsTo(api.user.remove)[0]?.headers.get('if-match')).toBe('"v1"')
  expect(await screen.findByRole('heading', { name: 'Siti yang lain' })).toBeVisible()
})

test('a participant who is gone already, as after a lost answer, is told as gone, and left', async () => {
  const gone = problem(404, 'Peserta tidak ditemukan.')
  const { user } = await open({}, [mockApi(api.user.remove, gone)])
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText(/^Data ini sudah dihapus sebelumnya/)).toBeVisible()
  await waitFor(() => expect(location.hash).toBe('#/admin/peserta'))
  expect(screen.queryByText('Data anda berhasil dihapus')).not.toBeInTheDocument()
})

test('a participant who is not there says so', async () => {
  await open({}, [mockApi(api.user.get, problem(404, 'Peserta tidak ditemukan.'))])
  expect(await screen.findByText('Peserta tidak ditemukan.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument()
})
