import { render, screen } from '@testing-library/react'
import { QueryState } from '@/app/_screens/query-state'
import { ApiError, ConnectionError } from '@/lib/api/errors'
import { liveRegions } from '@/lib/testing/live-regions'

const loaded = (error: unknown) => (
  <QueryState
    query={{
      ...{ data: 'Isi', error, isLoading: false, isFetching: false },
      refetch: async () => {},
    }}
    title="Template tidak dapat dimuat"
  >
    {(data) => <p>{data}</p>}
  </QueryState>
)
const show = (error: unknown) => render(loaded(error))

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
