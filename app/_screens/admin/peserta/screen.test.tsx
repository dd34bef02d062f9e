import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { printCopy } from '@/lib/browser/print-alone'
import { api } from '@/lib/contract'
import type { HashQuery } from '@/lib/router/href'
import { participantOf } from '@/lib/testing/factories'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

jest.mock('@/lib/browser/print-alone', () => ({ printCopy: jest.fn() }))
beforeEach(() => jest.mocked(printCopy).mockClear())

const SITI = participantOf()
const BUDI = participantOf({
  id: '1c9a3d25-0000-4000-8000-000000000002',
  fullName: 'Budi Santoso',
  asalInstansi: null,
  namaInstansi: 'KPH Gunung Rinjani',
  jabatan: 'Penyuluh',
  email: 'budi@contoh.go.id',
  contact: '+62 857 0000 111',
  coachingYangDiminati: [{ id: '4', name: 'Perhutanan Sosial' }],
  coachingLainnya: 'Ekowisata',
  _count: { UserCoachings: 0 },
})
const OTHERS = Array.from({ length: 10 }, (_, index) =>
  participantOf({
    id: `2d000000-0000-4000-8000-00000000000${index}`,
    fullName: `Peserta ${index + 1}`,
    email: `p${index + 1}@contoh.go.id`,
  }),
)
const ALL = [SITI, BUDI, ...OTHERS]

const open = (query: HashQuery = {}, more: Mock[] = []) =>
  renderScreen('admin/peserta', {
    as: 'admin',
    query,
    api: [
      mockApi(api.user.list, ALL),
      mockApi(api.user.get, problem(503, 'Sibuk')),
      ...[mockApi(api.user.remove, null), ...more],
    ],
  })

const names = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)
const row = async (name: string) => {
  const head = await screen.findByRole('rowheader', { name })
  const found = head.closest('tr')
  if (!found) throw new Error('No row')
  return within(found)
}
const askDelete = async (name: string) =>
  screen.findByRole('button', { name: `Hapus peserta: ${name}` })

test('DATA PESERTA lists ID, name, institution, position, contacts and coachings', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA PESERTA' })).toBeVisible()
  expect(await names()).toHaveLength(10)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.join(' ')).toBe('ID Nama Instansi Jabatan Email WhatsApp Coaching Aksi')
  const siti = await row('Dr. Siti Rahma, M.Si.')
  for (const text of ['BPKH Wilayah XI', 'Analis', '3'])
    expect(siti.getByText(text)).toBeVisible()
  expect(siti.getByRole('button', { name: 'Salin ID Dr. Siti Rahma, M.Si.' })).toBeVisible()
  expect((await row('Budi Santoso')).getByText('KPH Gunung Rinjani')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('e-mail and WhatsApp are links', async () => {
  await open()
  const budi = await row('Budi Santoso')
  expect(budi.getByRole('link', { name: 'budi@contoh.go.id' })).toHaveAttribute(
    'href',
    'mailto:budi@contoh.go.id',
  )
  expect(budi.getByRole('link', { name: /^0857-0000-111/ })).toHaveAttribute(
    'href',
    'https://wa.me/628570000111',
  )
})

test("'Peserta' and 'Infografik Minat' are two tabs under the title", async () => {
  await open()
  const tabs = within(screen.getByRole('navigation', { name: 'Bagian DATA PESERTA' }))
  const [first, second] = tabs.getAllByRole('link')
  expect(first).toHaveTextContent('Peserta')
  expect(first).toHaveAttribute('aria-current', 'page')
  expect(second).toHaveTextContent('Infografik Minat')
  expect(second).toHaveAttribute('href', '#/admin/infografik-minat')
})

test('the edit icon opens the detail', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Ubah peserta: Budi Santoso' })
  expect(link).toHaveAttribute('href', `#/admin/peserta/${BUDI.id}`)
})

test.each(['rinjani', 'PENYULUH', 'budi@contoh', '857 0000', '1c9a3d25'])(
  "'Search matches any field, case-insensitive': %s",
  async (q) => {
    await open({ q })
    await waitFor(async () => expect(await names()).toEqual(['Budi Santoso']))
  },
)

test('filters by institution and interest live in the address and go back to page 1', async () => {
  const { user } = await open({ page: 2 })
  expect(await names()).toEqual(['Peserta 9', 'Peserta 10'])
  const instansi = screen.getByRole('combobox', { name: 'Instansi' })
  await user.selectOptions(instansi, 'KPH Gunung Rinjani')
  expect(await names()).toEqual(['Budi Santoso'])
  expect(location.hash).toBe('#/admin/peserta?instansi=KPH+Gunung+Rinjani')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minat' }), 'Tata batas')
  expect(screen.getByText('Tidak ada peserta yang cocok')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hapus saringan' }))
  expect(await names()).toHaveLength(10)
  expect(location.hash).toBe('#/admin/peserta')
})

test('education was typed by hand: case and spaces make no other filter', async () => {
  const people = [' S1', 's1', 'S3'].map((pendidikan, index) =>
    participantOf({ id: String(index), fullName: `Peserta ${index + 1}`, pendidikan }),
  )
  const { user } = await open({}, [mockApi(api.user.list, people)])
  const select = await screen.findByRole('combobox', { name: 'Pendidikan' })
  expect(within(select).getAllByRole('option')).toHaveLength(3)
  await user.selectOptions(select, 'S1')
  expect(await names()).toEqual(['Peserta 1', 'Peserta 2'])
  expect(location.hash).toBe('#/admin/peserta?pendidikan=S1')
})

test("own words are an interest of their own, beside a category that is named 'Lainnya'", async () => {
  const coachingYangDiminati = [{ id: '9', name: 'Lainnya' }]
  const own = participantOf({ id: '2', fullName: 'Budi', coachingLainnya: 'Ekowisata' })
  const people = [participantOf({ id: '1', fullName: 'Ani', coachingYangDiminati }), own]
  const { user } = await open({ minat: 'Lainnya' }, [mockApi(api.user.list, people)])
  expect(await names()).toEqual(['Ani'])
  const select = screen.getByRole('combobox', { name: 'Minat' })
  await user.selectOptions(select, 'Lainnya (ditulis sendiri)')
  expect(await names()).toEqual(['Budi'])
})

test('bad values in the address are clamped', async () => {
  await open({ instansi: 'Tidak ada', minat: 'x', page: 99, size: 7 })
  expect(await names()).toHaveLength(2)
  expect(screen.getByRole('combobox', { name: 'Instansi' })).toHaveValue('')
})

test("delete asks 'Anda yakin ingin menghapus data ini?' and says what goes with it", async () => {
  const { user, requestsTo, answerWith } = await open()
  await user.click(await askDelete('Dr. Siti Rahma, M.Si.'))
  const question = { name: 'Anda yakin ingin menghapus data ini?' }
  const dialog = await screen.findByRole('dialog', question)
  await untilStill()
  expect(dialog).toHaveTextContent('Dr. Siti Rahma, M.Si. dihapus dari daftar peserta.')
  expect(dialog).toHaveTextContent(
    'tidak lagi tercatat pada 3 coaching yang diikutinya, termasuk pertanyaan, hasil test, dan kehadirannya. Sertifikat yang sudah diterbitkan portal tetap tercatat dalam Register Sertifikat dengan nama yang tercetak.',
  )
  expect(dialog).toHaveTextContent(
    'Pengajuannya yang masih menunggu, bila ada, ikut dihapus.',
  )
  expect(dialog).toHaveTextContent('Akunnya langsung dikeluarkan dari semua perangkat')
  answerWith(mockApi(api.user.list, ALL.slice(1)))
  await user.click(within(dialog).getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(requestsTo(api.user.remove)[0]?.params).toEqual({ id: SITI.id })
  await waitFor(async () => expect((await names())[0]).toBe('Budi Santoso'))
})

test('the question counts the coachings for which another admin has accepted them since', async () => {
  const accepted = { ...BUDI, _count: { UserCoachings: 2 } }
  const { user } = await open({}, [mockApi(api.user.get, accepted)])
  await user.click(await askDelete('Budi Santoso'))
  expect(await screen.findByText(/tidak lagi tercatat pada 2 coaching/)).toBeVisible()
})

test('Tidak deletes nothing; without coachings none is named', async () => {
  const { user, requestsTo } = await open()
  await user.click(await askDelete('Budi Santoso'))
  expect(
    await screen.findByText(/Belum ada coaching yang diikutinya\. Pengajuannya yang/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(requestsTo(api.user.remove)).toHaveLength(0)
})

test('a failed deletion shows the red banner and keeps the row', async () => {
  const { user } = await open({}, [mockApi(api.user.remove, problem(500, 'Gagal'))])
  await user.click(await askDelete('Budi Santoso'))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Gagal')).toBeVisible()
  expect(screen.queryByText('Data anda berhasil dihapus')).not.toBeInTheDocument()
  expect((await names())[1]).toBe('Budi Santoso')
})

test('the print view holds everybody found, in order, with room for a signature', async () => {
  const { user } = await open({ q: 'peserta', sort: '-nama', size: 5 })
  await names()
  await user.click(screen.getByRole('button', { name: 'Cetak' }))
  await waitFor(() => expect(printCopy).toHaveBeenCalledTimes(1))
  const [paper] = jest.mocked(printCopy).mock.calls[0] ?? []
  const texts = (cells: string) =>
    Array.from(paper?.querySelectorAll(cells) ?? [], ({ textContent }) => textContent)
  expect(texts('th[scope=col]').join(' ')).toBe(
    'No Nama Instansi Jabatan WhatsApp Tanda Tangan',
  )
  expect(texts('tbody tr')).toHaveLength(10)
  expect(texts('tbody tr')[0]).toMatch(/^1Peserta 10BPKH Wilayah XI/)
  expect(paper).toHaveTextContent(/10 peserta · Pencarian: “peserta” · dicetak /)
})

test("the browser's own command prints the same", async () => {
  await open({ q: 'peserta', size: 5 })
  await names()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = within(screen.getByRole('table', { name: 'Daftar peserta untuk dicetak' }))
  expect(sheet.getAllByRole('row')).toHaveLength(11)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Daftar Peserta')).not.toBeInTheDocument()
})

test('without participants there is nothing to print', async () => {
  const { user } = await open({}, [mockApi(api.user.list, [])])
  expect(await screen.findByText('Belum ada peserta')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cetak' }))
  expect(printCopy).not.toHaveBeenCalled()
  expect(screen.getByText('Tidak ada peserta untuk dicetak.')).toBeVisible()
})

test('a list that cannot be loaded offers another try', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.user.list, problem(500, 'Gagal')),
  ])
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(api.user.list, ALL))
  await user.click(retry)
  expect(await names()).toHaveLength(10)
})
