import {
  deadEnd,
  isDataComplete,
  isTooLateToPublish,
  missingForPublishing,
  publishState,
} from './publishing.ts'

const NOW = new Date('2026-08-25T05:00:00Z')
const coach = {
  id: '1',
  type: 'Coach 1',
  name: 'Sari Dewi',
  jabatan: 'Penyuluh',
  instansi: 'BP2SDM',
  image: null,
}
const complete = {
  categoryId: '1',
  topic: 'Rehabilitasi mangrove',
  flyer: 'https://contoh.go.id/a.jpg',
  totalPeserta: 1,
  adminId: '2',
  coaches: [coach],
  tanggalMeeting: null,
  jamMulai: null,
  jamSelesai: null,
  isPublished: false,
  isDataComplete: true,
}

describe('isDataComplete (decision 27)', () => {
  it.each([
    ['all there; date and times are not part of it', {}, []],
    ['no category', { categoryId: '' }, ['Kategori']],
    ['no topic', { topic: '  ' }, ['Topik']],
    ['no flyer', { flyer: '' }, ['Flyer']],
    ['no participants', { totalPeserta: 0 }, ['Total Peserta']],
    ['no admin', { adminId: '' }, ['Admin']],
    [
      'no coach',
      { coaches: [] },
      ['Minimal satu Coach dengan Nama, Jabatan, dan Instansi'],
    ],
    [
      'a coach without instansi',
      { coaches: [{ ...coach, instansi: ' ' }] },
      ['Minimal satu Coach dengan Nama, Jabatan, dan Instansi'],
    ],
    ['one of two coaches complete', { coaches: [{ ...coach, name: '' }, coach] }, []],
  ])('%s', (_name, change, missing) => {
    const coaching = { ...complete, ...change }
    expect(missingForPublishing(coaching)).toEqual(missing)
    expect(isDataComplete(coaching)).toBe(missing.length === 0)
  })
})

describe("§4 'Publishing is enabled only when the data is complete and the coaching is not yet published'", () => {
  const today = {
    tanggalMeeting: '2026-08-25T05:00:00Z',
    jamMulai: '2026-08-25T06:00:00Z',
    jamSelesai: '2026-08-25T07:00:00Z',
  }
  it.each([
    ['complete, undated, unpublished', {}, null],
    ['already published', { isPublished: true }, 'Coaching ini sudah tayang.'],
    [
      'incomplete',
      { isDataComplete: false, flyer: '', adminId: '' },
      'Data belum lengkap: Flyer, Admin.',
    ],
    ['incomplete by word of the server', { isDataComplete: false }, 'Data belum lengkap.'],
    [
      'complete, but the status rule allows nothing',
      today,
      'Coaching hanya dapat ditayangkan sebelum hari meeting.',
    ],
  ])('%s', (_name, change, reason) => {
    expect(publishState({ ...complete, ...change }, NOW, 'Asia/Jakarta')).toEqual({
      allowed: reason === null,
      reason,
    })
  })
})

test.each([
  ['the day before', '2026-08-26', false],
  ['on the day', '2026-08-25', true],
  ['after the day', '2026-08-24', true],
])('is it too late to publish? %s', (_, day, isTooLate) => {
  const schedule = {
    tanggalMeeting: `${day}T05:00:00Z`,
    jamMulai: `${day}T06:00:00Z`,
    jamSelesai: `${day}T07:00:00Z`,
  }
  expect(isTooLateToPublish(schedule, NOW, 'Asia/Jakarta')).toBe(isTooLate)
  expect(isTooLateToPublish({ ...schedule, jamSelesai: null }, NOW, 'Asia/Jakarta')).toBe(
    false,
  )
})

const TODAY =
  'Coaching yang lengkap hanya dapat ditayangkan sebelum hari meeting. Pilih tanggal mulai besok, atau kosongkan tanggalnya'
const PAST = 'Tanggal meeting sudah lewat. Pilih tanggal lain, atau kosongkan tanggalnya'

test.each([
  ['complete, for tomorrow', '2026-08-26', {}, null],
  ['complete, for today', '2026-08-25', {}, TODAY],
  ['complete, for yesterday', '2026-08-24', {}, PAST],
  ['incomplete, for today', '2026-08-25', { flyer: '' }, null],
  ['incomplete, for yesterday', '2026-08-24', { flyer: '' }, PAST],
  ['complete, without an end', '2026-08-24', { jamSelesai: null }, null],
])("§4 'Otherwise Unknown; nothing allowed' is told before it is saved: %s", (...row) => {
  const [, day, change, told] = row
  const coaching = {
    ...complete,
    ...{ tanggalMeeting: `${day}T05:00:00Z`, jamMulai: `${day}T06:00:00Z` },
    ...{ jamSelesai: `${day}T07:00:00Z`, ...change },
  }
  expect(deadEnd(coaching, NOW, 'Asia/Jakarta')).toBe(told)
})
