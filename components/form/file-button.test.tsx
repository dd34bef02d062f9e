import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileButton, type FileButtonHandle } from '@/components/form/file-button'
import { RefusedFile, type UploadOptions } from '@/components/form/parts/use-upload'

const pdf = new File(['z'], 'a.pdf', { type: 'application/pdf' })
const input = () =>
  screen.getByLabelText<HTMLInputElement>('Unggah materi', { selector: 'input' })

/** An upload that waits for the test. */
function heldUpload() {
  let settle = { done: (_: string) => {}, fail: (_: Error) => {} }
  const upload = jest.fn(
    (_file: File, { signal }: UploadOptions) =>
      new Promise<string>((done, fail) => {
        settle = { done, fail }
        signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
      }),
  )
  return {
    upload,
    finish: () => act(async () => settle.done('m/1.pdf')),
    fail: () => act(async () => settle.fail(new TypeError('Failed to fetch'))),
  }
}

test('the focus stays on the button from the choice to the end of the upload', async () => {
  const { upload, finish } = heldUpload()
  render(<FileButton label="Unggah materi" upload={upload} />)
  await userEvent.upload(input(), pdf)
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(input()).toHaveFocus()
  expect(input()).toHaveAttribute('aria-busy', 'true')
  await finish()
  expect(input()).toHaveFocus()
  expect(input()).not.toHaveAttribute('aria-busy')
})

test('the focus comes back from ‘Batalkan’, whether it is pressed or goes away', async () => {
  const { upload, finish } = heldUpload()
  render(<FileButton label="Unggah materi" upload={upload} />)
  await userEvent.upload(input(), pdf)
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(input()).toHaveFocus()
  await userEvent.upload(input(), pdf)
  act(() => screen.getByRole('button', { name: 'Batalkan' }).focus())
  await finish()
  expect(input()).toHaveFocus()
})

test('what is sent, and sent again, is what was read when it was chosen; what cannot be read says so', async () => {
  const { upload, fail } = heldUpload()
  const review = jest.fn().mockResolvedValue(true)
  render(<FileButton label="Unggah materi" upload={upload} review={review} />)
  const chosen = new File(['lama'], 'a.pdf', { type: 'application/pdf' })
  await userEvent.upload(input(), chosen)
  jest
    .spyOn(chosen, 'arrayBuffer')
    .mockRejectedValue(new DOMException('changed', 'NotReadableError'))
  await fail()
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  const sent = upload.mock.calls.map(([file]) => file)
  expect(await Promise.all(sent.map((file) => file.text()))).toEqual(['lama', 'lama'])
  expect(sent[0]).toMatchObject({ name: 'a.pdf', type: 'application/pdf' })
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan' }))
  await userEvent.upload(input(), chosen)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'File ini tidak dapat dibaca lagi: mungkin dipindahkan, dihapus, atau diubah sejak dipilih. Pilih filenya sekali lagi.',
  )
  expect(upload).toHaveBeenCalledTimes(2)
})

test('the focus stays when a failed upload is tried again', async () => {
  const { upload, fail, finish } = heldUpload()
  render(<FileButton label="Unggah materi" upload={upload} />)
  await userEvent.upload(input(), pdf)
  await fail()
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(input()).toHaveFocus()
  await finish()
  expect(upload).toHaveBeenCalledTimes(2)
})

test('nothing is chosen while a file is on the way', async () => {
  const { upload, finish } = heldUpload()
  render(<FileButton label="Unggah materi" upload={upload} />)
  await userEvent.upload(input(), pdf)
  await userEvent.upload(input(), new File(['b'], 'b.pdf'))
  expect(upload).toHaveBeenCalledTimes(1)
  await finish()
})

describe('review', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])('answers %s', async (answer, sent) => {
    const upload = jest.fn().mockResolvedValue('m/1.pdf')
    const review = jest.fn().mockResolvedValue(answer)
    render(<FileButton label="Unggah materi" upload={upload} review={review} />)
    await userEvent.upload(input(), pdf)
    expect(review).toHaveBeenCalledWith(pdf)
    expect(upload).toHaveBeenCalledTimes(sent)
    expect(input()).toHaveFocus()
  })

  test('a refusal shows its reason', async () => {
    const review = () => Promise.reject(new RefusedFile('Tidak dapat dibaca'))
    render(<FileButton label="Unggah materi" upload={jest.fn()} review={review} />)
    await userEvent.upload(input(), pdf)
    expect(await screen.findByText('Tidak dapat dibaca')).toBeVisible()
    expect(input()).toHaveAccessibleDescription('Tidak dapat dibaca')
  })
})

test('its owner can hand it a file, and asks first whether it is free', async () => {
  const { upload, finish } = heldUpload()
  const handle: { current: FileButtonHandle | null } = { current: null }
  render(<FileButton label="Unggah materi" upload={upload} ref={handle} />)
  expect(handle.current?.isFree()).toBe(true)
  act(() => handle.current?.send(pdf))
  expect(await screen.findByRole('progressbar')).toBeVisible()
  expect(handle.current?.isFree()).toBe(false)
  await finish()
  expect(handle.current?.isFree()).toBe(true)
})
