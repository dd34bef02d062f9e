import { screen } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

const row = (no: number, name: string, change: Partial<CertificateRow> = {}) => ({
  ...{ id: `c${no}`, userId: `u${no}`, name, namaInstansi: null, fileName: null },
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
  ...change,
})
const WITHDRAWN = {
  ...{ id: 'i1', number: '7/KHT/2026', version: 1 },
  ...{ state: 'withdrawn' as const, reason: 'Nama keliru' },
}

test('nobody waits for a file for whom the certificate was withdrawn, in the list as beside it', async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  const rows = [row(1, 'Maria'), row(2, 'Suharto', { issued: WITHDRAWN })]
  const { user } = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, rows),
  ])
  expect(await screen.findByRole('button', { name: 'Belum diunggah 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Unggah banyak sertifikat' }))
  expect(await screen.findByText(/^Belum ada file untuk/)).toHaveTextContent(
    'Belum ada file untuk 1 peserta',
  )
  expect(screen.getByText('Maria', { selector: '[role=dialog] *' })).toBeVisible()
})
