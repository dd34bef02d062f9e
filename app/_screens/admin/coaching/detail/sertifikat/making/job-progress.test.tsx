import { screen, waitFor } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateSettings, Job } from '@/lib/entities/issuing'
import { freezeDate } from '@/lib/testing/freeze-date'
import { liveRegions } from '@/lib/testing/live-regions'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

const SETTINGS: CertificateSettings = {
  ...{ templateId: 'siap-pakai', hours: 4, numberPattern: '{urut}', place: 'Jakarta' },
  signers: [{ name: 'Ratna Dewi', title: '' }],
}
const RUNNING: Job = {
  ...{ state: 'running', done: 1, total: 2 },
  rows: [
    { id: 'c1', name: 'Siti Rahma', state: 'done', reason: null },
    { id: 'c2', name: 'Suharto', state: 'running', reason: null },
  ],
}
const STALE = /^Data terbaru belum dapat dimuat/
const GOES_ON = /penerbitan tetap berjalan/

test('while the server cannot be asked it is not told that the issue goes on', async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  let isDown = false
  await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, []),
    mockApi(api.certificateMaking.settings, SETTINGS),
    mockApi(api.certificateMaking.plan, { rows: [], jobId: 'j1' }),
    mockApi(api.certificateMaking.job, () => (isDown ? offline() : RUNNING)),
  ])
  expect(await screen.findByText(GOES_ON)).toBeVisible()
  isDown = true
  const patience = { timeout: 10_000 }
  expect(await screen.findByText(STALE, {}, patience)).toBeVisible()
  expect(screen.queryByText(GOES_ON)).not.toBeInTheDocument()
  expect(screen.getByText(/^1 dari 2 sertifikat terbit/)).toBeVisible()
  isDown = false
  expect(await screen.findByText(GOES_ON, {}, patience)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(STALE)).not.toBeInTheDocument())
})

test('an issue that the server refuses to tell of is not asked for again', async () => {
  await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, []),
    mockApi(api.certificateMaking.settings, SETTINGS),
    mockApi(api.certificateMaking.plan, { rows: [], jobId: 'j1' }),
    mockApi(api.certificateMaking.job, problem(404, 'Penerbitan tidak ditemukan.')),
  ])
  expect(await screen.findByText('Penerbitan tidak ditemukan.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /coba lagi$/ })).not.toBeInTheDocument()
})

test('whose certificate was issued by somebody else meanwhile is told as that, not as failed', async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  const reason = 'Sertifikat nomor 002 sudah diterbitkan.'
  await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, []),
    mockApi(api.certificateMaking.settings, SETTINGS),
    mockApi(api.certificateMaking.plan, { rows: [], jobId: 'j1' }),
    mockApi(api.certificateMaking.job, {
      ...{ state: 'done', done: 3, total: 3 },
      rows: [
        { id: 'c1', name: 'Siti Rahma', state: 'done', reason: null },
        { id: 'c2', name: 'Suharto', state: 'failed', reason, isSettled: true },
        {
          ...{ id: 'c3', name: 'Wati', state: 'failed', reason },
          ...{ isSettled: true, isWithdrawn: true },
        },
      ],
    }),
  ])
  expect(await screen.findByText('1 dari 3 sertifikat terbit, 2 dilewati.')).toBeVisible()
  const row = screen.getByText('Suharto').closest('li')
  expect(row).toHaveTextContent(
    'Suharto Dilewati: sertifikatnya sudah ada, dari penerbitan atau unggahan lain; pesan dari penerbitan ini tidak dikirim kepadanya.',
  )
  expect(screen.getByText('Wati').closest('li')).toHaveTextContent(
    'Wati Dilewati: sertifikatnya sudah terbit dan kini dicabut.',
  )
  expect(screen.queryByText(/gagal/i)).not.toBeInTheDocument()
})

test('readers hear how far it is from the first look on, which may be the last', async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  let answer = (_: Job) => {}
  const looked = new Promise<Job>((resolve) => {
    answer = resolve
  })
  const { requestsTo } = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, []),
    mockApi(api.certificateMaking.settings, SETTINGS),
    mockApi(api.certificateMaking.plan, { rows: [], jobId: 'j1' }),
    mockApi(api.certificateMaking.job, () => looked),
  ])
  await waitFor(() => expect(requestsTo(api.certificateMaking.job)).toHaveLength(1))
  const regions = liveRegions()
  answer({ ...RUNNING, state: 'done', done: 2 })
  expect(regions.tell(await screen.findByText('2 sertifikat sudah terbit.'))).toBe(true)
})

test('who can be issued is told as old where it could not be read anew', async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  let isDown = false
  const row = { id: 'c1', name: 'Siti Rahma', number: '001', problem: null }
  const { user } = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, []),
    mockApi(api.certificateMaking.settings, SETTINGS),
    mockApi(api.certificateMaking.saveSettings, SETTINGS),
    mockApi(api.certificateTemplate.list, []),
    mockApi(api.certificateMaking.plan, () =>
      isDown ? offline() : { rows: [row], jobId: null },
    ),
  ])
  await screen.findByRole('button', { name: /yang lengkap \(1\)/ })
  isDown = true
  await user.click(screen.getByRole('button', { name: 'Pengaturan sertifikat' }))
  await user.click(await screen.findByRole('button', { name: 'Simpan pengaturan' }))
  expect(await screen.findByText(STALE)).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(screen.queryByText(STALE)).not.toBeInTheDocument())
})
