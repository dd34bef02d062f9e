import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { PLAIN_FIELD } from '@/lib/domain/certificates/ready-template'
import type { OpenTemplate, TemplateField } from '@/lib/entities/template'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

const field = (id: string, text: string, x: number): TemplateField => ({
  ...{ ...PLAIN_FIELD, id, kind: 'text', text, x, y: 40, width: 60, height: 10 },
})
const TEMPLATE: OpenTemplate = {
  ...{ id: 't1', name: 'Piagam kantor', orientation: 'landscape', background: 'none' },
  ...{
    backgroundFile: null,
    fields: [field('a', '{nama}', 20), field('b', '{topik}', 150)],
  },
  ...{ version: 'v1', longestName: 'Raden Mas Panjang Sekali Namanya' },
}
const calls = api.certificateTemplate

/** As wide as the page, so that a pixel is a millimetre. */
const SHEET = {
  width: 297,
  height: 210,
  left: 0,
  top: 0,
  right: 297,
  bottom: 210,
  x: 0,
  y: 0,
}

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(min-width: 768px)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  jest
    .spyOn(SVGElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...SHEET, toJSON: () => SHEET })
})
afterEach(() => jest.restoreAllMocks())

const open = (...more: Mock[]) =>
  renderScreen('admin/sertifikat/detail', {
    as: 'admin',
    params: { id: 't1' },
    from: '#/admin/sertifikat',
    api: [
      mockApi(calls.get, TEMPLATE),
      mockApi(calls.list, [TEMPLATE]),
      mockApi(calls.update, TEMPLATE),
      ...more,
    ],
  })

const page = () => screen.findByRole('application', { name: 'Halaman sertifikat' })
const list = () => screen.getByRole('listbox', { name: 'Isi halaman' })
const from = (name: string) => screen.getByRole('textbox', { name })
const left = () => from('Dari kiri (mm)')
const save = () => screen.getByRole('button', { name: 'Simpan' })

test('a field is chosen in the list and moved by keys and numbers, and the place is told', async () => {
  const { user, requestsTo, container } = await open()
  await page()
  list().focus()
  await user.keyboard('{ArrowDown}')
  expect(within(list()).getByRole('option', { name: '{nama}' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await user.keyboard('{Enter}')
  expect(await page()).toHaveFocus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowRight}{/Alt}')
  expect(
    screen.getByText('{nama}: 21 mm dari kiri, 45 mm dari atas, 61 × 10 mm.'),
  ).toBeInTheDocument()
  await user.clear(left())
  await user.type(left(), '30,5')
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  const [sent] = requestsTo(calls.update)
  expect(sent?.headers.get('if-match')).toBe('"v1"')
  expect(sent?.body).toMatchObject({
    name: 'Piagam kantor',
    fields: [
      { id: 'a', x: 30.5, y: 45, width: 61 },
      { id: 'b', x: 150, y: 40 },
    ],
  })
  expect(await axe(container)).toHaveNoViolations()
})

test('readers hear that a field has gone, and that it is back', async () => {
  const { user } = await open()
  await page()
  list().focus()
  await user.keyboard('{ArrowDown}')
  const count = within(list()).getAllByRole('option').length
  const regions = liveRegions()
  await user.keyboard('{Delete}')
  expect(regions.tell(screen.getByText(`${count - 1} isi, 0 dipilih.`))).toBe(true)
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByText(new RegExp(`^${count} isi, 0 dipilih`))).toHaveRole('status')
})

test('a field is dragged, and the whole drag is taken back and done again', async () => {
  const { user } = await open()
  const sheet = await page()
  const box = sheet.querySelector('[data-field="a"]') ?? sheet
  fireEvent.pointerDown(box, { button: 0, clientX: 30, clientY: 45 })
  const svg = sheet.querySelector('svg') ?? sheet
  fireEvent.pointerMove(svg, { clientX: 40, clientY: 60 })
  fireEvent.pointerMove(svg, { clientX: 53, clientY: 67 })
  fireEvent.pointerUp(svg)
  expect(left()).toHaveValue('43')
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(left()).toHaveValue('20')
  await user.click(screen.getByRole('button', { name: 'Ulangi' }))
  expect(left()).toHaveValue('43')
})

test('several are put in line; one is added, worded and removed', async () => {
  const { user } = await open()
  await page()
  await user.click(within(list()).getByRole('option', { name: '{nama}' }))
  await user.keyboard('{Shift>}')
  await user.click(within(list()).getByRole('option', { name: '{topik}' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('2 bidang terpilih')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ratakan ke kiri' }))
  await user.click(within(list()).getByRole('option', { name: '{topik}' }))
  expect(left()).toHaveValue('20')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Tambah isi' }),
    'Teks bebas',
  )
  await user.type(from('Tulisan'), ' saja')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sisipkan data' }), '{jam}')
  const added = within(list()).getByRole('option', { name: 'Tulis di sini saja{jam}' })
  await user.click(screen.getByRole('button', { name: 'Hapus dari halaman' }))
  expect(added).not.toBeInTheDocument()
})

test("the sample shows the longest name of the portal, or 'contoh'", async () => {
  const { user } = await open()
  const sheet = await page()
  expect(sheet).toHaveTextContent('Siti Nurhaliza, S.Hut.')
  await user.click(screen.getByRole('button', { name: 'Nama terpanjang' }))
  expect(sheet).toHaveTextContent(/Raden Mas Panjang\s*Sekali Namanya/)
  expect(
    screen.getByText('Belum ada kode QR, kode pemeriksaan, nomor sertifikat'),
  ).toBeVisible()
})

test('what cannot be printed so is said at the page, and nothing is lost', async () => {
  const { user, requestsTo } = await open()
  await page()
  await user.click(within(list()).getByRole('option', { name: '{nama}' }))
  await user.click(screen.getByRole('button', { name: 'Hapus dari halaman' }))
  await user.click(save())
  const sentences = await screen.findAllByText('Tambahkan nama peserta: {nama}.')
  expect(sentences.length).toBeGreaterThan(0)
  expect(requestsTo(calls.update)).toEqual([])
})

test('a background that is refused says why at its button', async () => {
  const locked = 'File dilindungi password. Simpan tanpa password, lalu unggah lagi'
  const { user } = await open(
    mockApi(calls.uploadFile, problem(400, locked, { file: locked })),
  )
  await page()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Latar' }),
    'Gambar atau PDF sendiri',
  )
  const file = new File(['%PDF'], 'latar.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Unggah latar'), file)
  expect(await screen.findByText(locked)).toBeVisible()
})

test('a field that another admin has moved too: both places are told, and one is chosen', async () => {
  const present = {
    ...TEMPLATE,
    fields: [field('a', '{nama}', 99), ...TEMPLATE.fields.slice(1)],
  }
  const refusal = { ...problem(412, 'Data ini sudah berubah.').refusal, present }
  const { user } = await open(mockApi(calls.update, () => ({ refusal })))
  await page()
  list().focus()
  await user.keyboard('{ArrowDown}')
  await user.clear(left())
  await user.type(left(), '25{Enter}')
  await user.click(save())
  const dialog = await stillDialog('Sudah berubah sejak dibuka')
  expect(dialog.getByText(/^{nama}: 25 mm dari kiri, 40 mm dari atas/)).toBeVisible()
  expect(dialog.getByText(/^{nama}: 99 mm dari kiri, 40 mm dari atas/)).toBeVisible()
})

test('one of 200 MB is refused before a byte of it is sent', async () => {
  const { user, requestsTo } = await open()
  await page()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Latar' }),
    'Gambar atau PDF sendiri',
  )
  const file = new File(['%PDF'], 'latar.pdf', { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 })
  await user.upload(screen.getByLabelText('Unggah latar'), file)
  expect(await screen.findByText('Ukuran file maksimal 10 MB')).toBeVisible()
  expect(requestsTo(calls.uploadFile)).toEqual([])
})

test('on a phone it can be looked at, and says that editing wants a wider screen', async () => {
  jest.mocked(window.matchMedia).mockImplementation(
    () =>
      ({
        matches: false,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  await open()
  expect(await screen.findByRole('img', { name: 'Contoh Piagam kantor' })).toBeVisible()
  expect(screen.getByText(/membutuhkan layar yang lebih lebar/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('application')).not.toBeInTheDocument())
})
