import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { printCopy } from '@/lib/browser/print-alone'
import { saveBlob } from '@/lib/browser/save-blob'
import { api } from '@/lib/contract'
import { matchesFilter } from '@/lib/domain/people/participant-filter'
import { matchesAnyField } from '@/lib/domain/text/search'
import type { HashQuery } from '@/lib/router/href'
import { participantOf } from '@/lib/testing/factories'
import {
  type Mock,
  type MockRequest,
  mockApi,
  problem,
  stalled,
} from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))
jest.mock('@/lib/browser/print-alone', () => ({ printCopy: jest.fn() }))

const { page, choices } = api.participantPages

const peopleOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    participantOf({
      id: `2d000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      fullName: `Peserta ${index + 1}`,
      asalInstansi: null,
      namaInstansi: index % 2 === 0 ? 'KPH Rinjani' : 'Balai Uji',
    }),
  )
const FOUND = { instansi: ['Balai Uji', 'KPH Rinjani'], pendidikan: [], minat: [] }

/** A server that searches by name and filters by institution. */
const pageOf = (people: ReturnType<typeof peopleOf>, { query }: MockRequest) => {
  const wanted = (name: string) => query.get(name) ?? ''
  const filter = { instansi: wanted('instansi'), pendidikan: '', minat: '' }
  const fitting = people.filter(
    (one) => matchesAnyField([one.fullName], wanted('q')) && matchesFilter(one, filter),
  )
  const [asked, size] = [Number(wanted('page')), Number(wanted('size'))]
  const rows = fitting.slice((asked - 1) * size, asked * size)
  return { rows, total: fitting.length, page: asked }
}

const open = (query: HashQuery = {}, more: Mock[] = [], people = peopleOf(25)) =>
  renderScreen('admin/peserta', {
    as: 'admin',
    query,
    api: [
      mockApi(page, (request) => pageOf(people, request)),
      mockApi(choices, FOUND),
      ...more,
    ],
  })

const names = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)
const status = () => screen.getByText(/dari \d+|Memuat…|Tidak ada data/)
const search = () => screen.getByRole('searchbox', { name: 'Cari Data peserta' })

test('a page is asked for and not the whole list', async () => {
  const { requestsTo } = await open({ page: 2, sort: '-instansi' })
  expect(await names()).toHaveLength(10)
  expect(status()).toHaveTextContent('11–20 dari 25')
  const [asked] = requestsTo(page)
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    ...{ page: '2', size: '10', sort: 'instansi', direction: 'desc' },
  })
  expect(requestsTo(api.user.list)).toHaveLength(0)
})

test('an order that nobody knows is not asked for', async () => {
  const { requestsTo } = await open({ sort: 'gaji' })
  await names()
  expect(requestsTo(page)[0]?.query.get('sort')).toBeNull()
})

test('what is typed is asked for once, and what was found before is not told as its answer', async () => {
  let answer = (_: unknown) => {}
  const slow = mockApi(page, async (request) => {
    if (request.query.get('q')) await new Promise((settle) => (answer = settle))
    return pageOf(peopleOf(25), request)
  })
  const { user, requestsTo } = await open({}, [slow])
  await names()
  await user.type(search(), 'peserta 25')
  expect(status()).toHaveTextContent('Memuat…')
  expect(screen.getByRole('region', { name: 'Data peserta' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await waitFor(() => expect(requestsTo(page)).toHaveLength(2))
  expect(requestsTo(page)[1]?.query.get('q')).toBe('peserta 25')
  await act(async () => answer(null))
  expect(await names()).toEqual(['Peserta 25'])
  expect(status()).toHaveTextContent('1–1 dari 1')
})

test('nobody found is told of what is asked now alone', async () => {
  const { user } = await open({ q: 'zzz' })
  expect(await screen.findByText('Tidak ada hasil untuk “zzz”')).toBeVisible()
  await user.type(search(), '{Backspace}')
  expect(screen.queryByText(/^Tidak ada hasil/)).not.toBeInTheDocument()
  expect(await screen.findByText('Tidak ada hasil untuk “zz”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hapus pencarian' }))
  expect(await names()).toHaveLength(10)
})

test('a search that is refused shows why, and no rows of another', async () => {
  const refused = mockApi(page, (request) =>
    request.query.get('q')
      ? problem(503, 'Server sedang sibuk.')
      : pageOf(peopleOf(25), request),
  )
  const { user } = await open({}, [refused])
  await names()
  await user.type(search(), 'budi')
  expect(await screen.findByText('Server sedang sibuk.')).toBeVisible()
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument()
})

test('a filter of the address holds once it is known to be one; a name that nobody has means all', async () => {
  const { user, requestsTo } = await open({ instansi: 'Balai Uji' })
  await names()
  expect(status()).toHaveTextContent('1–10 dari 12')
  expect(requestsTo(page).map(({ query }) => query.get('instansi'))).toEqual(['Balai Uji'])
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Instansi' }),
    'Semua instansi',
  )
  await waitFor(() => expect(status()).toHaveTextContent('1–10 dari 25'))
  act(() => location.assign('#/admin/peserta?instansi=Tidak+ada'))
  expect(await names()).toHaveLength(10)
  expect(screen.getByRole('combobox', { name: 'Instansi' })).toHaveValue('')
})

test('choices that could not be loaded are said, and asked for again with the rows', async () => {
  const { user, answerWith } = await open({ instansi: 'Balai Uji' }, [
    mockApi(choices, problem(500, 'Gagal')),
  ])
  expect(await screen.findByText('Gagal')).toBeVisible()
  answerWith(mockApi(choices, FOUND))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await names()
  expect(status()).toHaveTextContent('1–10 dari 12')
})

test('where the choices alone are missing, the rows are not told as old', async () => {
  const { user, answerWith } = await open({}, [mockApi(choices, problem(500, 'Gagal'))])
  await names()
  expect(await screen.findByText('Pilihan saringan tidak dapat dimuat.')).toBeVisible()
  expect(screen.queryByText(/^Data terbaru belum dapat dimuat/)).not.toBeInTheDocument()
  answerWith(mockApi(choices, FOUND))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('option', { name: 'Balai Uji' })).toBeInTheDocument()
  expect(screen.queryByText('Pilihan saringan tidak dapat dimuat.')).not.toBeInTheDocument()
})

/** Chooses a file, which the owner of the account has just confirmed. */
const exportCsv = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await names()
  await user.click(screen.getByRole('button', { name: 'Ekspor' }))
  await user.click(screen.getByRole('button', { name: 'CSV (.csv)' }))
}

test('a file holds everybody who fits, of all pages', async () => {
  const shown = await open({ q: 'peserta' }, [], peopleOf(5003))
  await exportCsv(shown)
  expect(await screen.findByText(/^5003 baris diunduh/)).toBeVisible()
  const text = await jest.mocked(saveBlob).mock.calls[0]?.[0].text()
  expect(text?.match(/"Peserta \d+"/g)).toHaveLength(5003)
})

test('a list that changes between two pages makes no file, and says why', async () => {
  let asked = 0
  const changing = mockApi(page, (request) => {
    if (request.query.get('size') === '5000') asked += 1
    return pageOf(peopleOf(asked > 1 ? 5002 : 5003), request)
  })
  jest.mocked(saveBlob).mockClear()
  await exportCsv(await open({}, [changing]))
  expect(await screen.findByText(/^Daftar peserta berubah selagi diambil/)).toBeVisible()
  expect(saveBlob).not.toHaveBeenCalled()
})

test("a file whose pages do not come is called off by 'Batalkan', and never made", async () => {
  const slow = mockApi(page, (request) =>
    request.query.get('size') === '5000' ? stalled(request) : pageOf(peopleOf(25), request),
  )
  jest.mocked(saveBlob).mockClear()
  const shown = await open({}, [slow])
  await exportCsv(shown)
  await shown.user.click(await screen.findByRole('button', { name: 'Batalkan ekspor' }))
  const told = 'Ekspor dibatalkan. Tidak ada file yang disimpan.'
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ekspor' })).not.toHaveAttribute('aria-busy')
  await waitFor(() => expect(screen.queryByText('Memuat…')).not.toBeInTheDocument())
  expect(saveBlob).not.toHaveBeenCalled()
})

test('paper holds all of them; what the browser prints by itself says how much that is', async () => {
  const { user } = await open()
  await names()
  await user.click(screen.getByRole('button', { name: 'Cetak' }))
  await waitFor(() => expect(printCopy).toHaveBeenCalledTimes(1))
  const [paper] = jest.mocked(printCopy).mock.calls[0] ?? []
  expect(paper?.querySelectorAll('tbody tr')).toHaveLength(25)
  expect(paper).toHaveTextContent(/25 peserta · dicetak /)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText(/^10 dari 25 peserta · dicetak /)).toBeVisible()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('paper names the search that its people were asked by, whatever is typed before they are here', async () => {
  let answer = (_: unknown) => {}
  const slow = mockApi(page, async (request) => {
    if (request.query.get('size') === '5000')
      await new Promise((settle) => (answer = settle))
    return pageOf(peopleOf(25), request)
  })
  jest.mocked(printCopy).mockClear()
  const { user } = await open({ q: 'peserta 1' }, [slow])
  await names()
  await user.click(screen.getByRole('button', { name: 'Cetak' }))
  await user.type(search(), '2')
  await act(async () => answer(null))
  await waitFor(() => expect(printCopy).toHaveBeenCalledTimes(1))
  const [paper] = jest.mocked(printCopy).mock.calls[0] ?? []
  expect(paper).toHaveTextContent(/12 peserta · Pencarian: “peserta 1” · dicetak /)
})

test('what of a long search is looked for is what is shown of it', async () => {
  const start = 'peserta 25'.padEnd(200, '.')
  const { user, requestsTo } = await open({ q: `${start} tiada` })
  expect(await screen.findByText(`Tidak ada hasil untuk “${start}”`)).toBeVisible()
  expect(search()).toHaveValue(start)
  expect(requestsTo(page)[0]?.query.get('q')).toBe(start)
  await user.type(search(), 'x')
  expect(search()).toHaveValue(start)
})

test('before the list is there, nothing can be printed, and that is said', async () => {
  let answer = (_: unknown) => {}
  const slow = mockApi(page, async (request) => {
    await new Promise((settle) => (answer = settle))
    return pageOf(peopleOf(25), request)
  })
  jest.mocked(printCopy).mockClear()
  const { user } = await open({}, [slow])
  const print = screen.getByRole('button', { name: 'Cetak' })
  expect(print).toHaveAccessibleDescription('Daftar peserta belum dimuat.')
  await user.click(print)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByText('Daftar peserta belum dimuat.')).toHaveLength(2)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await act(async () => answer(null))
  await names()
  expect(printCopy).not.toHaveBeenCalled()
  expect(print).not.toHaveAttribute('aria-disabled')
})
