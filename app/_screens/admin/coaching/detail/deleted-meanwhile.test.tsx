import { screen, waitFor } from '@testing-library/react'
import {
  openCoachingDetail,
  openCoachingTab,
  topicField,
} from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { stillDialog, untilStill } from '@/lib/testing/until-still'

const GONE = problem(404, 'Coaching tidak ditemukan.')
const again = () => screen.queryByRole('button', { name: 'Coba lagi' })

test('a list of a coaching that another admin has deleted says so, and offers no asking again: that never helps', async () => {
  await openCoachingTab('peserta', [mockApi(api.adminCoaching.proposals, GONE)])
  expect(await screen.findByText('Coaching tidak ditemukan.')).toBeVisible()
  expect(again()).not.toBeInTheDocument()
})

test('one that was read before stays in sight, and what is told of it is that it is gone', async () => {
  const { user, answerWith } = await openCoachingTab('peserta', [
    mockApi(api.adminCoaching.proposals, []),
  ])
  const refresh = await screen.findByRole('button', { name: /^Muat ulang/ })
  answerWith(mockApi(api.adminCoaching.proposals, GONE))
  await user.click(refresh)
  expect(
    await screen.findByText(/^Coaching tidak ditemukan\. .* terakhir dimuat\.$/),
  ).toBeVisible()
  expect(screen.queryByText(/belum dapat dimuat/)).not.toBeInTheDocument()
  expect(again()).not.toBeInTheDocument()
})

test('once the page has heard of it, nothing can be pressed that cannot be done, and what was typed is still there', async () => {
  const deleted = problem(
    410,
    'Coaching ini sudah dihapus, tanpa notifikasi kepada pesertanya.',
  )
  freezeDate('2026-08-20T08:00:00+07:00')
  const { user, answerWith } = await openCoachingDetail({ version: 'v1' })
  await user.type(await topicField(), ' tahap dua')
  answerWith(
    mockApi(api.adminCoaching.get, deleted),
    mockApi(api.adminCoaching.update, deleted),
  )
  await user.click(screen.getByRole('button', { name: 'Update' }))
  const question = await stillDialog('Anda yakin mengubah Informasi coaching ini?')
  await user.click(question.getByRole('button', { name: 'Ya' }))
  expect(
    await screen.findByText(/^Coaching ini sudah dihapus, .* terakhir dimuat\.$/),
  ).toBeVisible()
  for (const name of ['Update', 'Hapus', 'Tayang'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(await topicField()).toHaveDisplayValue(/ tahap dua$/)
})

test('who has not yet done a step is not asked for again where the coaching is gone', async () => {
  const { requestsTo } = await openCoachingTab('pre-test', [
    mockApi(api.adminCoaching.preTest, { soal: null, jawaban: null, users: [] }),
    mockApi(api.notification.notYet, GONE),
  ])
  await waitFor(() => expect(requestsTo(api.notification.notYet)).toHaveLength(1))
  await untilStill()
  expect(screen.queryByRole('button', { name: /coba lagi$/ })).not.toBeInTheDocument()
})

test('one that a cut line did not bring is asked for again', async () => {
  await openCoachingTab('peserta', [mockApi(api.adminCoaching.proposals, offline)])
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible()
})
