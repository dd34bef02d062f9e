import { render, screen } from '@testing-library/react'
import { ErasureLoss } from './erasure-loss'

const outlook = { obstacle: null, coachings: [], recordsDays: 365 }

test('certificates are to be fetched before, also those that are in no register', () => {
  render(<ErasureLoss outlook={{ ...outlook, certificates: 0 }} isAdmin={false} />)
  expect(screen.getByText(/unduh dahulu yang masih Anda perlukan/)).toBeVisible()
  expect(screen.queryByText(/register kantor/)).toBeNull()
})

test('what stays is not said to be counted: the report leaves deleted accounts out of its figures', () => {
  const told = render(
    <ErasureLoss outlook={{ ...outlook, certificates: 0 }} isAdmin={false} />,
  )
  expect(told.getByText(/^Pengajuan, kehadiran/)).toHaveTextContent(
    'Pengajuan, kehadiran, test, dan survei Anda tetap disimpan dan dihitung tanpa nama; setelah 365 hari tidak dapat lagi dihubungkan dengan siapa pun.',
  )
})
