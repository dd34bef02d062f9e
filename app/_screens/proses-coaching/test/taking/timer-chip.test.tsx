import { render, screen, waitFor } from '@testing-library/react'
import { TimerChip } from '@/app/_screens/proses-coaching/test/taking/timer-chip'
import { Dialog } from '@/components/ui/dialog'

const underWindow = (seconds: number) => (
  <>
    <TimerChip seconds={seconds} isSure />
    <Dialog open title="Anda yakin ingin mengakhiri Test?" onClose={() => {}} />
  </>
)

test('the timer speaks over an open window too, which takes the page away from readers', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'app'
  const { rerender } = render(underWindow(61), { container })
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  rerender(underWindow(60))
  const spoken = screen.getByText('Sisa waktu 1 menit atau kurang.')
  expect(spoken).toHaveAttribute('role', 'status')
  expect(spoken.closest('[inert]')).toBeNull()
})
