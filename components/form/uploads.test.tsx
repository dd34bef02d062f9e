import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mixed, object } from 'yup'
import { FileButton } from '@/components/form/file-button'
import { Form } from '@/components/form/form'
import { ImageField, type ImageFieldProps } from '@/components/form/image-field'
import type { UploadOptions } from '@/components/form/parts/use-upload'
import { SubmitButton } from '@/components/form/submit-bar'
import { resizeImage, UnreadableImage } from '@/lib/browser/resize-image'

jest.mock('@/lib/browser/resize-image', () => ({
  ...jest.requireActual('@/lib/browser/resize-image'),
  resizeImage: jest.fn(),
}))

const photo = new File(['x'], 'banner.png', { type: 'image/png' })
const small = new File(['y'], 'banner.jpg', { type: 'image/jpeg' })
const pdf = new File(['z'], 'sertifikat.pdf', { type: 'application/pdf' })
const NOT_AN_IMAGE = 'File harus berupa gambar (jpg, jpeg, png)'
const UNREADABLE =
  'File harus berupa gambar (jpg, jpeg, png). File ini tidak dapat dibaca: mungkin terpotong, rusak, atau isinya berjenis lain. Ambil atau simpan lagi dari asalnya, lalu unggah lagi'

/** An upload whose progress and end the test decides. */
function heldUpload() {
  const calls: (UploadOptions & {
    file: File
    resolve: (path: string) => void
    reject: (error: Error) => void
  })[] = []
  const upload = (file: File, options: UploadOptions) =>
    new Promise<string>((resolve, reject) => {
      options.signal.addEventListener('abort', () =>
        reject(new DOMException('Dibatalkan', 'AbortError')),
      )
      calls.push({ ...options, file, resolve, reject })
    })
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('Nothing was sent')
    return call
  }
  return { upload, last, calls }
}

beforeEach(() => {
  jest.mocked(resizeImage).mockReset().mockResolvedValue(small)
})

describe('ImageField', () => {
  function renderImage(props: Partial<ImageFieldProps> = {}, value: string | null = null) {
    const onSubmit = jest.fn()
    const { container } = render(
      <Form
        schema={object({ image: mixed().nullable() })}
        initialValues={{ image: value }}
        onSubmit={onSubmit}
      >
        <ImageField name="image" label="Banner" {...props} />
        <SubmitButton>Simpan</SubmitButton>
      </Form>,
    )
    const send = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
      await waitFor(() => expect(onSubmit).toHaveBeenCalled())
      return onSubmit.mock.calls[0]?.[0]
    }
    return { container, onSubmit, send }
  }
  const input = () => screen.getByLabelText<HTMLInputElement>('Unggah Banner')
  const choose = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(input(), file)

  it('tells readers what became of the chosen file', async () => {
    renderImage()
    const told = screen.getByRole('status')
    await choose(pdf)
    await waitFor(() => expect(told).toHaveTextContent(NOT_AN_IMAGE))
    await choose(photo)
    await waitFor(() => expect(told).toHaveTextContent(/^Banner: gambar siap\.$/))
  })

  test('resizes the picture, shows it and gives it to the form', async () => {
    const { send, container } = renderImage({ maxPixels: 1366 })
    await choose(photo)
    expect(await screen.findByRole('img', { name: 'Banner' })).toBeVisible()
    expect(resizeImage).toHaveBeenCalledWith(photo, 1366)
    expect(await axe(container)).toHaveNoViolations()
    expect(await send()).toEqual({ image: small })
  })

  test.each([
    ['another type', pdf, NOT_AN_IMAGE],
    [
      'a picture of a phone',
      new File(['x'], 'a.heic', { type: 'image/heic' }),
      NOT_AN_IMAGE,
    ],
    ['a cut picture', photo, UNREADABLE],
    ['an empty picture', new File([], 'a.png', { type: 'image/png' }), 'File kosong'],
  ])('%s gets its message, preview and input are cleared', async (_, file, message) => {
    jest.mocked(resizeImage).mockRejectedValue(new UnreadableImage())
    renderImage({}, '/files/lama.jpg')
    expect(screen.getByRole('img', { name: 'Banner' })).toBeVisible()
    await choose(file)
    await waitFor(() => expect(input()).toHaveAccessibleDescription(message))
    expect(screen.queryByRole('img', { name: 'Banner' })).not.toBeInTheDocument()
    expect(input().files).toHaveLength(0)
  })

  test("'Hapus' clears preview and message", async () => {
    const { send } = renderImage()
    await choose(pdf)
    await screen.findByText(NOT_AN_IMAGE)
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Banner' }))
    expect(screen.queryByText(NOT_AN_IMAGE)).not.toBeInTheDocument()
    expect(input()).toHaveFocus()
    expect(await send()).toEqual({ image: null })
  })

  test('with an uploader it shows the percent, is not sent meanwhile and gives the path', async () => {
    const { upload, last } = heldUpload()
    const { onSubmit, send } = renderImage({ upload })
    await choose(photo)
    await screen.findByRole('progressbar', { name: 'Banner' })
    act(() => last().onProgress(0.4))
    expect(screen.getByText('40%')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
    await screen.findByRole('button', { name: 'Tunggu sampai gambar selesai diunggah' })
    expect(onSubmit).not.toHaveBeenCalled()
    await act(async () => last().resolve('gambar/7.jpg'))
    await waitFor(() => expect(screen.queryByText(/^Tunggu/)).not.toBeInTheDocument())
    expect(await send()).toEqual({ image: 'gambar/7.jpg' })
  })

  test('is not sent while the picture is still being read', async () => {
    let finish: (picture: File) => void = () => {}
    jest.mocked(resizeImage).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    const { onSubmit, send } = renderImage()
    await choose(photo)
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
    await screen.findByRole('button', { name: 'Tunggu sampai gambar selesai diunggah' })
    expect(onSubmit).not.toHaveBeenCalled()
    await act(async () => finish(small))
    expect(await send()).toEqual({ image: small })
  })

  test('a picture that the form has given up is not shown any more', async () => {
    render(
      <Form
        schema={object({ image: mixed().nullable() })}
        initialValues={{ image: null }}
        onSubmit={() => {}}
      >
        {(form) => (
          <>
            <ImageField name="image" label="Banner" upload={async () => 'gambar/7.jpg'} />
            <button type="button" onClick={() => void form.setFieldValue('image', null)}>
              Kosongkan
            </button>
          </>
        )}
      </Form>,
    )
    await choose(photo)
    expect(await screen.findByRole('img', { name: 'Banner' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Kosongkan' }))
    expect(screen.queryByRole('img', { name: 'Banner' })).not.toBeInTheDocument()
  })
})

test('a cancelled picture leaves the stored one', async () => {
  const { upload } = heldUpload()
  render(
    <Form
      schema={object({ image: mixed().nullable() })}
      initialValues={{ image: 'lama.jpg' }}
      onSubmit={() => {}}
    >
      <ImageField
        name="image"
        label="Flyer"
        upload={upload}
        addressOf={(path) => `/files/${path}`}
      />
    </Form>,
  )
  await userEvent.upload(screen.getByLabelText('Unggah Flyer'), photo)
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan' }))
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Flyer' })).toHaveAttribute(
      'src',
      '/files/lama.jpg',
    ),
  )
  expect(screen.getByLabelText('Unggah Flyer')).toBeValid()
})

describe('FileButton', () => {
  const input = () => screen.getByLabelText<HTMLInputElement>('Unggah sertifikat')
  const check = (file: File) =>
    file === pdf ? null : 'File harus berupa JPG, PNG, atau PDF'

  test('sends the file with its percent and tells its owner', async () => {
    const { upload, last } = heldUpload()
    const onUploaded = jest.fn()
    const { container } = render(
      <FileButton label="Unggah sertifikat" upload={upload} onUploaded={onUploaded} />,
    )
    await userEvent.upload(input(), pdf)
    act(() => last().onProgress(0.75))
    expect(screen.getByRole('progressbar', { name: 'Unggah sertifikat' })).toHaveAttribute(
      'aria-valuenow',
      '75',
    )
    expect(await axe(container)).toHaveNoViolations()
    await act(async () => last().resolve('s/1.pdf'))
    expect(onUploaded).toHaveBeenCalledWith('s/1.pdf', pdf)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  test('refuses before sending, and takes the next file', async () => {
    const { upload, calls } = heldUpload()
    render(<FileButton label="Unggah sertifikat" upload={upload} check={check} />)
    await userEvent.upload(input(), photo)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'File harus berupa JPG, PNG, atau PDF',
    )
    expect(input()).toBeInvalid()
    expect(calls).toHaveLength(0)
    await userEvent.upload(input(), pdf)
    expect(calls).toHaveLength(1)
  })

  test('a failure can be tried again with the same file', async () => {
    const { upload, last, calls } = heldUpload()
    render(<FileButton label="Unggah sertifikat" upload={upload} />)
    await userEvent.upload(input(), pdf)
    await act(async () => last().reject(new TypeError('Failed to fetch')))
    expect(screen.getByRole('alert')).toHaveTextContent('File gagal diunggah')
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(calls.map((call) => call.file)).toEqual([pdf, pdf])
  })

  test('can be cancelled without a message', async () => {
    const { upload } = heldUpload()
    render(<FileButton label="Unggah sertifikat" upload={upload} />)
    await userEvent.upload(input(), pdf)
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan' }))
    await waitFor(() => expect(input()).toBeInTheDocument())
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})
