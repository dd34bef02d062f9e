import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import { updateAdminSchema, updateUserFormSchema, updateUserSchema } from './profile.ts'

const form = {
  fullName: 'Sari Dewi',
  jenisKelamin: 'Perempuan',
  asalInstansiId: '',
  namaInstansi: '',
  jabatan: '',
  pendidikan: '',
  lainnya: false,
  coachingLainnya: '',
  email: 'sari@menlhk.go.id',
  whatsapp: '081234567890',
  username: 'saridewi',
  coachingYangDiminati: [{ id: '1', name: 'Mangrove' }],
}
const admin = {
  username: 'admin',
  fullName: 'Admin',
  email: 'admin@menlhk.go.id',
  whatsapp: '081234567890',
}

describe("§5 Profile edit 'fullName, email, whatsapp and username follow the registration rules'", () => {
  it.each([
    ['fullName', '', 'Nama Lengkap diperlukan'],
    ['email', '', 'Email diperlukan'],
    ['email', 'sari', 'Email tidak valid'],
    ['whatsapp', '0812345678', 'Whatsapp diperlukan'],
    ['username', 'ab', 'Username harus minimal 3 karakter'],
    ['username', 'sari dewi', 'Username tidak boleh mengandung spasi'],
    ['fullName', 'Sari', undefined],
  ])('%s %p: %s', async (field, value, message) => {
    const change = { [field]: value }
    expect((await formErrors(updateUserFormSchema, { ...form, ...change }))[field]).toBe(
      message,
    )
    expect((await fieldErrors(updateUserSchema, { ...form, ...change }))[field]).toBe(
      message,
    )
    expect((await fieldErrors(updateAdminSchema, { ...admin, ...change }))[field]).toBe(
      message,
    )
  })
})

describe("'coachingLainnya is required only when the Lainnya box is checked'", () => {
  it.each([
    [true, '', 'Coaching lainnya diperlukan'],
    [true, '   ', 'Coaching lainnya diperlukan'],
    [true, 'Agroforestri', undefined],
    [false, '', undefined],
  ])('checked %p with %p', async (lainnya, coachingLainnya, message) => {
    const values = { ...form, lainnya, coachingLainnya }
    expect((await formErrors(updateUserFormSchema, values)).coachingLainnya).toBe(message)
  })

  it("'otherwise it is sent as null'", async () => {
    expect(
      await updateUserSchema.validate({ ...form, coachingLainnya: null }),
    ).toMatchObject({
      coachingLainnya: null,
    })
  })
})
