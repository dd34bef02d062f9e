import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { api } from '@/lib/contract'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const PATTERN = 'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi'
const NEW_TOO_SHORT = 'Password baru harus minimal 8 karakter'

const VALID = {
  'Password Lama': 'Peserta123',
  'Password Baru': 'Rimba1234',
  'Konfirmasi Password Baru': 'Rimba1234',
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Ganti Password' }))
const field = (label: string) => dialog().getByLabelText(label)

async function open(answer: Parameters<typeof mockApi>[1] = null) {
  const view = await openOwnAccount(mockApi(api.auth.changePassword, answer as null))
  await view.user.click(await screen.findByRole('button', { name: 'Ganti Password' }))
  await screen.findByRole('dialog', { name: 'Ganti Password' })
  await untilStill()
  return view
}
type Client = Awaited<ReturnType<typeof open>>['user']

async function fill(user: Client, changes: Partial<typeof VALID> = {}) {
  for (const [label, text] of Object.entries({ ...VALID, ...changes })) {
    await user.click(field(label))
    await user.paste(text)
  }
}
const send = (user: Client) =>
  user.click(dialog().getByRole('button', { name: 'Simpan Password' }))

it('has the old, the new and the repeated password', async () => {
  await open()
  expect(screen.getByRole('dialog', { name: 'Ganti Password' })).toHaveFocus()
  for (const label of Object.keys(VALID)) {
    expect(field(label)).toHaveAttribute('type', 'password')
  }
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
})

it.each([
  ['Password Lama', 'Rimba12', 'Password lama harus minimal 8 karakter'],
  ['Password Baru', 'Rimba12', NEW_TOO_SHORT],
  ['Konfirmasi Password Baru', 'Rimba12', NEW_TOO_SHORT],
  ['Password Baru', 'RIMBA1234', PATTERN],
  ['Password Baru', 'rimba1234', PATTERN],
  ['Password Baru', 'Rimbaraya', PATTERN],
  ['Password Baru', 'Rimba-1234', PATTERN],
  ['Konfirmasi Password Baru', 'rimba1234', PATTERN],
  ['Konfirmasi Password Baru', 'Rimba12345', 'Password baru dan konfirmasi tidak sama'],
])('%s %j: %s', async (label, text, message) => {
  const { user, requestsTo } = await open()
  await fill(user, { [label]: text })
  await send(user)
  await waitFor(() =>
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
  expect(requestsTo(api.auth.changePassword)).toHaveLength(0)
})

it("sends the three and says 'Password berhasil diubah'", async () => {
  const { user, requestsTo } = await open()
  await fill(user)
  await send(user)
  expect(await screen.findByText('Password berhasil diubah')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(requestsTo(api.auth.changePassword)[0]?.body).toEqual({
    oldPassword: 'Peserta123',
    newPassword: 'Rimba1234',
    confirmationPassword: 'Rimba1234',
  })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Ganti Password' })).toHaveFocus(),
  )
})

it('shows a wrong old password at its field and keeps what was typed', async () => {
  const message = 'Password lama salah'
  const { user } = await open(problem(422, message, { oldPassword: message }))
  await fill(user)
  await send(user)
  await waitFor(() =>
    expect(field('Password Lama')).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  )
  expect(field('Password Baru')).toHaveValue('Rimba1234')
})

it('says in the dialog when the server does not answer', async () => {
  const { user } = await open(offline)
  await fill(user)
  await send(user)
  expect(await dialog().findByText(/^Jawaban server tidak sampai/)).toBeVisible()
  expect(field('Password Lama')).toHaveValue('Peserta123')
})

it('closes at once when nothing was typed, and asks otherwise', async () => {
  const { user } = await open()
  await user.type(field('Password Lama'), 'Peserta')
  await user.click(dialog().getByRole('button', { name: 'Batal' }))
  const question = await screen.findByRole('dialog', {
    name: 'Tutup tanpa mengganti password?',
  })
  await untilStill()
  await user.click(within(question).getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(field('Password Lama')).toHaveValue('Peserta')
  await user.clear(field('Password Lama'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
