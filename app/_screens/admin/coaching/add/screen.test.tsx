import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resizeImage } from '@/lib/browser/resize-image'
import { api } from '@/lib/contract'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

jest.mock('@/lib/browser/resize-image', () => ({
  ...jest.requireActual('@/lib/browser/resize-image'),
  resizeImage: jest.fn(),
}))

const photo = new File(['besar'], 'flyer.png', { type: 'image/png' })
const MATERIAL = { fileName: 'Peta kerja.pdf', filePath: 'materi/7.pdf' }
const FLYER = 'http://localhost/e-coaching/files/gambar/1.jpg'

beforeEach(() => {
  freezeDate('2026-08-20T08:00:00+07:00')
  jest
    .mocked(resizeImage)
    .mockReset()
    .mockResolvedValue(new File(['kecil'], 'flyer.jpg', { type: 'image/jpeg' }))
})

const open = (more: Mock[] = []) =>
  renderScreen('admin/coaching/add', {
    as: 'admin',
    user: { id: 'nobody who can be chosen' },
    from: '#/admin/coaching',
    api: [
      mockApi(api.adminCoaching.list, []),
      mockApi(api.category.list, [{ id: '3', name: 'Tata batas', faqs: [] }]),
      mockApi(api.adminCoaching.adminOptions, [
        { id: '1', fullName: 'Budi Santoso', extra: 'budi@contoh.go.id · 0812-3456-7890' },
        { id: '2', extra: 'Admin Dua' },
        { id: '3', name: 'Wayan', extra: 'wayan@contoh.go.id' },
      ]),
      mockApi(api.uploads.image, { filePath: 'gambar/1.jpg' }),
      mockApi(api.uploads.anyfile, MATERIAL),
      mockApi(api.adminCoaching.create, adminCoachingOf()),
      ...more,
    ],
  })

type User = Awaited<ReturnType<typeof open>>['user']
const select = (name: string | RegExp) => screen.getByRole('combobox', { name })
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Simpan' })
const choose = (label: string | RegExp, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(label), file)
const slots = (name: RegExp) =>
  [...select(name).querySelectorAll('option')].map(({ value }) => value).filter(Boolean)

async function fillEssentials(user: User) {
  await screen.findByRole('option', { name: 'Tata batas' })
  await user.selectOptions(select('Kategori'), '3')
  await user.type(box('Topik'), 'Penataan batas')
  await screen.findByRole('option', { name: 'Budi Santoso' })
  await user.selectOptions(select('Admin'), '1')
  await user.type(box('Total Peserta'), '40')
  await choose('Unggah Flyer', photo)
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Flyer' })).toBeInTheDocument(),
  )
}

test('has all fields, three coach blocks, a moderator and seven material slots', async () => {
  const { user, container } = await open()
  expect(box('ID')).toHaveAttribute('readonly')
  expect(box('Topik').tagName).toBe('TEXTAREA')
  for (const name of ['Coach 1', 'Coach 2', 'Coach 3', 'Moderator']) {
    const block = within(screen.getByRole('group', { name }))
    for (const field of ['Nama', 'Jabatan', 'Instansi']) {
      expect(block.getByRole('textbox', { name: field })).toBeVisible()
      // a block may stay empty
      expect(block.getByRole('textbox', { name: field })).not.toBeRequired()
    }
    expect(block.getByLabelText(`Unggah Gambar ${name}`)).toBeInTheDocument()
  }
  await screen.findByRole('option', { name: 'Admin Dua' })
  expect(screen.getByRole('option', { name: 'Wayan' })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('tab', { name: 'Materi' }))
  expect(screen.getAllByRole('textbox', { name: 'Nama Materi' })).toHaveLength(7)
  expect(screen.getAllByLabelText(/Unggah file Materi \d$/)).toHaveLength(7)
  expect(location.hash).toBe('#/admin/coaching/add?tab=materi')
  expect(await axe(container)).toHaveNoViolations()
})

test('times every 30 minutes from 07:30 to 16:00; the end only after the start', async () => {
  const { user } = await open()
  expect(slots(/^Pukul/).slice(0, 2)).toEqual(['07:30', '08:00'])
  expect(slots(/^Pukul/).at(-1)).toBe('16:00')
  await user.selectOptions(select(/^s\/d/), '09:00')
  await user.selectOptions(select(/^Pukul/), '14:30')
  expect(slots(/^s\/d/)).toEqual(['15:00', '15:30', '16:00'])
  expect(select(/^s\/d/)).toHaveValue('')
})

test("the extra info of the chosen admin shows beside; 'Silah kan lengkapi …' while date or time is missing", async () => {
  const { user } = await open()
  expect(screen.getByText('Silah kan lengkapi tanggal dan jam meeting')).toBeVisible()
  await screen.findByRole('option', { name: 'Budi Santoso' })
  await user.selectOptions(select('Admin'), '1')
  expect(screen.getByText('0812-3456-7890')).toBeVisible()
  await user.type(box(/^Tanggal Meeting/), '25/08/2026')
  await user.selectOptions(select(/^Pukul/), '09:00')
  await user.selectOptions(select(/^s\/d/), '11:00')
  expect(
    screen.queryByText('Silah kan lengkapi tanggal dan jam meeting'),
  ).not.toBeInTheDocument()
})

test('a date before today cannot be chosen', async () => {
  const { user, requestsTo } = await open()
  await fillEssentials(user)
  await user.type(box(/^Tanggal Meeting/), '19/08/2026')
  await user.click(save())
  expect(
    (await screen.findAllByText('Tanggal tidak boleh sebelum 20/08/2026'))[0],
  ).toBeVisible()
  expect(requestsTo(api.adminCoaching.create)).toHaveLength(0)
})

test('every missing field says what it needs, and nothing is sent', async () => {
  const { user, requestsTo } = await open()
  await user.click(save())
  expect(await screen.findByText('Ada 5 isian yang perlu diperbaiki')).toBeVisible()
  for (const message of [
    'ID Kategori diperlukan',
    'Flyer harus berupa URL yang valid',
    'Topik diperlukan',
    'Total Peserta diperlukan',
    'ID Admin diperlukan',
  ])
    expect(screen.getAllByText(message)).toHaveLength(2)
  await user.type(box('Total Peserta'), '0')
  expect(screen.getAllByText('Total Peserta diperlukan')).toHaveLength(2)
  await user.clear(box('Total Peserta'))
  await user.type(box('Total Peserta'), '1')
  await waitFor(() =>
    expect(screen.queryByText('Total Peserta diperlukan')).not.toBeInTheDocument(),
  )
  expect(requestsTo(api.adminCoaching.create)).toHaveLength(0)
})

test('saves without date and times, and with an absolute flyer; the dialog leads back', async () => {
  const { user, requestsTo } = await open()
  await fillEssentials(user)
  expect(resizeImage).toHaveBeenCalledWith(photo, 1366)
  await user.click(save())
  const dialog = await screen.findByRole('dialog', {
    name: 'Informasi coaching berhasil disimpan.',
  })
  expect(dialog).toHaveTextContent(/tinjau terlebih dahulu data persiapan meeting/)
  expect(dialog).toHaveTextContent(/‘Tinjau’/)
  expect(requestsTo(api.adminCoaching.create)[0]?.body).toEqual({
    categoryId: '3',
    topic: 'Penataan batas',
    adminId: '1',
    totalPeserta: 40,
    flyer: FLYER,
    coaches: [],
    moderator: null,
    materi: [],
  })
  await untilStill()
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
})

test('a material is uploaded in its slot, with the name of its file; an incomplete coach is named', async () => {
  const { user, requestsTo } = await open()
  await fillEssentials(user)
  await user.type(box(/^Tanggal Meeting/), '25/08/2026')
  await user.selectOptions(select(/^Pukul/), '09:00')
  await user.selectOptions(select(/^s\/d/), '11:00')
  const coach = within(screen.getByRole('group', { name: 'Coach 2' }))
  await user.type(coach.getByRole('textbox', { name: 'Nama' }), 'Suharto')
  expect(
    screen.getByText('Belum lengkap, sehingga tidak ikut disimpan: Coach 2.'),
  ).toBeVisible()
  await user.type(coach.getByRole('textbox', { name: 'Jabatan' }), 'Kepala')
  await user.type(coach.getByRole('textbox', { name: 'Instansi' }), 'BPKH')
  expect(screen.queryByText(/^Belum lengkap/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Materi' }))
  const pdf = new File(['%PDF'], 'Peta kerja.pdf', { type: 'application/pdf' })
  await choose(/Unggah file Materi 3$/, pdf)
  const slot = within(screen.getByRole('group', { name: 'Materi 3' }))
  expect(await slot.findByRole('link', { name: 'Peta kerja.pdf' })).toBeVisible()
  expect(slot.getByRole('textbox', { name: 'Nama Materi' })).toHaveValue('Peta kerja')
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Informasi coaching berhasil disimpan.' })
  expect(requestsTo(api.adminCoaching.create)[0]?.body).toMatchObject({
    tanggalMeeting: '2026-08-25T05:00:00.000Z',
    jamMulai: '2026-08-25T02:00:00.000Z',
    jamSelesai: '2026-08-25T04:00:00.000Z',
    coaches: [
      {
        type: 'Coach 2',
        name: 'Suharto',
        jabatan: 'Kepala',
        instansi: 'BPKH',
        image: null,
      },
    ],
    materi: [{ name: 'Peta kerja', fileUrl: 'materi/7.pdf' }],
  })
})

test('files of another kind are refused with their sentence and not uploaded', async () => {
  const { user, requestsTo } = await open()
  const text = new File(['x'], 'catatan.txt', { type: 'text/plain' })
  await choose('Unggah Flyer', text)
  await choose('Unggah Gambar Coach 1', text)
  await choose('Unggah Gambar Moderator', text)
  expect(
    await screen.findAllByText('File harus berupa gambar (jpg, jpeg, png)'),
  ).toHaveLength(3)
  await user.click(screen.getByRole('tab', { name: 'Materi' }))
  await choose(/Unggah file Materi 1$/, text)
  expect(
    await screen.findByText(
      'File harus berupa PDF, Word, Excel, Powerpoint, JPG, atau PNG',
    ),
  ).toBeVisible()
  expect(requestsTo(api.uploads.image)).toHaveLength(0)
  expect(requestsTo(api.uploads.anyfile)).toHaveLength(0)
})

test('a failed save leaves the form as it was; only the red banner shows', async () => {
  const { user } = await open([
    mockApi(api.adminCoaching.create, problem(500, 'Server sedang sibuk')),
  ])
  await fillEssentials(user)
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Server sedang sibuk')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(box('Topik')).toHaveValue('Penataan batas')
})

test("the server's objection to a field lands on that field", async () => {
  const errors = { categoryId: 'Kategori tidak ditemukan' }
  const refusal = mockApi(api.adminCoaching.create, problem(422, 'Periksa isian', errors))
  const { user } = await open([refusal])
  await fillEssentials(user)
  await user.click(save())
  await waitFor(() =>
    expect(select('Kategori')).toHaveAccessibleDescription('Kategori tidak ditemukan'),
  )
})

test('Batal goes back without saving, after the question when something was typed', async () => {
  const { user, requestsTo } = await open()
  await user.type(box('Topik'), 'Belum jadi')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(
    await screen.findByText('Anda yakin ingin kembali ke halaman sebelumnya?'),
  ).toBeVisible()
  await untilStill()
  await user.click(screen.getByRole('button', { name: 'Ya' }))
  expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
  expect(requestsTo(api.adminCoaching.create)).toHaveLength(0)
})
