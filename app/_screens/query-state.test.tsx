import { render, screen } from '@testing-library/react'
import { QueryState } from '@/app/_screens/query-state'
import { ApiError, ConnectionError } from '@/lib/api/errors'
import { href } from '@/lib/router/href'
import { navigate } from '@/lib/router/navigate'
import { liveRegions } from '@/lib/testing/live-regions'

const loaded = (error: unknown, data: string | null = 'Isi') => (
  <QueryState
    query={{
      ...{ data: data ?? undefined, error, isLoading: false, isFetching: false },
      refetch: async () => {},
    }}
    title="Template tidak dapat dimuat"
  >
    {(shown) => <p>{shown}</p>}
  </QueryState>
)
const show = (...state: Parameters<typeof loaded>) => render(loaded(...state))

test('what is gone since it was loaded is said to be gone, and not that nobody knows', () => {
  show(new ApiError(404, { detail: 'Template sertifikat tidak ditemukan.' }))
  expect(screen.getByText('Isi')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Template sertifikat tidak ditemukan. Yang tampil di bawah ini adalah data yang terakhir dimuat.',
  )
  expect(screen.queryByText(/belum dapat dimuat/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
})

test('readers hear that it is gone', () => {
  const { rerender } = show(undefined)
  const regions = liveRegions()
  rerender(loaded(new ApiError(404, { detail: 'Template sertifikat tidak ditemukan.' })))
  expect(regions.tell(screen.getByText(/^Template sertifikat tidak ditemukan/))).toBe(true)
})

test('without an answer it may have changed, and can be asked for again', () => {
  show(new ConnectionError())
  expect(screen.getByText('Isi')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/mungkin sudah berubah/)
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test.each([
  ['coaching', 'Coaching', href('admin/coaching')],
  ['akun-admin', 'Akun Admin', href('admin/akun-admin')],
] as const)(
  'whoever opens a %s that is not there is led to its list',
  (kind, name, list) => {
    navigate(`admin/${kind}/detail`, { id: '1' })
    show(new ApiError(404, { detail: 'Data tidak ditemukan.' }), null)
    expect(screen.getByRole('link', { name: `Kembali ke ${name}` })).toHaveAttribute(
      'href',
      list,
    )
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
  },
)

test('a list that is refused leads nowhere', () => {
  navigate('admin/coaching')
  show(new ApiError(403, { detail: 'Anda tidak berwenang.' }), null)
  expect(screen.getByText('Anda tidak berwenang.')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
