import { act, fireEvent, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { CoachCard } from '@/components/coaching/coach-card'
import { CoachingCard } from '@/components/coaching/coaching-card'
import { Countdown } from '@/components/coaching/countdown'
import { LowQuotaBadge, QuotaBar } from '@/components/coaching/quota-bar'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import {
  CoachingStatusBadge,
  ProposalStatusBadge,
  UserStatusBadge,
} from '@/components/coaching/status-badge'
import type { Coaching } from '@/lib/entities/coaching'
import { COACHING_STATUSES, USER_COACHING_STATUSES } from '@/lib/entities/coaching-values'
import { freezeDate } from '@/lib/testing/freeze-date'

const COACHING: Coaching = {
  id: '42',
  coachingCode: 'KHT-2026-014',
  topic: 'Pengukuhan kawasan hutan dan penataan batas',
  categoryId: '3',
  category: { id: '3', name: 'Tata batas' },
  flyer: 'https://contoh.go.id/flyer.jpg',
  tanggalMeeting: '2026-08-25T02:00:00.000Z',
  jamMulai: '2026-08-25T02:00:00.000Z',
  jamSelesai: '2026-08-25T04:00:00.000Z',
  totalPeserta: 40,
  pesertaTerdaftar: 36,
  adminId: '1',
  narahubung: 'Admin Rimba',
  contact: '081234567890',
  coaches: [],
  moderator: null,
  materi: [],
  isPublished: true,
  publishDate: '2026-08-01T02:00:00.000Z',
  preTestSoal: 10,
  preTestDurationMinutes: 30,
  postTestSoal: 10,
  postTestDurationMinutes: 30,
  isInProposal: false,
  userTakeThis: false,
  userCoachingStatus: null,
}

test.each([...COACHING_STATUSES])('the admin status %s has its word', async (status) => {
  const { container } = render(<CoachingStatusBadge status={status} />)
  expect(screen.getByText(status)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test.each([...USER_COACHING_STATUSES, 'Ditunda'])(
  'the participant status %s has its word',
  (status) => {
    render(<UserStatusBadge status={status} />)
    expect(screen.getByText(status)).toBeVisible()
  },
)

test.each([
  ['PENDING', 'Menunggu'],
  ['APPROVED', 'Disetujui'],
  ['REJECTED', 'Ditolak'],
] as const)('a proposal that is %s says %s', (status, word) => {
  render(<ProposalStatusBadge status={status} />)
  expect(screen.getByText(word)).toBeVisible()
})

describe('the countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-08-21T15:00:00.000Z') })
  })
  afterEach(() => jest.useRealTimers())

  test('shows days, hours, minutes and seconds and updates every second', () => {
    render(<Countdown target="2026-08-26T02:26:09.000Z" />)
    expect(screen.getByRole('timer')).toHaveTextContent('04 hari11 jam26 menit09 detik')
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.getByRole('timer')).toHaveTextContent('04 hari11 jam26 menit08 detik')
  })

  test.each([null, '2026-08-21T14:59:59.000Z'])('shows zeros for %s', (target) => {
    render(<Countdown target={target} variant="compact" />)
    expect(screen.getByRole('timer')).toHaveTextContent('00 hari00 jam00 menit00 detik')
  })
})

test('date and time stand in the zone of their label', () => {
  const { rerender } = render(<ScheduleLine schedule={COACHING} />)
  expect(screen.getByText('Selasa, 25/08/2026')).toBeVisible()
  expect(screen.getByText('09:00–11:00 WIB')).toBeVisible()
  rerender(<ScheduleLine schedule={{ ...COACHING, jamMulai: null }} layout="inline" />)
  expect(screen.getByText('Pukul akan ditentukan kemudian')).toBeVisible()
  rerender(<ScheduleLine schedule={{ ...COACHING, tanggalMeeting: null }} />)
  expect(screen.getByText('Tanggal dan pukul akan ditentukan kemudian')).toBeVisible()
})

test.each([
  [34, null],
  [35, 'Sisa 5 kursi'],
  [39, 'Sisa 1 kursi'],
  [40, 'Kuota penuh'],
  [41, 'Kuota penuh'],
])('with %i of 40 seats taken the warning is %s', (filled, warning) => {
  const { container } = render(<LowQuotaBadge filled={filled} total={40} />)
  expect(container.textContent).toBe(warning ?? '')
})

test('the quota is a named bar with its figure', () => {
  render(<QuotaBar filled={36} total={40} />)
  const bar = screen.getByRole('progressbar', { name: 'Kursi terisi' })
  expect(bar).toHaveAttribute('aria-valuetext', '36 dari 40')
})

test('a coaching card leads to its detail and shows what is to be known', async () => {
  freezeDate('2026-08-21T09:00:00+07:00')
  const { container } = render(<CoachingCard coaching={COACHING} href="#/coaching/42" />)
  const link = screen.getByRole('link', {
    name: 'Pengukuhan kawasan hutan dan penataan batas',
  })
  expect(link).toHaveAttribute('href', '#/coaching/42')
  expect(screen.getByRole('article')).toHaveTextContent('Tata batas')
  expect(screen.getByRole('article')).toHaveTextContent('Sisa 4 kursi')
  expect(screen.getByRole('article')).toHaveTextContent('36 dari 40')
  expect(await axe(container)).toHaveNoViolations()
})

test('a coach without a portrait that loads gets initials', () => {
  const coach = {
    id: '1',
    type: 'Coach 1',
    name: 'Dr. Ir. Siti Rahma, S.Hut.',
    jabatan: 'Kepala Seksi',
    instansi: 'BPKH Wilayah XI',
    image: 'coaches/1.jpg',
  }
  render(<CoachCard coach={coach} />)
  const portrait = screen.getByRole('img', { name: 'Foto Dr. Ir. Siti Rahma, S.Hut.' })
  expect(portrait).toHaveAttribute('src', '/e-coaching/files/coaches/1.jpg')
  fireEvent.error(portrait)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('SR')).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('BPKH Wilayah XI')
})

test('badges, date and time are boxes of their own: Firefox gives readers words that lie in flexible boxes as one', () => {
  render(<CoachingCard coaching={COACHING} href="#/coaching/42" />)
  for (const words of ['Tata batas', 'Selasa, 25/08/2026']) {
    expect(screen.getByText(words).className).not.toContain('flex')
  }
})
