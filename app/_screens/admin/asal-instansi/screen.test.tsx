import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { READY_INSTITUTIONS } from '@/lib/domain/people/ready-institutions'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'
import { workbookFile } from '@/lib/testing/workbook'

const INSTITUTIONS = [
  { id: '1', name: 'Balai Uji' },
  { id: '2', name: 'Dinas Kehutanan' },
]

const open = (more: Mock[] = []) =>
  renderScreen('admin/asal-instansi', {
    as: 'admin',
    api: [
      mockApi(api.asalInstansi.list, INSTITUTIONS),
      mockApi(api.asalInstansi.get, { id: '1', name: 'Balai Uji' }),
      mockApi(api.asalInstansi.remove, null),
      mockApi(api.asalInstansi.importFile, { added: 1, known: 1 }),
      ...more,
    ],
  })

type View = Awaited<ReturnType<typeof open>>

const rows = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)

const askToDelete = async ({ user }: View, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Hapus instansi: ${name}` }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin ingin menghapus data ini?',
  })
  await untilStill()
  return within(dialog)
}

const choose = async ({ user }: View, file: File) => {
  await screen.findAllByRole('rowheader')
  await user.upload(screen.getByLabelText('Impor instansi dari Excel atau CSV'), file)
  const dialog = await screen.findByRole('dialog', { name: 'Periksa file instansi' })
  await untilStill()
  return dialog
}

const items = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Instansi di file' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('the sidebar leads to the list, which leads to adding and renaming', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA INSTANSI' })).toBeVisible()
  expect(await rows()).toEqual(['Balai Uji', 'Dinas Kehutanan'])
  const menu = within(screen.getByRole('navigation', { name: 'Menu admin' }))
  const entry = menu.getByRole('link', { name: 'Instansi' })
  expect(entry).toHaveAttribute('aria-current', 'page')
  expect(entry).toHaveAttribute('href', '#/admin/asal-instansi')
  expect(screen.getByRole('link', { name: 'Baru' })).toHaveAttribute(
    'href',
    '#/admin/asal-instansi/add',
  )
  expect(screen.getByRole('link', { name: 'Ubah instansi: Balai Uji' })).toHaveAttribute(
    'href',
    '#/admin/asal-instansi/1',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('one is deleted after a question that says what it means', async () => {
  const view = await open()
  const dialog = await askToDelete(view, 'Balai Uji')
  expect(
    dialog.getByText('Instansi “Balai Uji” tidak lagi dapat dipilih saat mendaftar.'),
  ).toBeVisible()
  view.answerWith(mockApi(api.asalInstansi.list, INSTITUTIONS.slice(1)))
  await view.user.click(dialog.getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(view.requestsTo(api.asalInstansi.remove)[0]?.params).toEqual({ id: '1' })
  await waitFor(async () => expect(await rows()).toEqual(['Dinas Kehutanan']))
})

test.each([
  [409, '“Balai Uji” dipakai oleh 2 akun, sehingga tidak dapat dihapus.'],
  [404, 'Data ini sudah dihapus sebelumnya, mungkin oleh orang lain.'],
])('a deletion refused with %i stays in the list: %s', async (status, sentence) => {
  const view = await open([
    mockApi(api.asalInstansi.remove, problem(status, status === 409 ? sentence : 'x')),
  ])
  const dialog = await askToDelete(view, 'Balai Uji')
  await view.user.click(dialog.getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByText('Data anda berhasil dihapus')).toBeNull()
  expect(await rows()).toContain('Balai Uji')
})

test('a file is shown with what is new before anything is sent', async () => {
  const view = await open()
  const file = workbookFile([['Nama'], ['BALAI UJI'], ['KPH Bogor']], 'instansi.xlsx')
  const dialog = await choose(view, file)
  expect(dialog).toHaveAccessibleDescription('instansi.xlsx · 2 instansi terbaca')
  expect(items(dialog)).toEqual(['BALAI UJI · sudah ada', 'KPH Bogor'])
  expect(dialog).toHaveTextContent(
    '1 instansi akan ditambahkan, 1 sudah ada dan tetap seperti sekarang.',
  )
  expect(await axe(dialog)).toHaveNoViolations()
  expect(view.requestsTo(api.asalInstansi.importFile)).toHaveLength(0)
  await view.user.click(within(dialog).getByRole('button', { name: 'Unggah' }))
  expect(await screen.findByText('1 instansi ditambahkan, 1 sudah ada')).toBeVisible()
  expect(view.requestsTo(api.asalInstansi.importFile)[0]?.file?.name).toBe('instansi.xlsx')
})

test('the ready list names its sources, and is shown before it is sent', async () => {
  const view = await open()
  await rows()
  expect(screen.getByText(/Perpres 175 Tahun 2024.*idn-area-data 4\.0\.1/)).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Tinjau daftar siap pakai' }))
  const dialog = await screen.findByRole('dialog', { name: 'Periksa file instansi' })
  await untilStill()
  const provinces = items(dialog).filter((name) => name?.includes(' Provinsi '))
  expect(new Set(provinces).size).toBe(38)
  expect(items(dialog)).toContain('Direktorat Jenderal Penegakan Hukum Kehutanan')
  expect(view.requestsTo(api.asalInstansi.importFile)).toHaveLength(0)
  await view.user.click(within(dialog).getByRole('button', { name: 'Unggah' }))
  expect(await screen.findByText('1 instansi ditambahkan, 1 sudah ada')).toBeVisible()
  const sent = await view.requestsTo(api.asalInstansi.importFile)[0]?.file?.text()
  expect(sent?.split('\n')).toEqual(['Nama', ...READY_INSTITUTIONS])
})

test('pressed twice, the ready list is shown in one window', async () => {
  const view = await open()
  await rows()
  await view.user.dblClick(screen.getByRole('button', { name: 'Tinjau daftar siap pakai' }))
  await screen.findByRole('dialog', { name: 'Periksa file instansi' })
  await untilStill()
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  await view.user.click(screen.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a list that is there already says so, and cannot be sent', async () => {
  const known = READY_INSTITUTIONS.map((name, index) => ({ id: `${index}`, name }))
  const view = await open([mockApi(api.asalInstansi.list, known)])
  await screen.findAllByRole('rowheader')
  await view.user.click(screen.getByRole('button', { name: 'Tinjau daftar siap pakai' }))
  const dialog = await screen.findByRole('dialog', { name: 'Periksa file instansi' })
  await untilStill()
  expect(
    within(dialog).getByText('Semua sudah ada. Tidak ada yang perlu diunggah.'),
  ).toBeVisible()
  const send = within(dialog).getByRole('button', { name: 'Unggah' })
  expect(send).toHaveAttribute('aria-disabled', 'true')
  expect(send).toHaveAccessibleDescription('Semua sudah ada.')
  await view.user.click(send)
  expect(view.requestsTo(api.asalInstansi.importFile)).toHaveLength(0)
})

test('a file is compared with the list of that moment, and with none that is not known', async () => {
  const view = await open()
  await rows()
  view.answerWith(mockApi(api.asalInstansi.list, problem(500, 'Daftar tidak terbaca')))
  const file = workbookFile([['Nama'], ['KPH Bogor']], 'instansi.xlsx')
  const input = screen.getByLabelText('Impor instansi dari Excel atau CSV')
  await view.user.upload(input, file)
  expect(await screen.findByText('Daftar tidak terbaca')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a CSV file with a fault is shown with its cell and cannot be sent', async () => {
  const view = await open()
  const text = 'No;Nama\r\n1;KPH Bogor\r\n2;kph bogor\r\n'
  const dialog = await choose(view, new File([text], 'instansi.csv'))
  expect(within(dialog).getByText('1 kesalahan ditemukan')).toBeVisible()
  expect(dialog).toHaveTextContent('Sel B3: nama ini sudah ada di baris 2')
  expect(within(dialog).getByRole('button', { name: 'Unggah' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('says when there is none yet', async () => {
  await open([mockApi(api.asalInstansi.list, [])])
  expect(await screen.findByText('Belum ada instansi')).toBeVisible()
})
