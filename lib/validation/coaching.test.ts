import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import { coachingFormSchema, coachingSchema, coachingUpdateSchema } from './coaching.ts'

const coach = {
  type: 'Coach 1',
  name: 'Sari',
  jabatan: 'Penyuluh',
  instansi: 'BPSKL',
  image: null,
}
const essentials = {
  categoryId: '1',
  flyer: 'http://127.0.0.1:3000/e-coaching/files/flyer.jpg',
  topic: 'Mangrove',
  totalPeserta: 30,
  adminId: '2',
}
const full = {
  ...essentials,
  coaches: [coach],
  moderator: { ...coach, type: 'Moderator' },
  materi: [{ name: 'Modul', fileUrl: '/files/modul.pdf' }],
  tanggalMeeting: '2026-08-25T05:00:00.000Z',
  jamMulai: '2026-08-25T10:00:00+07:00',
  jamSelesai: '2026-08-25T05:00:00Z',
}

describe('§5 Coaching data', () => {
  it.each([
    ['categoryId', '', 'ID Kategori diperlukan'],
    ['flyer', '', 'Flyer harus berupa URL yang valid'],
    ['flyer', 'files/flyer.jpg', 'Flyer harus berupa URL yang valid'],
    ['flyer', 'ftp://contoh.go.id/a.jpg', 'Flyer harus berupa URL yang valid'],
    ['flyer', 'https://contoh.go.id/a.jpg', undefined],
    ['topic', ' ', 'Topik diperlukan'],
    ['totalPeserta', '', 'Total Peserta diperlukan'],
    ['totalPeserta', 'banyak', 'Total Peserta diperlukan'],
    ['totalPeserta', 0, 'Total Peserta diperlukan'],
    ['totalPeserta', 1.5, 'Total Peserta harus bilangan bulat'],
    ['totalPeserta', 1, undefined],
    ['totalPeserta', '25', undefined],
    ['adminId', '', 'ID Admin diperlukan'],
  ])('%s %p: %s', async (field, value, message) => {
    const values = { ...essentials, [field]: value }
    expect((await formErrors(coachingFormSchema, values))[field]).toBe(message)
    expect((await fieldErrors(coachingSchema, values))[field]).toBe(message)
    expect((await fieldErrors(coachingUpdateSchema, { [field]: value }))[field]).toBe(
      message,
    )
  })

  it.each([
    ['complete', full, {}],
    ["'Date and times are optional'", essentials, {}],
    [
      "'and nullable'",
      {
        ...essentials,
        tanggalMeeting: null,
        jamMulai: null,
        jamSelesai: null,
        moderator: null,
      },
      {},
    ],
    [
      'no instant',
      { ...full, jamMulai: '10:00' },
      { jamMulai: 'Tanggal atau jam tidak valid' },
    ],
    [
      'an instant without offset',
      { ...full, tanggalMeeting: '2026-08-25T10:00:00' },
      {
        tanggalMeeting: 'Tanggal atau jam tidak valid',
      },
    ],
    [
      'an end at the start',
      { ...full, jamSelesai: '2026-08-25T03:00:00Z' },
      {
        jamSelesai: 'Jam selesai harus setelah jam mulai',
      },
    ],
    [
      'a fourth coach',
      { ...full, coaches: [coach, coach, coach, coach] },
      { coaches: 'Coach maksimal 3 orang' },
    ],
    [
      'nothing in the place of a coach',
      { ...full, coaches: [coach, null] },
      { 'coaches[1]': 'Wajib diisi' },
    ],
    [
      'two coaches in one slot',
      { ...full, coaches: [coach, coach] },
      { coaches: 'Setiap slot coach hanya boleh diisi satu kali' },
    ],
    [
      'a new coach without a name',
      { ...full, coaches: [{ ...coach, name: ' ' }] },
      { 'coaches[0].name': 'Nama diperlukan' },
    ],
    [
      'a stored coach without a name is kept (decision 41)',
      { ...full, coaches: [{ ...coach, id: '7', name: '' }] },
      {},
    ],
    [
      'a moderator among the coaches',
      { ...full, coaches: [{ ...coach, type: 'Moderator' }] },
      {
        'coaches[0].type': 'Pilihan tidak valid',
      },
    ],
    [
      'an eighth material',
      { ...full, materi: Array.from({ length: 8 }, () => ({ name: 'a', fileUrl: 'b' })) },
      { materi: 'Materi maksimal 7 file' },
    ],
    [
      'a material without file',
      { ...full, materi: [{ name: 'Modul', fileUrl: '' }] },
      {
        'materi[0].fileUrl': 'File materi diperlukan',
      },
    ],
  ])('body: %s', async (_name, body, errors) => {
    expect(await fieldErrors(coachingSchema, body)).toEqual(errors)
    expect(await fieldErrors(coachingUpdateSchema, body)).toEqual(errors)
  })

  it('invents no moderator and no schedule where none was sent', async () => {
    const stored = await coachingSchema.validate(essentials)
    expect(stored).toEqual({ ...essentials, coaches: [], materi: [] })
  })
})

describe('PATCH', () => {
  it.each([
    ['nothing at all', {}, {}],
    ['only a duration (decision 56)', { preTestDurationMinutes: 45 }, {}],
    [
      'too short',
      { preTestDurationMinutes: 0 },
      { preTestDurationMinutes: 'Durasi minimal 1 menit' },
    ],
    [
      'too long',
      { postTestDurationMinutes: 241 },
      {
        postTestDurationMinutes: 'Durasi maksimal 240 menit',
      },
    ],
    ['an essential cannot be taken away', { topic: null }, { topic: 'Topik diperlukan' }],
  ])('%s', async (_name, body, errors) => {
    expect(await fieldErrors(coachingUpdateSchema, body)).toEqual(errors)
  })

  it('leaves out what was left out', async () => {
    expect(await coachingUpdateSchema.validate({ jamMulai: null })).toEqual({
      jamMulai: null,
    })
  })
})

it('the form keeps incomplete people and materials, which saving drops', async () => {
  const empty = { name: '', jabatan: '', instansi: '' }
  const values = {
    ...essentials,
    coaches: [{ ...empty, name: 'Sari' }, empty, empty],
    moderator: empty,
    materi: [{ name: 'Modul', fileUrl: '' }],
  }
  expect(await formErrors(coachingFormSchema, values)).toEqual({})
})
