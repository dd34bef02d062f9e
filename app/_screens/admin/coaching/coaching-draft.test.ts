import { createPayload, droppedEntries, updatePayload } from './coaching-draft'

const person = (type: string, name = '', id?: string) => ({
  ...(id ? { id } : {}),
  type,
  name,
  jabatan: name && 'Penyuluh',
  instansi: name && 'BPSKL',
  image: null,
})
const draft = {
  categoryId: '1',
  flyer: 'https://contoh.go.id/a.jpg',
  topic: ' Perhutanan sosial ',
  adminId: '2',
  totalPeserta: 30,
  tanggalMeeting: '2026-08-25T05:00:00.000Z',
  jamMulai: '2026-08-25T03:00:00.000Z',
  jamSelesai: '2026-08-25T05:00:00.000Z',
  coaches: [person('Coach 1', ' Dr. Sari '), person('Coach 2'), person('Coach 3')],
  moderator: person('Moderator'),
  materi: [
    { name: 'Modul', fileUrl: '/files/a.pdf' },
    { name: '', fileUrl: '/files/b.pdf' },
    { name: 'Tanpa file', fileUrl: ' ' },
    { name: '', fileUrl: '' },
  ],
}

describe('§4 Saving', () => {
  it("'coach and moderator entries with an empty name, jabatan or instansi are dropped'", () => {
    const payload = createPayload(draft)
    expect(payload.coaches).toEqual([
      {
        type: 'Coach 1',
        name: 'Dr. Sari',
        jabatan: 'Penyuluh',
        instansi: 'BPSKL',
        image: null,
      },
    ])
    expect(payload.moderator).toBeNull()
  })

  it.each(['name', 'jabatan', 'instansi'] as const)('drops a coach without %s', (field) => {
    const coach = { ...person('Coach 1', 'Sari'), [field]: '  ' }
    expect(createPayload({ ...draft, coaches: [coach] }).coaches).toEqual([])
  })

  it("'Materials with an empty name or file url are dropped'", () => {
    expect(createPayload(draft).materi).toEqual([
      { name: 'Modul', fileUrl: '/files/a.pdf' },
    ])
  })

  it("'On add, the meeting date and times are sent only if all three are present'", () => {
    const { tanggalMeeting, jamMulai, jamSelesai } = draft
    expect(createPayload(draft)).toMatchObject({ tanggalMeeting, jamMulai, jamSelesai })
    for (const missing of ['tanggalMeeting', 'jamMulai', 'jamSelesai']) {
      const payload = createPayload({ ...draft, [missing]: null })
      expect(payload).not.toHaveProperty('tanggalMeeting')
      expect(payload).not.toHaveProperty('jamMulai')
      expect(payload).not.toHaveProperty('jamSelesai')
    }
  })

  it("'On update, missing ones are sent as null'", () => {
    expect(updatePayload({ ...draft, jamMulai: null }, draft)).toEqual({
      tanggalMeeting: draft.tanggalMeeting,
      jamMulai: null,
      jamSelesai: draft.jamSelesai,
    })
  })

  it('sends only what was changed: the rest stays as others may have made it', () => {
    expect(updatePayload(draft, draft)).toEqual({})
    expect(updatePayload({ ...draft, topic: 'Topik baru' }, draft)).toEqual({
      topic: 'Topik baru',
    })
  })

  it("'Existing coaches (with an id) are kept on update', emptied or not (decision 41)", () => {
    const changed = {
      ...draft,
      coaches: [person('Coach 1', '', '7'), person('Coach 2')],
      moderator: person('Moderator', '', '9'),
    }
    const payload = updatePayload(changed, draft)
    expect(payload.coaches).toEqual([person('Coach 1', '', '7')])
    expect(payload.moderator).toEqual(person('Moderator', '', '9'))
  })

  it('keeps a name as typed but for outer spaces (decision 36)', () => {
    const [coach] = createPayload({
      ...draft,
      coaches: [person('Coach 1', 'dr. H. SUKARNO, S.Hut.')],
    }).coaches
    expect(coach?.name).toBe('dr. H. SUKARNO, S.Hut.')
  })

  it('names the begun entries that are dropped, so that the form can say so', () => {
    const coaches = [
      person('Coach 1', 'Sari'),
      { ...person('Coach 2'), name: 'Budi' },
      person('Coach 3'),
    ]
    const moderator = { ...person('Moderator'), image: '/files/m.jpg' }
    expect(droppedEntries({ ...draft, coaches, moderator })).toEqual([
      'Coach 2',
      'Moderator',
      'Materi 2',
      'Materi 3',
    ])
  })
})
