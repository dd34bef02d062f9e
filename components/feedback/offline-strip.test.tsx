import { act, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { OfflineStrip } from '@/components/feedback/offline-strip'

function network(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

it('says that the network is gone, and takes the sentence back when it returns', async () => {
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
  expect(status).toBeEmptyDOMElement()
})

it('is there from the start on a page that was opened without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineStrip />)
  expect(screen.getByText('Anda sedang offline.')).toBeVisible()
})
