import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import { registerFormSchema, registerSchema } from './register.ts'

const PATTERN = 'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi'
const ALPHABET =
  'Username hanya boleh berisi huruf a–z, angka, titik, garis bawah, tanda hubung, dan @'
const INVISIBLE =
  'Mengandung karakter yang tidak terlihat. Hapus isian ini, lalu ketik ulang.'
const form = {
  fullName: 'Dr. Ir. Sari Dewi, M.Si.',
  jenisKelamin: 'Perempuan',
  asalInstansiId: '',
  namaInstansi: '',
  jabatan: '',
  pendidikan: '',
  email: 'sari@menlhk.go.id',
  whatsapp: '0812-3456-7890',
  username: 'saridewi',
  password: 'Rahasia123',
  confirmPassword: 'Rahasia123',
  coachingYangDiminati: [],
  lainnya: false,
  coachingLainnya: '',
}
const body = { ...form, asalInstansiId: null, namaInstansi: null, coachingLainnya: null }

describe('§5 Registration', () => {
  it('takes a form and a body with all optional fields left empty', async () => {
    expect(await formErrors(registerFormSchema, form)).toEqual({})
    expect(await fieldErrors(registerSchema, body)).toEqual({})
  })

  it.each([
    ['fullName', '', 'Nama Lengkap diperlukan'],
    ['fullName', '   ', 'Nama Lengkap diperlukan'],
    ['fullName', 'x'.repeat(201), 'Maksimal 200 karakter'],
    ['jenisKelamin', '', 'Jenis Kelamin diperlukan'],
    ['jenisKelamin', 'Lainnya', 'Jenis Kelamin diperlukan'],
    ['email', '', 'Email diperlukan'],
    ['email', 'sari', 'Email tidak valid'],
    ['email', 'sari@', 'Email tidak valid'],
    ['email', 'sari@kantor', 'Email tidak valid'],
    ['email', 'sari dewi@kantor.go.id', 'Email tidak valid'],
    ['email', ' sari@kantor.go.id ', undefined],
    ['whatsapp', '', 'Whatsapp diperlukan'],
    ['whatsapp', '0812345678', 'Whatsapp diperlukan'],
    ['whatsapp', '08123456789', undefined],
    ['whatsapp', '+62 812-3456-7890', undefined],
    ['whatsapp', '62 (812) 3456789', undefined],
    // as other programs write a number that is copied from them
    ['whatsapp', '0812\u20133456\u20137890', undefined],
    ['whatsapp', '0812\u20113456\u20117890', undefined],
    ['whatsapp', '0812.3456.7890', undefined],
    ['whatsapp', '+62\u00a0812\u00a03456\u00a07890', undefined],
    ['whatsapp', '\u202a+62 812-3456-7890\u202c', undefined],
    ['whatsapp', '\u200e0812\u22123456\u22127890\ufeff', undefined],
    ['whatsapp', '0812\u20133456', 'Whatsapp diperlukan'],
    ['whatsapp', '0812345678a', 'Whatsapp hanya boleh berisi angka, spasi, +, -, ( dan )'],
    ['whatsapp', '----- -----', 'Nomor Whatsapp tidak valid'],
    ['username', '', 'Username harus minimal 3 karakter'],
    ['username', 'ab', 'Username harus minimal 3 karakter'],
    ['username', 'abc', undefined],
    ['username', 'sari dewi', 'Username tidak boleh mengandung spasi'],
    ['username', ' sari', 'Username tidak boleh mengandung spasi'],
    ['username', 'sari\tdewi', 'Username tidak boleh mengandung spasi'],
    // RFC 8265: compared as it will be kept, so that no two names look alike
    ['username', 'sari\u3000dewi', 'Username tidak boleh mengandung spasi'],
    ['username', 'sari\u00a0dewi', 'Username tidak boleh mengandung spasi'],
    ['username', 'ｓａｒｉ', undefined],
    ['username', 'Sari.Dewi_2-a@bpkh', undefined],
    ['username', 'admin\u200b', ALPHABET],
    ['username', '\u0430dmin', ALPHABET],
    ['username', 'superadmİn', ALPHABET],
    ['username', 'admin\u202e', ALPHABET],
    ['username', 'admin\u{e0061}', ALPHABET],
    ['username', 'admin\u0000', ALPHABET],
    ['username', '´sari', 'Username tidak boleh mengandung spasi'],
    ['fullName', 'Dr. Ir. H. M. Ma’ruf Amirudin, S.Hut., M.Si.', undefined],
    ['fullName', "Ni Luh Sri-Ayu O'Brien", undefined],
    ['fullName', 'José', undefined],
    ['fullName', 'محمد', undefined],
    ['fullName', 'Sari\u200bDewi', INVISIBLE],
    ['fullName', '\u202eiraS', INVISIBLE],
    ['fullName', 'Sari\u{e0041}', INVISIBLE],
    ['fullName', 'Sari\u0007', INVISIBLE],
    ['fullName', 'Sari\nDewi', INVISIBLE],
    ['fullName', '\u3164\u3164\u3164', INVISIBLE],
    ['namaInstansi', 'Balai\u200f Uji', INVISIBLE],
  ])('%s %p: %s', async (field, value, message) => {
    expect((await formErrors(registerFormSchema, { ...form, [field]: value }))[field]).toBe(
      message,
    )
    expect((await fieldErrors(registerSchema, { ...body, [field]: value }))[field]).toBe(
      message,
    )
  })

  it.each([
    ['without a lowercase letter', 'RAHASIA123', PATTERN],
    ['without an uppercase letter', 'rahasia123', PATTERN],
    ['without a digit', 'RahasiaKu', PATTERN],
    ['with a space', 'Rahasia 123', PATTERN],
    ['with a symbol', 'Rahasia#123', PATTERN],
    ['empty', '', PATTERN],
    ['short: no rule on password itself (decision 34)', 'Ab1', undefined],
  ])('password %s', async (_name, password, message) => {
    const values = { ...form, password, confirmPassword: password }
    expect((await formErrors(registerFormSchema, values)).password).toBe(message)
  })

  it.each([
    ['of 7 characters', 'Abcdef1', 'Konfirmasi password harus minimal 8 karakter'],
    ['empty', '', 'Konfirmasi password harus minimal 8 karakter'],
    ['against the pattern', 'rahasia123', PATTERN],
    ['differing', 'Rahasia124', 'Passwords tidak sama'],
    ['equal', 'Rahasia123', undefined],
  ])('confirmPassword %s', async (_name, confirmPassword, message) => {
    expect(
      (await formErrors(registerFormSchema, { ...form, confirmPassword })).confirmPassword,
    ).toBe(message)
    expect(
      (await fieldErrors(registerSchema, { ...body, confirmPassword })).confirmPassword,
    ).toBe(message)
  })
})

describe('the registration body', () => {
  it('stores names and titles as typed but for outer spaces (decision 36)', async () => {
    const stored = await registerSchema.validate({ ...body, fullName: ' dr. SUKARNO ' })
    expect(stored.fullName).toBe('dr. SUKARNO')
  })

  it('turns what was left empty or out into null', async () => {
    const { asalInstansiId, coachingLainnya, ...rest } = body
    const stored = await registerSchema.validate({ ...rest, jabatan: '  ' })
    expect(stored).toMatchObject({
      asalInstansiId: null,
      jabatan: null,
      coachingLainnya: null,
      coachingYangDiminati: [],
    })
  })

  it('takes topics of interest as id and name', async () => {
    const good = { ...body, coachingYangDiminati: [{ id: '1', name: 'Mangrove' }] }
    expect(await fieldErrors(registerSchema, good)).toEqual({})
    const bad = { ...body, coachingYangDiminati: [{ name: 'Mangrove' }] }
    expect(await fieldErrors(registerSchema, bad)).toEqual({
      'coachingYangDiminati[0].id': 'ID diperlukan',
    })
  })
})
