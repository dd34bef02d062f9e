import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileDrop } from '@/components/form/file-drop'

const file = (name: string) => new File(['x'], name)
const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void) => done(file(name)),
})
/** A folder as browsers give it: in parts, until a part is empty. */
const folderEntry = (...parts: object[][]) => ({
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...parts, []]
    return { readEntries: (done: (part: object[]) => void) => done(left.shift() ?? []) }
  },
})

function renderDrop() {
  const onFiles = jest.fn()
  render(<FileDrop label="Pilih file" hint="PDF" onFiles={onFiles} />)
  const place = screen.getByRole('region', { name: 'Tempat meletakkan file' })
  const names = () =>
    onFiles.mock.calls.map(([files]) => files.map((one: File) => one.name))
  const drop = (files: File[], entries: object[]) =>
    fireEvent.drop(place, {
      dataTransfer: {
        files,
        items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
      },
    })
  return { place, names, drop, onFiles }
}

test('several chosen files', async () => {
  const { names } = renderDrop()
  await userEvent.upload(screen.getByLabelText('Pilih file'), [
    file('a.pdf'),
    file('b.pdf'),
  ])
  expect(names()).toEqual([['a.pdf', 'b.pdf']])
})

test('several dropped files', async () => {
  const { names, drop } = renderDrop()
  drop([file('a.pdf'), file('.DS_Store')], [fileEntry('a.pdf'), fileEntry('.DS_Store')])
  await waitFor(() => expect(names()).toEqual([['a.pdf']]))
})

test('a dropped folder with folders in it, read to its end', async () => {
  const { names, drop } = renderDrop()
  const inner = folderEntry([fileEntry('c.pdf')])
  const folder = folderEntry([fileEntry('a.pdf'), fileEntry('Thumbs.db')], [inner])
  drop([], [folder, fileEntry('d.pdf')])
  await waitFor(() => expect(names()).toEqual([['a.pdf', 'c.pdf', 'd.pdf']]))
})
