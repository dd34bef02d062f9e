import { screen } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { Proposal } from '@/lib/entities/proposal'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const SITI = { name: 'Siti Rahma', namaInstansi: 'BPKH Wilayah XI' }
const WAITING: Proposal = {
  ...{ ...SITI, id: 'p1', userId: 'u1', questions: ['Apa syaratnya?'] },
  ...{ status: 'PENDING', reason: null },
}
const CERTIFIED: CertificateRow = {
  ...{ ...SITI, id: 'c1', userId: 'u1', fileName: 'a.pdf' },
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
}
const MOVED = adminCoachingOf({
  tanggalMeeting: '2026-09-08T00:00:00+07:00',
  jamMulai: '2026-09-08T13:00:00+07:00',
  jamSelesai: '2026-09-08T15:00:00+07:00',
})

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test.each([
  ['peserta', 'Terima pengajuan Siti Rahma'],
  ['peserta', 'Tolak pengajuan Siti Rahma'],
  ['sertifikat', 'Kirim Notifikasi sertifikat ke Siti Rahma'],
] as const)(
  'a message from the tab %s (%s) tells when the meeting is by now: another admin has moved it since the page was read',
  async (tab, act) => {
    const { user, answerWith } = await openCoachingTab(tab, [
      mockApi(api.adminCoaching.proposals, [WAITING]),
      mockApi(api.adminCoaching.certificates, [CERTIFIED]),
    ])
    const button = await screen.findByRole('button', { name: act })
    answerWith(mockApi(api.adminCoaching.get, MOVED))
    await user.click(button)
    const message = await screen.findByRole('textbox', { name: 'Pesan' })
    await untilStill()
    expect(message).toHaveTextContent(
      'Jadwal: Selasa, 08/09/2026 pukul 13:00 s/d 15:00 WIB',
    )
  },
)
