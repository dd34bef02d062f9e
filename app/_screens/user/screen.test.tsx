import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { lists } from '@/app/_shell/testing/registration'
import { api } from '@/lib/contract'
import type { User } from '@/lib/entities/user'
import { accountOf } from '@/lib/testing/accounts'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

const interests = { coachingYangDiminati: [{ id: '4', name: 'Kebakaran hutan' }] }

async function open(changes: Partial<User> = interests, ...more: typeof lists) {
  const account = accountOf('user', changes)
  const view = await openOwnAccount(
    ...lists,
    mockApi(api.auth.me, account),
    mockApi(api.auth.updateUser, account),
    ...more,
  )
  await screen.findByLabelText('Nama Lengkap')
  await screen.findByRole('checkbox', { name: 'Tata batas' })
  await screen.findByRole('option', { name: 'BPKH' })
  return view
}
type Client = Awaited<ReturnType<typeof open>>['user']

const field = (label: string) => screen.getByLabelText(label)
const other = () => screen.getByRole('textbox', { name: /^Coaching lainnya/ })
const save = (user: Client) => user.click(screen.getByRole('button', { name: 'Simpan' }))

async function retype(user: Client, label: string, text: string) {
  await user.clear(field(label))
  if (text) await user.type(field(label), text)
}

it("is titled 'Akun Saya'", async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Akun Saya' })).toBeVisible()
  expect(document.title).toBe('Akun Saya · E-Coaching Kehutanan')
})

it("'Simpan' says that nothing has changed, and sends nothing", async () => {
  const { user, requestsTo } = await open()
  await save(user)
  expect(await screen.findByText('Belum ada perubahan.')).toBeVisible()
  expect(requestsTo(api.auth.updateUser)).toEqual([])
})

it('reads a WhatsApp number as everywhere else, and gives what is stored to whoever writes in it', async () => {
  const { user } = await open({ ...interests, whatsapp: '6281234567890' })
  const field = screen.getByRole('textbox', { name: /^Whatsapp/ })
  expect(field).toHaveValue('0812-3456-7890')
  await user.click(field)
  expect(field).toHaveValue('6281234567890')
  await user.tab()
  expect(field).toHaveValue('0812-3456-7890')
  await save(user)
  expect(await screen.findByText('Belum ada perubahan.')).toBeVisible()
})

it('has biodata, interests and contact, all prefilled with the stored values', async () => {
  await open({ ...interests, coachingLainnya: 'Karbon biru' })
  expect(screen.getByRole('form', { name: 'Akun Saya' })).toHaveFormValues({
    fullName: 'Siti Rahma',
    pendidikan: 'S1',
    asalInstansiId: '2',
    namaInstansi: 'BPKH Wilayah XI',
    jabatan: 'Analis',
    email: 'siti@contoh.go.id',
    whatsapp: '0812-3456-7890',
    username: 'peserta',
    coachingLainnya: 'Karbon biru',
  })
  for (const group of ['Biodata', 'Minat', 'Kontak & akun']) {
    expect(screen.getByRole('group', { name: group })).toBeVisible()
  }
  expect(screen.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Kebakaran hutan' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Tata batas' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Lainnya' })).toBeChecked()
  expect(
    within(screen.getByRole('region', { name: 'Ringkasan akun' })).getByText('Siti Rahma'),
  ).toBeVisible()
})

it.each([
  ['Nama Lengkap', '', 'Nama Lengkap diperlukan'],
  ['Email', '', 'Email diperlukan'],
  ['Email', 'siti@', 'Email tidak valid'],
  ['Whatsapp', '0812345678', 'Whatsapp diperlukan'],
  ['Username', 'si', 'Username harus minimal 3 karakter'],
  ['Username', 'siti rahma', 'Username tidak boleh mengandung spasi'],
])('%s %j: %s', async (label, text, message) => {
  const { user, requestsTo } = await open()
  await retype(user, label, text)
  await save(user)
  await waitFor(() =>
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
  expect(requestsTo(api.auth.updateUser)).toHaveLength(0)
})

it("requires coachingLainnya when the 'Lainnya' box is checked", async () => {
  const { user, requestsTo } = await open()
  expect(other()).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Lainnya' }))
  await save(user)
  await waitFor(() =>
    expect(other()).toHaveAccessibleDescription(/Coaching lainnya diperlukan/),
  )
  expect(requestsTo(api.auth.updateUser)).toHaveLength(0)
  await user.type(other(), 'Karbon biru')
  await save(user)
  await screen.findByText('Data profile berhasil diubah')
  expect(requestsTo(api.auth.updateUser)[0]?.body).toMatchObject({
    coachingLainnya: 'Karbon biru',
  })
})

it("sends coachingLainnya as null with the 'Lainnya' box unchecked", async () => {
  const { user, requestsTo } = await open({ ...interests, coachingLainnya: 'Karbon biru' })
  await user.click(screen.getByRole('checkbox', { name: 'Lainnya' }))
  await user.click(screen.getByRole('checkbox', { name: 'Tata batas' }))
  await user.selectOptions(field('Asal Instansi (opsional)'), 'Dinas Kehutanan')
  await save(user)
  await screen.findByText('Data profile berhasil diubah')
  expect(requestsTo(api.auth.updateUser)[0]?.body).toEqual({
    fullName: 'Siti Rahma',
    jenisKelamin: 'Perempuan',
    asalInstansiId: '5',
    namaInstansi: 'BPKH Wilayah XI',
    jabatan: 'Analis',
    pendidikan: 'S1',
    coachingLainnya: null,
    email: 'siti@contoh.go.id',
    whatsapp: '081234567890',
    username: 'peserta',
    coachingYangDiminati: [
      { id: '4', name: 'Kebakaran hutan' },
      { id: '3', name: 'Tata batas' },
    ],
  })
})

it("'the user is refetched after success', and the new values show everywhere", async () => {
  const { user, requestsTo, answerWith } = await open({ ...interests, version: 'v1' })
  await retype(user, 'Nama Lengkap', '  Siti Rahma, S.Hut.  ')
  const saved = accountOf('user', { ...interests, fullName: 'Siti Rahma, S.Hut.' })
  answerWith(mockApi(api.auth.me, saved))
  await save(user)
  expect(await screen.findByText('Data profile berhasil diubah')).toBeVisible()
  expect(requestsTo(api.auth.me)).toHaveLength(2)
  await waitFor(() => expect(field('Nama Lengkap')).toHaveValue('Siti Rahma, S.Hut.'))
  expect(
    screen.getByRole('button', { name: /^Siti Rahma, S\.Hut\..*menu akun$/ }),
  ).toBeVisible()
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(saved)
  expect(screen.queryByText(/belum disimpan/)).not.toBeInTheDocument()
})

it('counts what is not saved yet and asks before it is left', async () => {
  const { user } = await open()
  await user.type(field('Nama Lengkap'), 'wati')
  await user.click(screen.getByRole('checkbox', { name: 'Tata batas' }))
  expect(screen.getByText('2 perubahan belum disimpan')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'FAQ' }))
  const question = 'Anda yakin ingin kembali ke halaman sebelumnya?'
  expect(await screen.findByText(question)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(location.hash).toBe('#/user'))
  expect(field('Nama Lengkap')).toHaveValue('Siti Rahmawati')
})

it('shows messages of the server at their fields and keeps what was typed', async () => {
  const taken = { username: 'Username sudah digunakan', email: 'Email sudah terdaftar' }
  const refusal = mockApi(api.auth.updateUser, problem(409, 'Periksa isian', taken))
  const { user } = await open(interests, refusal)
  await retype(user, 'Username', 'sitirahma')
  await save(user)
  await waitFor(() =>
    expect(field('Username')).toHaveAccessibleDescription(/Username sudah digunakan/),
  )
  expect(field('Email')).toHaveAccessibleDescription(/Email sudah terdaftar/)
  expect(field('Username')).toHaveValue('sitirahma')
})

it('keeps the messages of values that were stored incompletely', async () => {
  const { user } = await open({ ...interests, jenisKelamin: null })
  await save(user)
  const summary = await screen.findByRole('region', { name: /^Ada 1 isian/ })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(screen.getAllByText('Jenis Kelamin diperlukan')).toHaveLength(2)
})

it('says when the account could not be loaded and tries again', async () => {
  const { user, answerWith } = await openOwnAccount(...lists, mockApi(api.auth.me, offline))
  expect(await screen.findByText('Akun Anda tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.auth.me, accountOf('user')))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByLabelText('Nama Lengkap')).toHaveValue('Siti Rahma')
  await screen.findByRole('checkbox', { name: 'Tata batas' })
})

it('has no accessibility violations', async () => {
  const { container } = await open()
  expect(await axe(container)).toHaveNoViolations()
})
