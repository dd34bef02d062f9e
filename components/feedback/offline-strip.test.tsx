import { act, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { OfflineStrip } from '@/components/feedback/offline-strip'
import { disproveOffline } from '@/lib/browser/use-online'

function network(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

it('says that the network is gone, and that it is back', async () => {
  const { container } = render(<OfflineStrip />)
  const status = container.firstElementChild
  expect(status).toHaveAttribute('aria-live', 'polite')
  expect(status).toBeEmptyDOMElement()
  network(false)
  expect(status).toHaveTextContent(
    'Anda sedang offline. Yang sudah terbuka tetap dapat dibaca; data baru dimuat setelah tersambung kembali.',
  )
  expect(await axe(container)).toHaveNoViolations()
  network(true)
  expect(status).toHaveTextContent(/^Anda kembali online\.$/)
  expect(screen.getByText('Anda kembali online.')).toHaveClass('sr-only')
})

it('is there from the start on a page that was opened without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineStrip />)
  expect(screen.getByText('Anda sedang offline.')).toBeVisible()
})

it('goes where an answer shows that there is a network, until the browser loses it anew', () => {
  render(<OfflineStrip />)
  network(false)
  act(disproveOffline)
  expect(screen.queryByText('Anda sedang offline.')).not.toBeInTheDocument()
  network(false)
  expect(screen.getByText('Anda sedang offline.')).toBeVisible()
})
