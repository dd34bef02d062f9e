import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { AFTER, card, DURING, open, taken } from '@/app/_shell/testing/taken-list'
import { progressOf } from '@/lib/testing/factories'

test('shows the five steps, done, next or to come, where the server tells', async () => {
  const progress = progressOf({ preTestDone: true, meetingOpen: true, attended: true })
  const { container } = await open([taken({ progress })], { now: AFTER })
  expect(await card()).toHaveTextContent('2 dari 5 langkah selesai')
  const steps = within(screen.getByRole('list', { name: 'Langkah' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pre Test: selesai',
    'Zoom Meeting: selesai',
    'Post Test: berikutnya',
    'Survei Kepuasan: belum',
    'Sertifikat: belum',
  ])
  expect(screen.getByRole('link', { name: /^Mulai Post Test/ })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a certified participant has all the steps there are, on any device', async () => {
  const progress = progressOf({
    ...{ preTestDone: true, attended: true, postTestDone: true, surveyDone: true },
    certificateAvailable: true,
  })
  await open([taken({ userCoachingStatus: 'Selesai', progress })], { now: AFTER })
  expect(await card()).toHaveTextContent('5 dari 5 langkah selesai')
  expect(screen.getByRole('link', { name: /^Lihat sertifikat/ })).toBeVisible()
  expect(screen.queryByText('Langkah berikutnya:')).toBeNull()
})

test('where certificate, meeting and post-test are missing, what is missing is shown', async () => {
  const progress = progressOf({ preTestDone: true })
  await open([taken({ userCoachingStatus: 'Selesai', progress })], {
    now: '2026-08-26T09:00:00+07:00',
  })
  expect(await card()).toHaveTextContent('Syarat tidak terpenuhi: Zoom Meeting, Post Test.')
  const steps = within(screen.getByRole('list', { name: 'Langkah' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pre Test: selesai',
    'Zoom Meeting: sudah ditutup',
    'Post Test: sudah ditutup',
    'Survei Kepuasan: sudah ditutup',
    'Sertifikat: sudah ditutup',
  ])
  expect(screen.getByRole('link', { name: /^Lihat kekurangan/ })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/sertifikat',
  )
  expect(screen.queryByRole('link', { name: /^Lihat sertifikat/ })).not.toBeInTheDocument()
})

test('a server that tells no progress: nothing is called done or missing', async () => {
  await open([taken({ userCoachingStatus: 'Selesai', progress: undefined })], {
    now: '2026-08-26T09:00:00+07:00',
  })
  expect(await card()).toHaveTextContent(
    'Langkah berikutnya: Periksa survei dan sertifikat Anda.',
  )
  expect(screen.queryByText(/langkah selesai/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Buka Sertifikat/ })).toBeVisible()
})

test('leads into the meeting while it runs, and to the coaches of a finished one', async () => {
  const { user } = await open(
    [
      taken({ progress: progressOf({ meetingOpen: true }) }),
      taken({
        id: '9',
        proposalId: 'p9',
        topic: 'Lama',
        userCoachingStatus: 'Selesai',
        tanggalMeeting: '2026-08-20T00:00:00+07:00',
        jamMulai: '2026-08-20T09:00:00+07:00',
        jamSelesai: '2026-08-20T11:00:00+07:00',
      }),
    ],
    { now: DURING },
  )
  expect(await screen.findByRole('link', { name: /^Gabung Zoom Meeting/ })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/zoom-meeting',
  )
  expect(screen.getByRole('link', { name: 'Review Lama' })).not.toBeVisible()
  await user.click(screen.getByRole('heading', { name: 'Riwayat (1)' }))
  expect(screen.getByRole('link', { name: 'Review Lama' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Review Lama' })).toHaveAttribute(
    'href',
    '#/proses-coaching/9/coach',
  )
  expect(screen.queryByRole('button', { name: 'Batal Ikut Lama' })).not.toBeInTheDocument()
})

test('a row opens at a tap; one that was refused says why also while it is folded', async () => {
  const { user } = await open([
    taken(),
    taken({
      ...{ id: '15', proposalId: 'p2', topic: 'Ditolak', reason: 'Di luar topik' },
      userCoachingStatus: 'Anda tidak dapat mengikuti coaching',
    }),
  ])
  const row = await screen.findByRole('button', { name: `Rincian ${taken().topic}` })
  expect(row).toHaveAttribute('aria-expanded', 'false')
  await user.click(row)
  expect(row).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: 'Rincian Ditolak' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(screen.getByText('Alasan: Di luar topik')).toBeVisible()
})

test('the only row is open from the start', async () => {
  await open([taken()])
  expect(await screen.findByRole('button', { name: /^Rincian/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('what the card has a button for is not offered twice; what else there is, is', async () => {
  const surveyed = progressOf({
    ...{ preTestDone: true, attended: true, postTestDone: true },
    certificateAvailable: true,
  })
  await open([taken({ userCoachingStatus: 'Selesai', progress: surveyed })], {
    now: '2026-08-26T09:00:00+07:00',
  })
  const now = await screen.findByRole('region', { name: 'Sekarang' })
  expect(now).toHaveTextContent('Sertifikat Anda terbit')
  expect(within(now).getByRole('link', { name: /^Lihat sertifikat/ })).toBeVisible()
  expect(within(await card()).getByRole('link', { name: /^Isi survei/ })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Lihat sertifikat/ })).toHaveLength(1)
})
