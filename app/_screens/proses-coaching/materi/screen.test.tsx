import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { coachingOf } from '@/lib/testing/factories'
import { mockApi, mockFile, offline, problem, stalled } from '@/lib/testing/mock-api'
import { savedFiles } from '@/lib/testing/saved-files'

const MATERI = [
  { name: 'Modul tata batas', fileUrl: 'materi/8f2c.pdf', size: 48_200 },
  { name: 'Peta/lampiran', fileUrl: 'http://localhost/e-coaching/files/materi/77.XLSX' },
]
const PDF = new Blob(['%PDF-1.7'.padEnd(48_200)], { type: 'application/pdf' })

/** Names under which the browser was told to save files. */
const saved = savedFiles()

const open = (materi = MATERI) =>
  renderScreen('proses-coaching/materi', {
    params: { id: '14' },
    as: 'user',
    api: [
      ...shellMocks(),
      mockApi(api.coaching.get, coachingOf({ materi })),
      mockFile('/files/materi/8f2c.pdf', PDF),
      mockFile('/files/materi/77.XLSX', new Blob(['x'])),
    ],
  })

const row = async (name: string) => {
  const text = await screen.findByText(name)
  const found = text.closest('li')
  if (!found) throw new Error(`${name} stands in no row`)
  return within(found)
}

test("lists the coaching's materials by name, with type and size", async () => {
  const { container } = await open()
  expect(await screen.findByText('Modul tata batas')).toBeVisible()
  expect(screen.getByText('Peta/lampiran')).toBeVisible()
  expect(screen.getByText('PDF · 47 KB')).toBeVisible()
  expect(screen.getByText('XLSX')).toBeVisible()
  expect(screen.getByText('2 materi')).toBeVisible()
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test("saves a material under its name with the file's extension", async () => {
  const { user, requests } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unduh Modul tata batas' }))
  const { findByText } = await row('Modul tata batas')
  expect(await findByText('Selesai diunduh')).toBeVisible()
  expect(saved).toEqual(['Modul tata batas.pdf'])
  expect(requests.some(({ path }) => path === '/e-coaching/files/materi/8f2c.pdf')).toBe(
    true,
  )
})

test('half a material is not saved, and not said to be', async () => {
  const { user, answerWith } = await open()
  answerWith(mockFile('/files/materi/8f2c.pdf', new Blob(['%PDF-1.7'])))
  await user.click(await screen.findByRole('button', { name: 'Unduh Modul tata batas' }))
  expect(await screen.findByText(/^Unduhan gagal/)).toBeVisible()
  expect(screen.queryByText('Selesai diunduh')).not.toBeInTheDocument()
  expect(saved).toEqual([])
})

test("'Unduh semua' saves every material", async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unduh semua' }))
  await waitFor(() => expect(saved).toEqual(['Modul tata batas.pdf', 'Peta lampiran.XLSX']))
  await waitFor(() => expect(screen.getAllByText('Selesai diunduh')).toHaveLength(2))
})

test("§8 'File download failure': 'Kept as an error state.', saves nothing, and is tried again", async () => {
  const { user, answerWith, container } = await open()
  answerWith(mockFile('/files/materi/8f2c.pdf', offline))
  await user.click(await screen.findByRole('button', { name: 'Unduh Modul tata batas' }))
  expect(
    await screen.findByText(
      'Unduhan gagal. Periksa sambungan internet Anda, lalu coba lagi.',
    ),
  ).toBeVisible()
  expect(saved).toEqual([])
  expect(await axeCalmly(container)).toHaveNoViolations()

  answerWith(mockFile('/files/materi/8f2c.pdf', PDF))
  await user.click(screen.getByRole('button', { name: 'Coba lagi Modul tata batas' }))
  expect(await (await row('Modul tata batas')).findByText('Selesai diunduh')).toBeVisible()
  expect(saved).toEqual(['Modul tata batas.pdf'])
})

test('whoever downloads by keyboard stays at the button, to its end and after ‘Batalkan’', async () => {
  const { user, answerWith } = await open()
  const button = await screen.findByRole('button', { name: 'Unduh Modul tata batas' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  expect(await (await row('Modul tata batas')).findByText('Selesai diunduh')).toBeVisible()
  expect(button).toHaveFocus()

  answerWith(mockFile('/files/materi/8f2c.pdf', stalled))
  await user.keyboard('{Enter}')
  const cancel = await screen.findByRole('button', {
    name: 'Batalkan unduhan Modul tata batas',
  })
  act(() => cancel.focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Unduhan dibatalkan/)).toBeVisible()
  expect(button).toHaveFocus()
})

test("a download that stalls is called off by 'Batalkan', and 'Unduh semua' with it", async () => {
  const { user, answerWith, requests } = await open()
  answerWith(mockFile('/files/materi/8f2c.pdf', stalled))
  await user.click(await screen.findByRole('button', { name: 'Unduh semua' }))
  const cancel = { name: 'Batalkan unduhan Modul tata batas' }
  await user.click(await screen.findByRole('button', cancel))
  expect(
    await (await row('Modul tata batas')).findByText(
      'Unduhan dibatalkan. Tidak ada file yang disimpan.',
    ),
  ).toBeVisible()
  expect(saved).toEqual([])
  expect(requests.some(({ path }) => path.endsWith('77.XLSX'))).toBe(false)

  answerWith(mockFile('/files/materi/8f2c.pdf', PDF))
  await user.click(screen.getByRole('button', { name: 'Unduh Modul tata batas' }))
  expect(await (await row('Modul tata batas')).findByText('Selesai diunduh')).toBeVisible()
  expect(saved).toEqual(['Modul tata batas.pdf'])
})

test.each([
  [
    'a refusal',
    problem(403, 'Anda belum diterima.'),
    'Unduhan gagal. Anda belum diterima.',
  ],
  [
    "a network's own page",
    new Blob(['<!doctype html>'], { type: 'text/html; charset=utf-8' }),
    /^Unduhan gagal\. Jawaban server tidak dikenali/,
  ],
])('%s is told as what it is, and never saved as the file', async (_, answer, text) => {
  const { user, answerWith } = await open()
  answerWith(mockFile('/files/materi/8f2c.pdf', answer))
  await user.click(await screen.findByRole('button', { name: 'Unduh Modul tata batas' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(saved).toEqual([])
})

test('a missing file says whom to ask', async () => {
  const { user, answerWith } = await open()
  answerWith(mockFile('/files/materi/8f2c.pdf', problem(404, 'Tidak ada')))
  await user.click(await screen.findByRole('button', { name: 'Unduh Modul tata batas' }))
  expect(
    await screen.findByText('File tidak ditemukan. Hubungi narahubung coaching.'),
  ).toBeVisible()
})

test('without materials it says so', async () => {
  await open([])
  expect(await screen.findByText('Belum ada materi')).toBeVisible()
})
