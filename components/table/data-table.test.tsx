import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import {
  DEFAULT_TABLE_STATE,
  type TableState,
  tableQuery,
} from '@/components/table/table-state'
import { hashLocation } from '@/lib/router/hash-location'
import { href } from '@/lib/router/href'

type Person = {
  id: string
  name: string
  office: string
  score: number | null
  joined: string
}

const COLUMNS: Column<Person>[] = [
  { id: 'name', header: 'Nama', text: (row) => row.name, primary: true },
  { id: 'office', header: 'Instansi', text: (row) => row.office },
  { id: 'score', header: 'Skor', text: (row) => row.score, align: 'right' },
  {
    id: 'joined',
    header: 'Tanggal',
    text: (row) => row.joined.split('-').reverse().join('/'),
    sortValue: (row) => row.joined,
  },
]

const PEOPLE: Person[] = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  name: `Peserta ${index + 1}`,
  office: index % 2 === 0 ? 'BPHL Wilayah X' : 'KPH Gunung Rinjani',
  score: index === 3 ? null : index * 8,
  joined: `2026-0${(index % 9) + 1}-15`,
}))

/** The address as it is while a table stands so. */
function standAt(state: Partial<TableState>) {
  const query = tableQuery({ ...DEFAULT_TABLE_STATE, ...state })
  window.history.replaceState(null, '', href('admin/peserta', {}, query))
}

beforeEach(() => standAt({}))

function Example(props: { rows?: Person[]; failed?: boolean; isFiltered?: boolean }) {
  return (
    <DataTable
      caption="Data Peserta"
      exportName="peserta"
      columns={COLUMNS}
      rows={props.rows}
      getRowId={(row) => row.id}
      query={{
        ...{ error: props.failed || undefined, isFetching: false },
        refetch: async () => {},
      }}
      numbered
      isFiltered={props.isFiltered}
      empty={{ title: 'Belum ada peserta', text: 'Peserta tampil setelah mendaftar.' }}
      rowActions={(row) => (
        <RowActions
          name={`Peserta: ${row.name}`}
          editHref={`#/p/${row.id}`}
          onDelete={() => {}}
        />
      )}
    />
  )
}

const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const firstCells = () =>
  bodyRows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const names = () => bodyRows().map((row) => within(row).getByRole('rowheader').textContent)

test('ten rows are shown first, and the count says of how many', async () => {
  const { container } = render(<Example rows={PEOPLE} />)
  expect(bodyRows()).toHaveLength(10)
  expect(screen.getByRole('status')).toHaveTextContent('1–10 dari 12')
  expect(await axe(container)).toHaveNoViolations()
})

test('search matches any field, case-insensitive, in the text that is shown', async () => {
  const user = userEvent.setup()
  render(<Example rows={PEOPLE} />)
  const box = screen.getByRole('searchbox', { name: 'Cari Data Peserta' })
  await user.type(box, 'RINJANI')
  expect(screen.getByRole('status')).toHaveTextContent(
    '1–6 dari 6 untuk pencarian “RINJANI”',
  )
  await user.clear(box)
  await user.type(box, '15/03/2026')
  expect(names()).toEqual(['Peserta 3', 'Peserta 12'])
})

test('thousands of rows are read for searching while nobody waits', () => {
  const later: IdleRequestCallback[] = []
  const idle = { didTimeout: false, timeRemaining: () => 50 }
  Object.assign(window, {
    requestIdleCallback: (run: IdleRequestCallback) => later.push(run),
    cancelIdleCallback: () => {},
  })
  const read = jest.fn((row: Person) => row.name)
  const columns = [{ id: 'name', header: 'Nama', text: read, sortable: false }]
  const rows = Array.from({ length: 2000 }, (_, id) => ({
    ...{ id: String(id), name: `Peserta ${id}`, office: '', score: 0, joined: '' },
  }))
  const { unmount } = render(
    <DataTable
      {...{ caption: 'Banyak', columns, rows, empty: { title: 'Kosong' } }}
      getRowId={(row) => row.id}
    />,
  )
  later[0]?.(idle)
  expect(read.mock.calls.length).toBeGreaterThan(1999)
  read.mockClear()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'peserta 1999' } })
  expect(firstCells()).toEqual(['Peserta 1999'])
  expect(read.mock.calls.length).toBeLessThan(100)
  unmount()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('the page resets to 1 on a search or size change', async () => {
  const user = userEvent.setup()
  render(<Example rows={PEOPLE} />)
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }))
  expect(screen.getByRole('status')).toHaveTextContent('11–12 dari 12')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Baris' }), '5')
  expect(screen.getByRole('status')).toHaveTextContent('1–5 dari 12')
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }))
  expect(screen.getByRole('status')).toHaveTextContent('6–10 dari 12')
  await user.type(screen.getByRole('searchbox'), 'peserta 1')
  expect(names()).toEqual(['Peserta 1', 'Peserta 10', 'Peserta 11', 'Peserta 12'])
})

test('of one row there is nothing to search, to order by, to export or to turn over', () => {
  const { rerender } = render(<Example rows={PEOPLE.slice(0, 1)} />)
  expect(bodyRows()).toHaveLength(1)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ekspor' })).not.toBeInTheDocument()
  expect(screen.queryByText('1–1 dari 1')).not.toBeInTheDocument()
  rerender(<Example rows={PEOPLE.slice(0, 2)} />)
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ekspor' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1–2 dari 2')
})

test('where a filter leaves one row the tools stay', () => {
  render(<Example rows={PEOPLE.slice(0, 1)} isFiltered />)
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ekspor' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1–1 dari 1')
})

test('a search that the address has can be taken back, whatever there is', () => {
  standAt({ query: 'rinjani' })
  render(<Example rows={PEOPLE.slice(0, 1)} />)
  expect(screen.getByRole('searchbox')).toHaveValue('rinjani')
  expect(screen.getByRole('button', { name: 'Hapus pencarian' })).toBeVisible()
})

test('page sizes are 5, 10, 25 and 50', () => {
  render(<Example rows={PEOPLE} />)
  const sizes = within(screen.getByRole('combobox', { name: 'Baris' })).getAllByRole(
    'option',
  )
  expect(sizes.map((option) => option.textContent)).toEqual(['5', '10', '25', '50'])
})

test('a head sorts up, then down, then as it came, and says so', async () => {
  const user = userEvent.setup()
  render(<Example rows={PEOPLE.slice(0, 5)} />)
  const head = () => screen.getByRole('columnheader', { name: 'Skor' })
  expect(head()).toHaveAttribute('aria-sort', 'none')
  await user.click(within(head()).getByRole('button'))
  expect(head()).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('status')).toHaveTextContent('diurutkan: Skor naik')
  expect(names()[0]).toBe('Peserta 4')
  await user.click(within(head()).getByRole('button'))
  expect(head()).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('status')).toHaveTextContent('diurutkan: Skor turun')
  expect(names()).toEqual(['Peserta 5', 'Peserta 3', 'Peserta 2', 'Peserta 1', 'Peserta 4'])
  await user.click(within(head()).getByRole('button'))
  expect(names()[0]).toBe('Peserta 1')
})

test('dates are sorted by time and not by their digits', () => {
  const rows = ['2026-02-20', '2025-12-01', '2026-01-31'].map((joined, index) => ({
    ...(PEOPLE[index] ?? { id: '', name: '', office: '', score: 0 }),
    joined,
  }))
  standAt({ sort: { id: 'joined', desc: false } })
  render(<Example rows={rows} />)
  expect(names()).toEqual(['Peserta 2', 'Peserta 3', 'Peserta 1'])
})

test('a page and a column that do not exist fall back', () => {
  standAt({ page: 99, sort: { id: 'gaji', desc: true } })
  render(<Example rows={PEOPLE} />)
  expect(screen.getByRole('status')).toHaveTextContent('11–12 dari 12')
  expect(names()).toEqual(['Peserta 11', 'Peserta 12'])
  expect(within(bodyRows()[0] ?? document.body).getAllByRole('cell')[0]).toHaveTextContent(
    '11',
  )
})

test('row actions carry the name of their row', () => {
  render(<Example rows={PEOPLE.slice(0, 1)} />)
  expect(screen.getByRole('link', { name: 'Ubah Peserta: Peserta 1' })).toHaveAttribute(
    'href',
    '#/p/1',
  )
  expect(screen.getByRole('button', { name: 'Hapus Peserta: Peserta 1' })).toBeVisible()
})

test('whoever comes back finds the focus on the link by which the table was left', async () => {
  const user = userEvent.setup()
  const link = () => screen.getByRole('link', { name: 'Ubah Peserta: Peserta 2' })
  const { unmount } = render(<Example rows={PEOPLE} />)
  await user.click(link())
  window.history.back()
  await waitFor(() => expect(hashLocation.depth()).toBe(0))
  unmount()
  const again = render(<Example />)
  again.rerender(<Example rows={PEOPLE} />)
  expect(link()).toHaveFocus()
  again.unmount()
  render(<Example rows={PEOPLE} />)
  expect(link()).not.toHaveFocus()
})

test('nothing yet and nothing found are different, and the search can be cleared', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<Example rows={[]} />)
  expect(screen.getByText('Belum ada peserta')).toBeVisible()
  unmount()
  standAt({ query: 'zzz' })
  render(<Example rows={PEOPLE} />)
  expect(screen.getByText('Tidak ada hasil untuk “zzz”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hapus pencarian' }))
  expect(bodyRows()).toHaveLength(10)
})

test('while loading the region is busy; a failure offers to try again', async () => {
  const { container, rerender } = render(<Example />)
  expect(screen.getByRole('region', { name: 'Data Peserta' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  expect(await axe(container)).toHaveNoViolations()
  rerender(<Example failed />)
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('rows whose newer ones could not be loaded stay, and the table says so', () => {
  render(<Example rows={PEOPLE} failed />)
  expect(screen.getByRole('alert')).toHaveTextContent('Data terbaru belum dapat dimuat.')
  expect(bodyRows()).toHaveLength(10)
})
