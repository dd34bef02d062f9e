import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { getDefaultStore } from 'jotai'
import { DialogHost } from '@/components/feedback/dialog-host'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import {
  choose,
  confirm,
  type DialogHandlers,
  dialogQueueAtom,
  inform,
  openDialog,
} from '@/lib/feedback/dialog'
import { untilStill } from '@/lib/testing/until-still'

afterEach(() => act(() => getDefaultStore().set(dialogQueueAtom, [])))

/** Starts a conversation and waits until its dialog stands still. */
async function open<Value>(start: () => Promise<Value>) {
  let answer: Promise<Value> | undefined
  await act(async () => {
    answer = start()
  })
  if (!answer) throw new Error('nothing was asked')
  await untilStill()
  return { answer }
}

function NoteDialog({
  label,
  onDone,
  onCancel,
}: { label: string } & DialogHandlers<string>) {
  const askFirst = async () => {
    if (await confirm({ title: 'Kirim sekarang?' })) onDone(label)
  }
  return (
    <Dialog
      open
      title="Tulis pesan"
      onClose={onCancel}
      footer={<Button onClick={askFirst}>Kirim</Button>}
    >
      <p>Pesan untuk {label}</p>
    </Dialog>
  )
}

test('a question shows its text, holds the focus on the safe answer and is accessible', async () => {
  render(<DialogHost />)
  await open(() =>
    confirm({
      title: 'Anda yakin menayangkan Informasi coaching ini?',
      body: 'Pastikan informasi yang diisi sudah benar sebelum ditayangkan.',
      notice: 'Coaching ini sedang tayang!',
    }),
  )
  const dialog = screen.getByRole('dialog', {
    name: 'Anda yakin menayangkan Informasi coaching ini?',
  })
  expect(dialog).toHaveAccessibleDescription(
    'Coaching ini sedang tayang! Pastikan informasi yang diisi sudah benar sebelum ditayangkan.',
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus())
  expect(await axe(dialog)).toHaveNoViolations()
})

test("'Ya' answers true and Esc answers false", async () => {
  const user = userEvent.setup()
  render(<DialogHost />)
  const first = await open(() => confirm({ title: 'Hapus?' }))
  await user.click(screen.getByRole('button', { name: 'Ya' }))
  expect(await first.answer).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  const second = await open(() => confirm({ title: 'Hapus?' }))
  await user.keyboard('{Escape}')
  expect(await second.answer).toBe(false)
})

test("'Ya, dengan notifikasi' is one of three answers", async () => {
  const user = userEvent.setup()
  render(<DialogHost />)
  const { answer } = await open(() =>
    choose({
      title: 'Anda yakin ingin menghapus data ini?',
      options: [
        { value: 'yes', label: 'Ya', tone: 'danger' },
        { value: 'notify', label: 'Ya, dengan notifikasi', tone: 'primary' },
        { value: 'no', label: 'Tidak' },
      ],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Ya, dengan notifikasi' }))
  expect(await answer).toBe('notify')
})

test("'A generic confirmation dialog shows a title with an OK button'", async () => {
  const user = userEvent.setup()
  render(<DialogHost />)
  const { answer } = await open(() => inform({ title: 'Data anda berhasil ditayangkan' }))
  expect(
    screen.getByRole('dialog', { name: 'Data anda berhasil ditayangkan' }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await expect(answer).resolves.toBeUndefined()
})

test('a question asked from an open dialog stands above it; then the dialog ends', async () => {
  const user = userEvent.setup()
  render(<DialogHost />)
  const { answer } = await open(() => openDialog(NoteDialog, { label: 'Siti Rahma' }))
  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  expect(await screen.findByRole('dialog', { name: 'Kirim sekarang?' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(
      screen.queryByRole('dialog', { name: 'Kirim sekarang?' }),
    ).not.toBeInTheDocument(),
  )
  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await answer).toBe('Siti Rahma')
})

test('a second question waits until the first is answered', async () => {
  const user = userEvent.setup()
  render(<DialogHost />)
  await open(() => confirm({ title: 'Pertama?' }))
  const second = await open(() => confirm({ title: 'Kedua?' }))
  expect(screen.queryByText('Kedua?')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tidak' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await second.answer).toBe(true)
})
