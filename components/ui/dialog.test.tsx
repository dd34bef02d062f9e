import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, type DialogProps } from '@/components/ui/dialog'
import { Drawer } from '@/components/ui/drawer'

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Hapus</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Anda yakin ingin menghapus data ini?"
        footer={
          <>
            <Button initialFocus onClick={() => setOpen(false)}>
              Tidak
            </Button>
            <Button variant="danger">Ya</Button>
          </>
        }
        {...props}
      />
    </>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Hapus' }))
const name = 'Anda yakin ingin menghapus data ini?'

test('starts on the safe button and gives the focus back on Esc', async () => {
  render(<Page role="alertdialog" />)
  await open()
  const dialog = await screen.findByRole('alertdialog', { name })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus())
  expect(await axe(dialog)).toHaveNoViolations()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus())
})

test('starts on the safe button under a finger too, and a press on its words leaves the focus', async () => {
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' }),
    )
  render(<Page />)
  await open()
  const no = await screen.findByRole('button', { name: 'Tidak' })
  await waitFor(() => expect(no).toHaveFocus())
  const yes = screen.getByRole('button', { name: 'Ya' })
  act(() => yes.focus())
  act(() => screen.getByRole('dialog', { name }).focus())
  expect(no).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus())
})

test('keeps the focus inside', async () => {
  render(<Page dismissable={false} />)
  await open()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus())
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Ya' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus()
})

test('closes by its close button', async () => {
  render(<Page />)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('one that must be answered ignores Esc, keeps the focus and has no close button', async () => {
  render(<Page dismissable={false} />)
  await open()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus()
  expect(screen.getByRole('dialog', { name })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tutup' })).not.toBeInTheDocument()
})

test('a drawer has its title as name and closes by its button', async () => {
  const onClose = jest.fn()
  render(
    <Drawer open onClose={onClose} title="Menu">
      <a href="https://kehutanan.go.id">Kementerian</a>
    </Drawer>,
  )
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tutup menu' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test.each([
  ['a window', <Dialog key="w" open onClose={() => {}} title="Menu" />],
  [
    'a drawer',
    <Drawer key="d" open onClose={() => {}} title="Menu">
      Beranda
    </Drawer>,
  ],
])(
  '%s takes the page behind it away from readers as soon as they have followed the focus',
  async (_, over) => {
    const page = document.body.appendChild(document.createElement('div'))
    page.id = 'app'
    const { rerender } = render(over, { container: page })
    const window = await screen.findByRole('dialog', { name: 'Menu' })
    expect(page).not.toHaveAttribute('inert')
    await waitFor(() => expect(page).toHaveAttribute('inert'))
    expect(window.closest('[inert]')).toBeNull()
    rerender('Beranda')
    expect(page).not.toHaveAttribute('inert')
  },
)

test('the focus that a drawer gives back when it has slid away stays in the window that has opened since', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.id = 'app'
  const opener = page.appendChild(document.createElement('button'))
  const { unmount } = render(<Dialog open onClose={() => {}} title="Kirim?" />)
  const window = await screen.findByRole('dialog', { name: 'Kirim?' })
  await waitFor(() => expect(window).toHaveFocus())
  act(() => opener.focus())
  expect(window).toHaveFocus()
  unmount()
  act(() => opener.focus())
  expect(opener).toHaveFocus()
  page.remove()
})

test('the page stays away until the last of two windows has closed', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.id = 'app'
  const window = (title: string) => (
    <Dialog key={title} open onClose={() => {}} title={title} />
  )
  const { rerender } = render([window('Pesan'), window('Kirim?')], { container: page })
  await waitFor(() => expect(page).toHaveAttribute('inert'))
  rerender([window('Pesan')])
  expect(page).toHaveAttribute('inert')
  rerender([])
  expect(page).not.toHaveAttribute('inert')
})
