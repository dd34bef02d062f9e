import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import { mockApi } from '@/lib/testing/mock-api'

/** Whose attendance was corrected after there was a certificate. */
const rowOf = (
  id: string,
  name: string,
  more: Partial<CertificateRow>,
): CertificateRow => ({
  ...{ id, userId: `u${id}`, name, namaInstansi: 'BPKH', fileName: null, version: 'v1' },
  ...{ finishPreTest: true, finishZoomMeeting: false, finishPostTest: true, ...more },
})

const ISSUED = {
  ...{ id: 'i1', kode: 'ABCD', number: '7/KHT/2026', version: 1, state: 'valid' as const },
  ...{ reason: null, issuedAt: '2026-08-24T09:00:00+07:00' },
}

test('a row that is incomplete again still shows the certificate that its participant has', async () => {
  await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, [
      rowOf('c1', 'Wayan Sudarma', { fileName: 'sertifikat wayan.pdf' }),
      rowOf('c2', 'Made Wirawan', { issued: ISSUED }),
    ]),
  ])
  const uploaded = await screen.findByRole('row', { name: /Wayan Sudarma/ })
  expect(uploaded).toHaveTextContent('Belum: Zoom Meeting')
  expect(uploaded).toHaveTextContent('sertifikat wayan.pdf')
  const made = screen.getByRole('row', { name: /Made Wirawan/ })
  expect(made).toHaveTextContent('Nomor 7/KHT/2026, versi 1')
  expect(within(made).getByRole('button', { name: /^Cabut sertifikat/ })).toBeVisible()
  expect(within(made).queryByText('Kirim Notifikasi')).toBeNull()
})
