import { render, screen } from '@testing-library/react'
import { ErasureLoss } from './erasure-loss'

const outlook = { obstacle: null, coachings: [], recordsDays: 365 }

test('certificates are to be fetched before, also those that are in no register', () => {
  render(<ErasureLoss outlook={{ ...outlook, certificates: 0 }} isAdmin={false} />)
  expect(screen.getByText(/unduh dahulu yang masih Anda perlukan/)).toBeVisible()
  expect(screen.queryByText(/register kantor/)).toBeNull()
})
