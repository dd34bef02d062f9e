import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { mockApi } from '@/lib/testing/mock-api'

/** What an account is filled in from. */
export const lists = [
  mockApi(api.asalInstansi.list, [
    { id: '2', name: 'BPKH' },
    { id: '5', name: 'Dinas Kehutanan' },
  ]),
  mockApi(api.category.list, [
    { id: '3', name: 'Tata batas', faqs: [] },
    { id: '4', name: 'Kebakaran hutan', faqs: [] },
  ]),
]
export const base = [
  ...lists,
  mockApi(api.coaching.taken, []),
  mockApi(api.coaching.upcomingUser, []),
  mockApi(api.beranda.list, []),
  mockApi(api.coaching.homepage, null),
  mockApi(api.coaching.upcoming, []),
]
const accepted = mockApi(api.auth.register, {
  accessToken: fakeToken('user', '7'),
  refreshToken: 'refresh-7',
  user: accountOf('user'),
  toConfirm: 'email',
})

export async function open(...more: typeof base) {
  const view = await renderScreen('register', { api: [...base, accepted, ...more] })
  await screen.findByLabelText('Nama Lengkap')
  return view
}
type User = Awaited<ReturnType<typeof open>>['user']

export const field = (label: string) => screen.getByLabelText(label)
export const submit = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Daftar' }))

const VALID = {
  'Nama Lengkap': 'Dr. Ir. Siti Rahma, S.Hut., M.Si.',
  Email: 'siti@contoh.go.id',
  Whatsapp: '+62 812 3456 7890',
  Username: 'sitirahma',
  Password: 'Rimba123',
  'Konfirmasi Password': 'Rimba123',
}

export async function fill(user: User, changes: Partial<typeof VALID> = {}) {
  await user.click(screen.getByRole('radio', { name: 'Perempuan' }))
  for (const [label, text] of Object.entries({ ...VALID, ...changes })) {
    await user.click(field(label))
    if (text) await user.paste(text)
  }
}
