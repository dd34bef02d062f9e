import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { base, field, fill, open, submit } from '@/app/_shell/testing/registration'
import { api } from '@/lib/contract'
import { accountOf } from '@/lib/testing/accounts'
import { clearDevice, deviceEntries } from '@/lib/testing/device'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

const PATTERN = 'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi'

beforeEach(clearDevice)

describe('messages of §5 Registration', () => {
  it.each([
    ['Nama Lengkap', '', 'Nama Lengkap diperlukan'],
    ['Email', '', 'Email diperlukan'],
    ['Email', 'siti@', 'Email tidak valid'],
    ['Whatsapp', '', 'Whatsapp diperlukan'],
    ['Whatsapp', '0812345678', 'Whatsapp diperlukan'],
    ['Username', 'si', 'Username harus minimal 3 karakter'],
    ['Username', 'siti rahma', 'Username tidak boleh mengandung spasi'],
    ['Password', 'RIMBA123', PATTERN],
    ['Password', 'rimba123', PATTERN],
    ['Password', 'Rimbaraya', PATTERN],
    ['Password', 'Rimba 123', PATTERN],
    ['Konfirmasi Password', 'Rimba12', 'Konfirmasi password harus minimal 8 karakter'],
    ['Konfirmasi Password', 'rimba1234', PATTERN],
    ['Konfirmasi Password', 'Rimba1234', 'Passwords tidak sama'],
  ])('%s %j: %s', async (label, text, message) => {
    const { user, requestsTo } = await open()
    await fill(user, { [label]: text })
    await submit(user)
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
    expect(field(label)).toBeInvalid()
    expect(requestsTo(api.auth.register)).toHaveLength(0)
  })

  it("no gender: 'Jenis Kelamin diperlukan'; the summary takes the focus", async () => {
    const { user } = await open()
    const genders = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    expect(genders).toEqual(['Laki-laki', 'Perempuan'])
    expect(screen.queryByText('Jenis Kelamin diperlukan')).not.toBeInTheDocument()
    await submit(user)
    const summary = await screen.findByRole('region', { name: /^Ada \d isian/ })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(
      within(summary).getByRole('button', { name: 'Jenis Kelamin diperlukan' }),
    ).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Laki-laki' }))
    await waitFor(() =>
      expect(screen.queryByText('Jenis Kelamin diperlukan')).not.toBeInTheDocument(),
    )
  })

  it("'A hint says minimum 8'; the rules are told while it is typed", async () => {
    const { user } = await open()
    expect(field('Password')).toHaveAccessibleDescription(
      /^Minimal 8 karakter ?: belum terpenuhi\. Huruf kecil/,
    )
    await user.type(field('Password'), 'Rimba')
    expect(screen.getByText('Huruf besar').textContent).toBe('Huruf besar: terpenuhi.')
    expect(screen.getByText('Angka').textContent).toBe('Angka: belum terpenuhi.')
  })
})

it('sends the form, signs in, tells where the link to confirm goes, and goes to /coaching/user', async () => {
  const { user, requestsTo } = await open()
  await fill(user)
  await user.selectOptions(field('Asal Instansi (opsional)'), 'Dinas Kehutanan')
  await user.click(screen.getByRole('checkbox', { name: 'Tata batas' }))
  await submit(user)
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  const link = `Tautan konfirmasi untuk ${accountOf('user').email} sedang dikirim.`
  expect(await screen.findByText(link)).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText('Username')).not.toBeInTheDocument())
  expect(requestsTo(api.auth.register)[0]?.body).toEqual({
    fullName: 'Dr. Ir. Siti Rahma, S.Hut., M.Si.',
    jenisKelamin: 'Perempuan',
    asalInstansiId: '5',
    namaInstansi: null,
    jabatan: null,
    pendidikan: null,
    email: 'siti@contoh.go.id',
    whatsapp: '+62 812 3456 7890',
    username: 'sitirahma',
    password: 'Rimba123',
    confirmPassword: 'Rimba123',
    coachingYangDiminati: [{ id: '3', name: 'Tata batas' }],
    coachingLainnya: null,
  })
  expect(localStorage.getItem('refreshToken')).toBe('refresh-7')
  expect(await deviceEntries()).toEqual({})
})

it("opens the text area only while 'Lainnya' is ticked, and sends null without it", async () => {
  const { user, requestsTo } = await open(
    mockApi(api.auth.register, problem(422, 'Periksa isian')),
  )
  const other = () => screen.getByRole('textbox', { name: /^Coaching lainnya/ })
  await fill(user)
  expect(other()).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Lainnya' }))
  await user.type(other(), 'Karbon biru')
  await submit(user)
  await waitFor(() => expect(requestsTo(api.auth.register)).toHaveLength(1))
  await screen.findByRole('region', { name: 'Periksa isian' })
  await user.click(screen.getByRole('checkbox', { name: 'Lainnya' }))
  await submit(user)
  await waitFor(() => expect(requestsTo(api.auth.register)).toHaveLength(2))
  const sent = requestsTo(api.auth.register).map(({ body }) => body)
  expect(sent).toMatchObject([
    { coachingLainnya: 'Karbon biru' },
    { coachingLainnya: null },
  ])
  await screen.findByRole('region', { name: 'Periksa isian' })
})

it('shows a taken username and e-mail at their fields and keeps what was typed', async () => {
  const { user } = await open(
    mockApi(
      api.auth.register,
      problem(409, 'Periksa isian', {
        username: 'Username sudah dipakai',
        email: 'Email sudah terdaftar',
      }),
    ),
  )
  await fill(user)
  await submit(user)
  await waitFor(() => expect(field('Username')).toBeInvalid())
  expect(field('Username')).toHaveAccessibleDescription(/Username sudah dipakai/)
  expect(field('Email')).toHaveAccessibleDescription(/Email sudah terdaftar/)
  expect(field('Password')).toHaveValue('Rimba123')
  await user.type(field('Username'), '7')
  await waitFor(() => expect(field('Username')).toBeValid())
})

it('an institution that is gone by now is told at its field, and is in the list no more', async () => {
  const gone = 'Instansi ini sudah tidak ada dalam daftar. Pilih yang lain.'
  const { user, answerWith } = await open(
    mockApi(api.auth.register, problem(409, gone, { asalInstansiId: gone })),
  )
  await fill(user)
  const chosen = field('Asal Instansi (opsional)')
  await user.selectOptions(chosen, 'Dinas Kehutanan')
  answerWith(mockApi(api.asalInstansi.list, []))
  await submit(user)
  await waitFor(() => expect(chosen).toHaveAccessibleDescription(gone))
  expect(within(chosen).getAllByRole('option')).toHaveLength(1)
})

it('works without the lists, which can be loaded again', async () => {
  const { user, answerWith } = await open(
    mockApi(api.asalInstansi.list, offline),
    mockApi(api.category.list, offline),
  )
  expect(await screen.findByText(/^Daftar instansi tidak dapat dimuat/)).toBeVisible()
  expect(screen.getByDisplayValue('Daftar instansi belum dapat ditampilkan')).toBeVisible()
  answerWith(...base)
  await user.click(screen.getByRole('button', { name: 'Muat ulang topik' }))
  expect(await screen.findByRole('checkbox', { name: 'Kebakaran hutan' })).toBeVisible()
})

it("stands alone; 'A top bar close button returns to home', after asking when something was typed", async () => {
  const { user } = await open()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await user.type(field('Nama Lengkap'), 'Suharto')
  const close = screen.getByRole('button', { name: 'Tutup dan kembali ke Beranda' })
  await user.click(close)
  expect(
    await screen.findByText('Anda yakin ingin kembali ke halaman sebelumnya?'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tidak' }))
  expect(field('Nama Lengkap')).toHaveValue('Suharto')
  await user.click(close)
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  await waitFor(() => expect(location.hash).toBe('#/'))
  expect(await screen.findByText('Cara mengikuti')).toBeVisible()
  expect(await deviceEntries()).toEqual({})
})

it('has no accessibility violations', async () => {
  const { container, user } = await open()
  await screen.findByRole('checkbox', { name: 'Tata batas' })
  expect(await axe(container)).toHaveNoViolations()
  await submit(user)
  await screen.findByRole('region', { name: /^Ada \d isian/ })
  expect(await axe(container)).toHaveNoViolations()
})

it('says what is agreed to where the server has a privacy page; its edition goes along', async () => {
  const kept = { records: 365, audit: 730, messages: 30 }
  const own = { edition: 3, agreed: null, isTold: true, asksForCode: false }
  const { user, requestsTo } = await open(
    mockApi(api.features.list, ['privacy']),
    mockApi(api.privacy.get, { edition: 3, text: '<p>Isi</p>', since: null, kept }),
    mockApi(api.ownData.privacy, own),
  )
  await fill(user)
  await screen.findByRole('link', { name: /^halaman privasi versi 3/ })
  const sent = [{ body: { privacyEdition: 3 } }]
  await submit(user)
  await waitFor(() => expect(requestsTo(api.auth.register)).toMatchObject(sent))
})

it('is one act where its answer was lost, though the edition to agree to has come only since', async () => {
  let tell = (_: unknown) => {}
  const page = new Promise((resolve) => {
    tell = resolve
  })
  const { user, requestsTo, answerWith } = await open(
    mockApi(api.features.list, ['privacy']),
    mockApi(api.privacy.get, () => page as never),
    mockApi(api.auth.register, offline),
  )
  await fill(user)
  await submit(user)
  await screen.findAllByText(/mungkin sudah berhasil/)
  const kept = { records: 365, audit: 730, messages: 30 }
  await act(async () => tell({ edition: 3, text: '<p>Isi</p>', since: null, kept }))
  answerWith(mockApi(api.auth.register, problem(422, 'Periksa isian')))
  await submit(user)
  await screen.findByRole('region', { name: 'Periksa isian' })
  const [first, second] = requestsTo(api.auth.register)
  expect(second?.body).toEqual(first?.body)
  // what was refused was not done: pressed again, it agrees to what stands there by now
  await screen.findByRole('link', { name: /^halaman privasi versi 3/ })
  await submit(user)
  await waitFor(() =>
    expect(requestsTo(api.auth.register)[2]).toMatchObject({ body: { privacyEdition: 3 } }),
  )
})
