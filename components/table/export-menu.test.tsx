import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ErrorBanner } from '@/components/feedback/error-banner'
import { ToastHost } from '@/components/feedback/toast-host'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { saveBlob } from '@/lib/browser/save-blob'
import { href } from '@/lib/router/href'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

type Person = { id: string; name: string }

const COLUMNS: Column<Person>[] = [
  { id: 'foto', header: 'Foto', text: () => null, exported: false },
  { id: 'name', header: 'Nama', text: (row) => row.name, primary: true },
]
const PEOPLE = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  name: `Peserta ${index + 1}`,
}))

const standAt = (query = {}) =>
  window.history.replaceState(null, '', href('admin/peserta', {}, query))

function Example({ rows = PEOPLE }: { rows?: Person[] }) {
  return (
    <>
      <DataTable
        caption="Data Peserta"
        columns={COLUMNS}
        rows={rows}
        getRowId={(row) => row.id}
        numbered
        exportName="peserta"
        empty={{ title: 'Belum ada peserta' }}
      />
      <ToastHost />
      <ErrorBanner />
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Ekspor' })
const choice = (name: string) => screen.getByRole('button', { name, hidden: true })

async function savedText() {
  const [blob, fileName] = jest.mocked(saveBlob).mock.calls[0] ?? []
  return { fileName, text: await blob?.text() }
}

beforeEach(() => {
  jest.mocked(saveBlob).mockReset()
  standAt()
})

test('saves what is shown, sorted and found, of all pages, without pictures', async () => {
  const user = userEvent.setup()
  standAt({ q: 'PESERTA', sort: '-name', size: 5 })
  const rows = [...PEOPLE.slice(6), { id: '99', name: 'Panitia' }]
  const { container } = render(<Example rows={rows} />)
  expect(choice('CSV (.csv)')).not.toBeVisible()
  await user.click(opener())
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('6 baris yang tampil, dari semua halaman')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(choice('CSV (.csv)'))
  const { fileName, text } = await savedText()
  expect(fileName).toMatch(/^peserta_\d{4}-\d\d-\d\d\.csv$/)
  expect(text?.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"No";"Nama"',
    '"1";"Peserta 12"',
    '"2";"Peserta 11"',
    '"3";"Peserta 10"',
    '"4";"Peserta 9"',
    '"5";"Peserta 8"',
    '"6";"Peserta 7"',
  ])
  expect(await screen.findByText('6 baris diunduh sebagai')).toHaveTextContent(
    `${fileName}`,
  )
  expect(choice('CSV (.csv)')).not.toBeVisible()
  expect(opener()).toHaveFocus()
})

test('saves all twelve rows as Excel while the page shows ten', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await user.click(choice('Excel (.xlsx)'))
  await waitFor(() =>
    expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/xlsx$/)),
  )
  expect(await screen.findByText(/^12 baris diunduh sebagai/)).toBeVisible()
})

test('Esc closes the menu and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await user.tab()
  await user.keyboard('{Escape}')
  expect(choice('CSV (.csv)')).not.toBeVisible()
  expect(opener()).toHaveFocus()
})

test('says why nothing can be exported', async () => {
  const user = userEvent.setup()
  standAt({ q: 'tidak ada' })
  render(<Example />)
  expect(opener()).toHaveAccessibleDescription('Tidak ada baris untuk diekspor')
  await user.click(opener())
  expect(choice('CSV (.csv)')).not.toBeVisible()
})

test.each([
  ['CSV (.csv)', 'File CSV tidak dapat dibuat. Silakan coba lagi.'],
  ['Excel (.xlsx)', 'File Excel tidak dapat dibuat. Coba lagi atau pilih CSV.'],
])('%s: says when the file could not be made', async (label, text) => {
  jest.mocked(saveBlob).mockImplementation(() => {
    throw new Error('no room')
  })
  const user = userEvent.setup()
  render(<Example />)
  await user.click(opener())
  await user.click(choice(label))
  expect(await screen.findByText(text)).toBeVisible()
  expect(opener()).not.toHaveAttribute('aria-busy')
})
