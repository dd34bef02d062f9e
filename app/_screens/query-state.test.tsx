import { render, screen } from '@testing-library/react'
import { QueryState } from '@/app/_screens/query-state'
import { ApiError, ConnectionError } from '@/lib/api/errors'

const show = (error: unknown) =>
  render(
    <QueryState
      query={{
        ...{ data: 'Isi', error, isLoading: false, isFetching: false },
        refetch: async () => {},
      }}
      title="Template tidak dapat dimuat"
    >
      {(data) => <p>{data}</p>}
    </QueryState>,
  )

test('what is gone since it was loaded is said to be gone, and not that nobody knows', () => {
  show(new ApiError(404, { detail: 'Template sertifikat tidak ditemukan.' }))
  expect(screen.getByText('Isi')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Template sertifikat tidak ditemukan. Yang tampil di bawah ini adalah data yang terakhir dimuat.',
  )
  expect(screen.queryByText(/belum dapat dimuat/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
})

test('without an answer it may have changed, and can be asked for again', () => {
  show(new ConnectionError())
  expect(screen.getByText('Isi')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/mungkin sudah berubah/)
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})
