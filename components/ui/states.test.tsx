import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Badge } from '@/components/ui/badge'
import { DefinitionList } from '@/components/ui/definition-list'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { ProgressBar } from '@/components/ui/progress-bar'
import { SkipLink } from '@/components/ui/skip-link'
import { Spinner } from '@/components/ui/spinner'

test('ErrorState is announced and tries again', async () => {
  const retry = jest.fn()
  render(<ErrorState onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Data tidak dapat dimuat')
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('SkipLink moves the focus to the content, twice, and leaves the address alone', async () => {
  window.location.hash = '#/faq'
  render(
    <>
      <SkipLink />
      <main>Isi</main>
    </>,
  )
  for (let turn = 0; turn < 2; turn++) {
    await userEvent.click(screen.getByRole('button', { name: 'Langsung ke konten' }))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.location.hash).toBe('#/faq')
  }
})

test('ProgressBar says its share and never leaves its ends', () => {
  render(<ProgressBar value={48} max={40} label="Kursi terisi" text="48 dari 40" />)
  const bar = screen.getByRole('progressbar', { name: 'Kursi terisi' })
  expect(bar).toHaveAttribute('aria-valuenow', '40')
  expect(bar).toHaveAttribute('aria-valuetext', '48 dari 40')
})

test('DefinitionList shows a dash for what is not there', () => {
  render(
    <DefinitionList
      items={[
        { label: 'Nama', value: 'Suharto' },
        { label: 'Instansi', value: null },
        { label: 'Sisa', value: 0 },
      ]}
    />,
  )
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(values).toEqual(['Suharto', '–', '0'])
})

test('PageHeading can take the focus after a change of screen', () => {
  render(<PageHeading>DATA FAQ</PageHeading>)
  const heading = screen.getByRole('heading', { level: 1, name: 'DATA FAQ' })
  heading.focus()
  expect(heading).toHaveFocus()
})

test('the quiet pieces have no accessibility faults', async () => {
  const { container } = render(
    <main>
      <Spinner label="Memuat…" />
      <Badge tone="biru">Proses Coaching</Badge>
      <Badge dashed>Unknown</Badge>
      <Notice tone="danger" title="Coaching ini sedang tayang!">
        Perubahan langsung terlihat.
      </Notice>
      <EmptyState title="Belum ada coaching" text="Buat yang pertama." />
    </main>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Memuat…')
  expect(await axe(container)).toHaveNoViolations()
})
