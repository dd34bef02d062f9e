import { coachingAbilities, coachingStatus } from './coaching-status.ts'

const NOW = new Date('2026-08-25T05:00:00Z') // noon WIB
const day = (date: string, start = '03:00', end = '04:00') => ({
  tanggalMeeting: `${date}T02:00:00Z`,
  jamMulai: `${date}T${start}:00Z`,
  jamSelesai: `${date}T${end}:00Z`,
})
const NONE = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }
const YESTERDAY = day('2026-08-24')
const TODAY = day('2026-08-25', '04:30', '05:30')
const TOMORROW = day('2026-08-26')

const status = (schedule: typeof NONE | typeof TODAY, flags: string, now = NOW) => {
  const found = coachingStatus(
    {
      ...schedule,
      isPublished: flags.includes('published'),
      isDataComplete: flags.includes('complete'),
    },
    now,
    'Asia/Jakarta',
  )
  const can = [
    found.canCancel && 'cancel',
    found.canEdit && 'edit',
    found.canPublish && 'publish',
  ]
  return `${found.status}: ${can.filter(Boolean).join(', ') || 'nothing'}`
}

describe('§4 Admin coaching status', () => {
  it.each([
    [
      "'No date, start time or end time, published: Pre Coaching; cancel and edit allowed, publish not.'",
      NONE,
      'published complete',
      'Pre Coaching: cancel, edit',
    ],
    [
      "'No date, start time or end time, unpublished: Draft; cancel, edit and publish allowed.'",
      NONE,
      '',
      'Draft: cancel, edit, publish',
    ],
    [
      "'Unpublished and incomplete, date after today: Draft; cancel and edit allowed, no publish.'",
      TOMORROW,
      '',
      'Draft: cancel, edit',
    ],
    [
      "'Unpublished and incomplete, date today: Kedaluarsa; cancel and edit allowed, no publish.'",
      TODAY,
      '',
      'Kedaluarsa: cancel, edit',
    ],
    [
      "'Unpublished and complete, date after today: Pre Coaching; cancel, edit and publish allowed.'",
      TOMORROW,
      'complete',
      'Pre Coaching: cancel, edit, publish',
    ],
    [
      "'Published and start in the future: Proses Coaching; cancel and edit allowed.'",
      TOMORROW,
      'published complete',
      'Proses Coaching: cancel, edit',
    ],
    [
      "'Published and start in the future', later today: the sixth rule comes before the eighth",
      day('2026-08-25', '05:01', '06:00'),
      'published complete',
      'Proses Coaching: cancel, edit',
    ],
    [
      "'Published and end has passed: Selesai; no cancel, no edit.'",
      YESTERDAY,
      'published complete',
      'Selesai: nothing',
    ],
    [
      "'Published and end has passed', earlier today: the seventh rule comes before the eighth",
      day('2026-08-25', '03:00', '04:59'),
      'published complete',
      'Selesai: nothing',
    ],
    [
      "'Published and date is today: Proses Coaching; edit only.'",
      TODAY,
      'published complete',
      'Proses Coaching: edit',
    ],
    [
      'at the very start it is no longer in the future',
      day('2026-08-25', '05:00', '06:00'),
      'published complete',
      'Proses Coaching: edit',
    ],
    [
      'at the very end it has not passed yet',
      day('2026-08-25', '03:00', '05:00'),
      'published complete',
      'Proses Coaching: edit',
    ],
    [
      "'Otherwise Unknown; nothing allowed.': unpublished, complete, dated today (decision 26)",
      TODAY,
      'complete',
      'Unknown: nothing',
    ],
    [
      "'Otherwise Unknown': published, begun yesterday and not over yet",
      { ...YESTERDAY, jamSelesai: '2026-08-25T06:00:00Z' },
      'published complete',
      'Unknown: nothing',
    ],
    [
      "'Otherwise Unknown': unpublished, complete, past",
      YESTERDAY,
      'complete',
      'Unknown: nothing',
    ],
    [
      "'Otherwise Unknown': unpublished, incomplete, past",
      YESTERDAY,
      '',
      'Unknown: nothing',
    ],
  ])('%s', (_sentence, schedule, flags, expected) => {
    expect(status(schedule, flags)).toBe(expected)
  })

  it.each(['tanggalMeeting', 'jamMulai', 'jamSelesai'] as const)(
    "'No date, start time or end time' holds when only %s is missing (decision 23)",
    (missing) => {
      const schedule = { ...TODAY, [missing]: null }
      expect(status(schedule, '')).toBe('Draft: cancel, edit, publish')
      expect(status(schedule, 'published')).toBe('Pre Coaching: cancel, edit')
    },
  )

  it("'today' is the day in the zone of the label (decision 22)", () => {
    const evening = new Date('2026-08-25T15:30:00Z') // 22:30 WIB, 00:30 WIT of the 26th
    const draft = { ...TOMORROW, isPublished: false, isDataComplete: false }
    expect(coachingStatus(draft, evening, 'Asia/Jakarta').status).toBe('Draft')
    expect(coachingStatus(draft, evening, 'Asia/Makassar').status).toBe('Draft')
    expect(coachingStatus(draft, evening, 'Asia/Jayapura').status).toBe('Kedaluarsa')
  })

  it('canEdit and canCancel of the server win (decision 29)', () => {
    const published = { ...TODAY, isPublished: true, isDataComplete: true }
    const found = coachingAbilities(
      { ...published, canEdit: false, canCancel: true },
      NOW,
      'Asia/Jakarta',
    )
    expect(found).toMatchObject({ canEdit: false, canCancel: true })
    expect(coachingAbilities(published, NOW, 'Asia/Jakarta')).toMatchObject({
      canEdit: true,
      canCancel: false,
    })
  })
})
