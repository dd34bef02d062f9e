import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fillSlots } from '@/app/_screens/admin/coaching/coaching-form/fill-slots'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { adminCoachingOf } from '@/lib/testing/factories'
import { mockApi, offline } from '@/lib/testing/mock-api'

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const text = new File(['x'], 'catatan.txt')

describe('which slot each file goes into', () => {
  test('the free ones in order', () => {
    const [a, b] = [pdf('a.pdf'), pdf('b.pdf')]
    expect(fillSlots([a, b], [1, 4, 5])).toEqual({
      pairs: [
        { slot: 1, file: a },
        { slot: 4, file: b },
      ],
      refusal: null,
    })
  })

  test.each<[string, File[], number[], string]>([
    [
      'more files than free slots are refused whole',
      [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')],
      [5, 6],
      '3 file dipilih, hanya 2 slot materi yang kosong. Tidak ada yang diunggah.',
    ],
    [
      'none is free',
      [pdf('a.pdf')],
      [],
      '1 file dipilih, tidak ada slot materi yang kosong. Tidak ada yang diunggah.',
    ],
  ])('%s', (_, files, free, refusal) => {
    expect(fillSlots(files, free)).toEqual({ pairs: [], refusal })
  })
})

/** The Materi tab of a coaching whose second slot is taken; each upload waits for the test. */
async function open() {
  const held = new Map<string, () => void>()
  const coaching = adminCoachingOf({
    isPublished: false,
    publishDate: null,
    materi: [
      { name: '', fileUrl: '' },
      { name: 'Peta', fileUrl: 'materi/peta.pdf' },
    ],
  })
  const view = await renderScreen('admin/coaching/detail', {
    params: { id: '14' },
    query: { tab: 'materi' },
    as: 'admin',
    api: [
      mockApi(api.adminCoaching.get, coaching),
      mockApi(api.category.list, [{ ...coaching.category, faqs: [] }]),
      mockApi(api.adminCoaching.adminOptions, [{ id: '1', fullName: 'Budi', extra: '' }]),
      mockApi(api.uploads.anyfile, async ({ file }) => {
        const fileName = file?.name ?? ''
        await new Promise<void>((done) => held.set(fileName, done))
        return { fileName, filePath: `materi/${fileName}` }
      }),
    ],
  })
  const several = await screen.findByLabelText('Pilih beberapa materi')
  const finish = async (name: string) => {
    await waitFor(() => expect(held.has(name)).toBe(true))
    await act(async () => held.get(name)?.())
  }
  return { ...view, several, finish }
}

const slot = (no: number) => within(screen.getByRole('group', { name: `Materi ${no}` }))

test('several files at once fill the free slots in order, each with its own progress and cancelling', async () => {
  const { user, several, finish } = await open()
  await user.upload(several, [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
  expect(await slot(1).findByRole('progressbar')).toBeInTheDocument()
  expect(slot(2).queryByRole('progressbar')).toBeNull()
  expect(slot(3).getByRole('progressbar')).toBeInTheDocument()
  expect(slot(4).getByRole('progressbar')).toBeInTheDocument()
  await finish('a.pdf')
  expect(await slot(1).findByRole('link', { name: 'a.pdf' })).toBeVisible()
  expect(slot(1).getByRole('textbox', { name: 'Nama Materi' })).toHaveValue('a')
  await user.click(slot(3).getByRole('button', { name: 'Batalkan' }))
  expect(slot(3).queryByRole('progressbar')).toBeNull()
  await finish('c.pdf')
  expect(await slot(4).findByRole('link', { name: 'c.pdf' })).toBeVisible()
  expect(slot(2).getByRole('link', { name: 'Peta.pdf' })).toBeVisible()
})

test('one wrong file of several is named, and the others are sent', async () => {
  const { several, finish } = await open()
  fireEvent.change(several, { target: { files: [pdf('a.pdf'), text, pdf('b.pdf')] } })
  expect(
    await screen.findByText(
      'catatan.txt tidak diunggah: File harus berupa PDF, Word, Excel, Powerpoint, JPG, atau PNG.',
    ),
  ).toBeVisible()
  await finish('a.pdf')
  await finish('b.pdf')
  expect(await slot(1).findByRole('link', { name: 'a.pdf' })).toBeVisible()
  expect(await slot(3).findByRole('link', { name: 'b.pdf' })).toBeVisible()
})

test('a drop of more than fits is refused whole, with a clear message', async () => {
  const { requestsTo } = await open()
  const files = Array.from({ length: 7 }, (_, i) => pdf(`${i}.pdf`))
  fireEvent.drop(screen.getByRole('region', { name: 'Tempat meletakkan file' }), {
    dataTransfer: { files, items: [] },
  })
  expect(
    await screen.findByText(
      '7 file dipilih, hanya 6 slot materi yang kosong. Tidak ada yang diunggah.',
    ),
  ).toBeVisible()
  expect(requestsTo(api.uploads.anyfile)).toEqual([])
})

test('a file that failed stops the coaching from being saved until it is sent or given up', async () => {
  const { user, several, answerWith, requestsTo } = await open()
  answerWith(mockApi(api.uploads.anyfile, offline))
  await user.upload(several, [pdf('a.pdf')])
  const giveUp = await slot(1).findByRole('button', { name: 'Batal' })
  const message = 'File materi belum terunggah: coba lagi, atau batalkan'
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByRole('button', { name: `Materi 1: ${message}` })).toBeVisible()
  expect(requestsTo(api.adminCoaching.update)).toEqual([])
  await user.click(giveUp)
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument())
  expect(slot(1).getByLabelText(/Unggah file Materi 1/)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Belum ada perubahan.')).toBeVisible()
})

test('a failed one can be tried again in its slot, which stays its own meanwhile', async () => {
  const { user, several, answerWith } = await open()
  answerWith(mockApi(api.uploads.anyfile, offline))
  await user.upload(several, [pdf('a.pdf')])
  const again = await slot(1).findByRole('button', { name: 'Coba lagi' })
  answerWith(
    mockApi(api.uploads.anyfile, ({ file }) => ({
      fileName: file?.name ?? '',
      filePath: `materi/${file?.name}`,
    })),
  )
  await user.upload(several, [pdf('b.pdf')])
  expect(await slot(3).findByRole('link', { name: 'b.pdf' })).toBeVisible()
  await user.click(again)
  expect(await slot(1).findByRole('link', { name: 'a.pdf' })).toBeVisible()
})
