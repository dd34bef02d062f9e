import { createPayload, updatePayload } from '@/app/_screens/admin/coaching/coaching-draft'
import {
  type CoachingFormValues,
  draftOf,
  valuesOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { adminCoachingOf, coachOf } from '@/lib/testing/factories'

const WIB = 'Asia/Jakarta'
const WIT = 'Asia/Jayapura'

const filled = (changes: Partial<CoachingFormValues> = {}): CoachingFormValues => ({
  ...valuesOf(null, WIB),
  categoryId: '3',
  topic: 'Tata batas',
  adminId: '1',
  totalPeserta: 40,
  flyer: 'https://contoh.go.id/flyer.jpg',
  ...changes,
})
const scheduled = { tanggalMeeting: '2026-08-25', jamMulai: '09:00', jamSelesai: '11:00' }
const create = (values: CoachingFormValues) => createPayload(draftOf(values, null))

describe('on add', () => {
  test('three coach slots, one moderator slot and seven material slots are empty', () => {
    const values = valuesOf(null, WIB)
    expect(values.coaches.map(({ type }) => type)).toEqual([
      'Coach 1',
      'Coach 2',
      'Coach 3',
    ])
    expect(values.moderator).toEqual({
      type: 'Moderator',
      name: '',
      jabatan: '',
      instansi: '',
      image: null,
    })
    expect(values.materi).toHaveLength(7)
  })

  test('day and times become instants in the zone of the label', () => {
    expect(create(filled(scheduled))).toMatchObject({
      tanggalMeeting: '2026-08-25T05:00:00.000Z',
      jamMulai: '2026-08-25T02:00:00.000Z',
      jamSelesai: '2026-08-25T04:00:00.000Z',
    })
    expect(draftOf({ ...filled(scheduled), zone: WIT }, null).jamMulai).toBe(
      '2026-08-25T00:00:00.000Z',
    )
  })

  test.each(['tanggalMeeting', 'jamMulai', 'jamSelesai'])(
    "'the meeting date and times are sent only if all three are present': without %s none is",
    (missing) => {
      const payload = create(filled({ ...scheduled, [missing]: '' }))
      expect(payload).not.toHaveProperty('tanggalMeeting')
      expect(payload).not.toHaveProperty('jamMulai')
      expect(payload).not.toHaveProperty('jamSelesai')
    },
  )

  test("entries are sent with type 'Coach N' and 'Moderator'; incomplete ones are dropped", () => {
    const person = { name: 'Suharto', jabatan: 'Kepala', instansi: 'BPKH', image: null }
    const payload = create(
      filled({
        coaches: [
          { type: 'Coach 1', ...person, jabatan: ' ' },
          { type: 'Coach 2', ...person },
          { type: 'Coach 3', ...person, name: '' },
        ],
        moderator: { type: 'Moderator', ...person },
        materi: [
          { name: 'Peta', fileUrl: 'materi/1.pdf' },
          { name: '', fileUrl: 'materi/2.pdf' },
          { name: 'Tanpa file', fileUrl: '' },
        ],
      }),
    )
    expect(payload.coaches).toEqual([{ type: 'Coach 2', ...person }])
    expect(payload.moderator).toEqual({ type: 'Moderator', ...person })
    expect(payload.materi).toEqual([{ name: 'Peta', fileUrl: 'materi/1.pdf' }])
  })
})

describe('on update', () => {
  const stored = adminCoachingOf({
    tanggalMeeting: '2026-08-25T00:00:00+07:00',
    jamMulai: '2026-08-25T09:07:30+07:00',
    jamSelesai: '2026-08-25T16:45:00+07:00',
    coaches: [
      coachOf({ id: '5', type: 'Coach 3' }),
      coachOf({ id: '6', type: 'Pemateri' }),
    ],
  })
  const update = (changes: Partial<CoachingFormValues>) =>
    updatePayload(
      draftOf({ ...valuesOf(stored, WIB), ...changes }, stored),
      draftOf(valuesOf(stored, WIB), stored),
    )

  test('date and times are shown in the zone of the label', () => {
    expect(valuesOf(stored, WIB)).toMatchObject({
      tanggalMeeting: '2026-08-25',
      jamMulai: '09:07',
      jamSelesai: '16:45',
    })
    expect(valuesOf(stored, WIT).jamMulai).toBe('11:07')
  })

  test('what is stored stays as it is until it is changed (decision 24)', () => {
    expect(update({})).toEqual({})
    expect(update({ jamSelesai: '17:00' })).toMatchObject({
      tanggalMeeting: '2026-08-25T00:00:00+07:00',
      jamMulai: '2026-08-25T09:07:30+07:00',
    })
  })

  test('another day takes the times along', () => {
    expect(update({ tanggalMeeting: '2026-08-26' })).toMatchObject({
      tanggalMeeting: '2026-08-26T05:00:00.000Z',
      jamMulai: '2026-08-26T02:07:00.000Z',
      jamSelesai: '2026-08-26T09:45:00.000Z',
    })
  })

  test("'missing ones are sent as null'", () => {
    expect(update({ jamSelesai: '' })).toMatchObject({
      jamMulai: '2026-08-25T09:07:30+07:00',
      jamSelesai: null,
    })
    expect(update({ tanggalMeeting: null })).toMatchObject({
      tanggalMeeting: null,
      jamMulai: null,
      jamSelesai: null,
    })
  })

  test('existing coaches keep their ids and slots, one of another type takes a free slot', () => {
    const coaches = valuesOf(stored, WIB).coaches.map((coach) =>
      coach.name ? { ...coach, jabatan: 'Ketua' } : coach,
    )
    expect(update({ coaches }).coaches?.map(({ id, type }) => [id, type])).toEqual([
      ['6', 'Coach 1'],
      ['5', 'Coach 3'],
    ])
  })
})
