import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { DocumentWindow } from '@/components/content/document-window'
import { Dialog } from '@/components/ui/dialog'

const FILE = new Blob(['halo'], { type: 'text/plain' })

function Files({ onClose }: { onClose: () => void }) {
  const [isViewed, setViewed] = useState(false)
  return (
    <Dialog open title="Unggah banyak sertifikat" onClose={onClose}>
      <button type="button" onClick={() => setViewed(true)}>
        Lihat
      </button>
      {isViewed && (
        <DocumentWindow data={FILE} fileName="siti.txt" onClose={() => setViewed(false)} />
      )}
    </Dialog>
  )
}

async function view() {
  const onClose = jest.fn()
  const user = userEvent.setup()
  render(<Files onClose={onClose} />)
  const opener = screen.getByRole('button', { name: 'Lihat' })
  await user.click(opener)
  const file = await screen.findByRole('dialog', { name: 'siti.txt' })
  const ground = within(file).getByRole('region', { name: 'Isi dokumen' })
  await waitFor(() => expect(ground).toHaveFocus())
  return { user, onClose, opener, file }
}

test('a file over a window has the focus, which stays in it', async () => {
  const { user, file } = await view()
  for (let stop = 0; stop < 6; stop += 1) {
    await user.tab()
    expect(file).toContainElement(document.activeElement as HTMLElement)
  }
  expect(await axe(file)).toHaveNoViolations()
})

test.each([
  ['Esc', '{Escape}'],
  ["'Tutup'", '{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{Enter}'],
])('%s closes the file alone, and the focus is where it was opened', async (_, keys) => {
  const { user, onClose, opener, file } = await view()
  await user.keyboard(keys)
  await waitFor(() => expect(file).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
  expect(onClose).not.toHaveBeenCalled()
})
