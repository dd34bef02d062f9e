import { screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Coaching } from '@/lib/entities/coaching'
import { coachingOf, progressOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

const open = (upcoming: Coaching[], own?: string) =>
  renderScreen('home', {
    ...(own && { as: 'user' as const }),
    api: [
      mockApi(api.beranda.list, []),
      mockApi(api.coaching.homepage, null),
      mockApi(api.coaching.upcoming, upcoming),
      mockApi(api.coaching.taken, [
        {
          ...coachingOf({ id: own ?? '' }),
          ...{ userCoachingStatus: 'Proses Coaching', proposalId: 'p1', reason: null },
          progress: progressOf(),
        },
      ]),
    ],
  })

beforeEach(() => freezeDate('2026-08-21T09:00:00+07:00'))

describe('what can be joined comes before what is full or taken', () => {
  const full = { pesertaTerdaftar: 40, totalPeserta: 40 }
  const september = { tanggalMeeting: '2026-09-02T00:00:00+07:00' }
  const topics = (region: HTMLElement) =>
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent)

  it('of this month, in the order of their days', async () => {
    const upcoming = [
      coachingOf({ id: '1', topic: 'Penuh', ...full }),
      coachingOf({ id: '2', topic: 'Diikuti' }),
      coachingOf({ id: '3', topic: 'Terbuka satu' }),
      coachingOf({ id: '4', topic: 'Terbuka dua' }),
    ]
    await open(upcoming, '2')
    const month = await screen.findByRole('region', { name: 'Coaching bulan ini' })
    await within(month).findByText('Terbuka dua')
    expect(topics(month)).toEqual(['Penuh', 'Terbuka satu', 'Terbuka dua'])
  })

  it.each([
    ['Coaching mendatang', [september], ['Penuh', 'Berikutnya']],
    ['Coaching bulan ini', [], ['Penuh']],
  ])('%s, where none of this month is open', async (name, later, shown) => {
    const upcoming = [
      coachingOf({ id: '1', topic: 'Penuh', ...full }),
      ...later.map((day) => coachingOf({ id: '2', topic: 'Berikutnya', ...day })),
    ]
    await open(upcoming)
    const region = await screen.findByRole('region', { name })
    await within(region).findByText('Penuh')
    expect(topics(region)).toEqual(shown)
  })

  const over = {
    jamMulai: '2026-08-21T07:00:00+07:00',
    jamSelesai: '2026-08-21T08:59:00+07:00',
  }

  it('nothing that is over is called upcoming', async () => {
    await open([
      coachingOf({ id: '1', topic: 'Sudah lewat', ...over }),
      coachingOf({ id: '2', topic: 'Berikutnya', ...september }),
    ])
    const region = await screen.findByRole('region', { name: 'Coaching mendatang' })
    await within(region).findByText('Berikutnya')
    expect(topics(region)).toEqual(['Berikutnya'])
  })

  it('nor what runs for whoever takes part in it: that is now', async () => {
    const running = { ...over, jamSelesai: '2026-08-21T11:00:00+07:00' }
    const upcoming = [
      coachingOf({ id: '1', topic: 'Sedang berjalan', ...running }),
      coachingOf({ id: '2', topic: 'Berikutnya', ...september }),
    ]
    await open(upcoming, '1')
    const region = await screen.findByRole('region', { name: 'Coaching mendatang' })
    await within(region).findByText('Berikutnya')
    expect(topics(region)).toEqual(['Berikutnya'])
  })

  it('and of this month says so', async () => {
    await open([coachingOf({ id: '1', ...over, totalPeserta: 40, pesertaTerdaftar: 37 })])
    const region = await screen.findByRole('region', { name: 'Coaching bulan ini' })
    expect(await within(region).findByText('Sudah selesai')).toBeVisible()
    expect(within(region).queryByText(/^Sisa/)).toBeNull()
  })
})
