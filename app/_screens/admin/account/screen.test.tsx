import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Role } from '@/lib/entities/user'
import { accountOf } from '@/lib/testing/accounts'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const PATTERN = 'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi'
const NEW_TOO_SHORT = 'Password baru harus minimal 8 karakter'
const account = accountOf('admin')

async function open(...more: ReturnType<typeof mockApi>[]) {
  const view = await renderScreen('admin/account', {
    as: 'admin',
    api: [
      mockApi(api.auth.me, account),
      mockApi(api.auth.updateAdmin, account),
      mockApi(api.auth.changePassword, null),
      mockApi(api.beranda.list, []),
      ...more,
    ],
  })
  await screen.findByLabelText('Nama')
  return view
}
type Client = Awaited<ReturnType<typeof open>>['user']

const field = (label: string) => screen.getByLabelText(label)
const update = (user: Client) => user.click(screen.getByRole('button', { name: 'Update' }))

it("has exactly the fields Username, Nama, Email and Whatsapp under 'Akun Saya'", async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Akun Saya' })).toBeVisible()
  const form = screen.getByRole('form', { name: 'Akun Saya' })
  const boxes = within(form).getAllByRole('textbox')
  expect(boxes).toEqual([
    field('Username'),
    field('Nama'),
    field('Email'),
    field('Whatsapp'),
  ])
  expect(form).toHaveFormValues({
    username: 'admin',
    fullName: 'Admin Rimba',
    email: 'admin@contoh.go.id',
    whatsapp: '0812-3456-7890',
  })
})

it.each([
  ['Username', 'ad', 'Username harus minimal 3 karakter'],
  ['Nama', '', 'Nama Lengkap diperlukan'],
  ['Email', 'admin@', 'Email tidak valid'],
  ['Whatsapp', '0812', 'Whatsapp diperlukan'],
])('%s %j: %s', async (label, text, message) => {
  const { user, requestsTo } = await open()
  await user.clear(field(label))
  if (text) await user.type(field(label), text)
  await update(user)
  await waitFor(() =>
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
  expect(requestsTo(api.auth.updateAdmin)).toHaveLength(0)
})

it("saves with Update; then a dialog says 'Data berhasil diubah'", async () => {
  const opened = mockApi(api.auth.me, { ...account, version: 'v1' })
  const { user, requestsTo, answerWith } = await open(opened)
  await user.type(field('Nama'), ' Raya')
  const saved = { ...account, fullName: 'Admin Rimba Raya' }
  answerWith(mockApi(api.auth.me, saved))
  await update(user)
  const dialog = await screen.findByRole('dialog', { name: 'Data berhasil diubah' })
  await untilStill()
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(requestsTo(api.auth.updateAdmin)[0]?.body).toEqual({
    username: 'admin',
    fullName: 'Admin Rimba Raya',
    email: 'admin@contoh.go.id',
    whatsapp: '081234567890',
  })
  expect(field('Nama')).toHaveValue('Admin Rimba Raya')
  expect(
    screen.getByRole('button', { name: /^Admin Rimba Raya.*menu akun$/ }),
  ).toBeVisible()
})

it('shows messages of the server at their fields', async () => {
  const taken = { username: 'Username sudah digunakan' }
  const refusal = problem(409, 'Username sudah digunakan', taken)
  const { user } = await open(mockApi(api.auth.updateAdmin, refusal))
  await user.type(field('Username'), '2')
  await update(user)
  await waitFor(() =>
    expect(field('Username')).toHaveAccessibleDescription(/Username sudah digunakan/),
  )
  expect(field('Username')).toHaveValue('admin2')
})

async function openPasswords() {
  const view = await open()
  await view.user.click(screen.getByRole('button', { name: 'Ganti Password' }))
  await screen.findByRole('dialog', { name: 'Ganti Password' })
  await untilStill()
  return view
}

async function changePassword(user: Client, texts: [string, string, string]) {
  const labels = ['Password Lama', 'Password Baru', 'Konfirmasi Password Baru']
  for (const [position, label] of labels.entries()) {
    await user.click(field(label))
    await user.paste(texts[position] ?? '')
  }
  await user.click(screen.getByRole('button', { name: 'Simpan Password' }))
}

it.each<[string, string, [string, string, string]]>([
  [
    'Password Lama',
    'Password lama harus minimal 8 karakter',
    ['Rimba12', 'Rimba1234', 'Rimba1234'],
  ],
  ['Password Baru', NEW_TOO_SHORT, ['Admin1234', 'Rimba12', 'Rimba12']],
  ['Konfirmasi Password Baru', NEW_TOO_SHORT, ['Admin1234', 'Rimba1234', 'Rimba12']],
  ['Password Baru', PATTERN, ['Admin1234', 'rimba 1234', 'rimba 1234']],
  [
    'Konfirmasi Password Baru',
    'Password baru dan konfirmasi tidak sama',
    ['Admin1234', 'Rimba1234', 'Rimba12345'],
  ],
])("'Ganti Password': %s: %s", async (label, message, texts) => {
  const { user, requestsTo } = await openPasswords()
  await changePassword(user, texts)
  await waitFor(() =>
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
  expect(requestsTo(api.auth.changePassword)).toHaveLength(0)
})

it("says 'Password berhasil diubah' and sends confirmationPassword", async () => {
  const { user, requestsTo } = await openPasswords()
  await changePassword(user, ['Admin1234', 'Rimba1234', 'Rimba1234'])
  expect(await screen.findByText('Password berhasil diubah')).toBeVisible()
  expect(requestsTo(api.auth.changePassword)[0]?.body).toEqual({
    oldPassword: 'Admin1234',
    newPassword: 'Rimba1234',
    confirmationPassword: 'Rimba1234',
  })
})

it('returns to / with its close button, after the question when something is unsaved', async () => {
  const { user } = await open()
  await user.type(field('Nama'), '!')
  const close = screen.getByRole('button', { name: 'Tutup dan kembali ke Beranda' })
  await user.click(close)
  const question = 'Anda yakin ingin kembali ke halaman sebelumnya?'
  expect(await screen.findByText(question)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ya' }))
  // where / leads an admin (§2)
  await waitFor(() => expect(location.hash).toBe('#/admin/beranda'))
  expect(await screen.findByRole('heading', { name: 'DATA BERANDA' })).toBeVisible()
})

it.each<Role>(['admin', 'superadmin'])('%s opening /user lands here', async (role) => {
  await renderScreen('user', { as: role, api: [mockApi(api.auth.me, accountOf(role))] })
  expect(await screen.findByLabelText('Nama')).toHaveValue('Admin Rimba')
  expect(location.hash).toBe('#/admin/account')
})

it('says when the account could not be loaded', async () => {
  await renderScreen('admin/account', {
    as: 'admin',
    api: [mockApi(api.auth.me, offline)],
  })
  expect(await screen.findByText('Akun Anda tidak dapat dimuat')).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container } = await open()
  expect(await axe(container)).toHaveNoViolations()
})
