import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { hashLocation } from '@/lib/router/hash-location'
import { href } from '@/lib/router/href'

type Person = { id: string; name: string; office: string; email: string }

const COLUMNS: Column<Person>[] = [
  { id: 'id', header: 'ID', text: ({ id }) => id },
  { id: 'name', header: 'Nama', text: ({ name }) => name, primary: true },
  { id: 'office', header: 'Instansi', text: ({ office }) => office, brief: 'bare' },
  {
    ...{ id: 'email', header: 'Email', text: ({ email }) => email },
    cell: ({ email }) => <a href="#/peserta/1">{email}</a>,
  },
]
const SITI = { id: '1', name: 'Siti Rahma', office: 'BPHL', email: 'siti@contoh.go.id' }
const original = window.matchMedia

afterEach(() => {
  window.matchMedia = original
})

function open({ isPhone }: { isPhone: boolean }) {
  window.history.replaceState(null, '', href('admin/peserta'))
  window.matchMedia = (media) => Object.assign(original(media), { matches: isPhone })
  return render(
    <DataTable
      caption="Data Peserta"
      columns={COLUMNS}
      rows={[SITI]}
      getRowId={({ id }) => id}
      empty={{ title: 'Belum ada peserta' }}
    />,
  )
}

it('shows name and what a column marks as brief on a phone, and the rest at a tap', async () => {
  const { container } = open({ isPhone: true })
  const row = within(screen.getByRole('row', { name: /^Siti Rahma/ }))
  expect(row.getByText('BPHL')).toBeVisible()
  expect(row.queryByText(SITI.email)).toBeNull()
  expect(await axe(container)).toHaveNoViolations()
  const more = row.getByRole('button', { name: 'Rincian Siti Rahma' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(row.getByText(SITI.email)).toBeVisible()
})

it('reads the heading first, then what unfolds, then what it unfolds', async () => {
  open({ isPhone: true })
  const more = screen.getByRole('button', { name: 'Rincian Siti Rahma' })
  await userEvent.click(more)
  expect(screen.getByRole('row', { name: /^Siti/ })).toHaveTextContent(
    /^Siti Rahma.*1.*BPHL.*siti@contoh/,
  )
  await userEvent.tab()
  expect(screen.getByRole('link', { name: SITI.email })).toHaveFocus()
})

it('is unfolded again for who comes back by the link in it', async () => {
  const { unmount } = open({ isPhone: true })
  await userEvent.click(screen.getByRole('button', { name: 'Rincian Siti Rahma' }))
  await userEvent.click(screen.getByRole('link', { name: SITI.email }))
  window.history.back()
  await waitFor(() => expect(hashLocation.depth()).toBe(0))
  unmount()
  const again = open({ isPhone: true })
  expect(screen.getByRole('link', { name: SITI.email })).toHaveFocus()
  again.unmount()
  open({ isPhone: true })
  expect(screen.queryByRole('link', { name: SITI.email })).toBeNull()
})

it('hides nothing on a wide screen', () => {
  open({ isPhone: false })
  expect(screen.getByText(SITI.email)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Rincian/ })).toBeNull()
})
