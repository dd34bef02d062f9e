import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { mockApi, problem } from '@/lib/testing/mock-api'

const AVAILABLE = {
  ...{ eligible: true, available: true, fileName: 'sertifikat-siti.pdf', missing: [] },
}
const FILE = new Blob(['x'], { type: 'application/octet-stream' })

const open = (data: Parameters<typeof shellMocks>[0]) =>
  renderScreen('proses-coaching/sertifikat', {
    ...{ params: { id: '14' }, as: 'user' as const },
    api: [
      ...shellMocks(data),
      mockApi(api.certificate.download, FILE),
      // for what a server can do that knows the call
      mockApi(api.certificateCheck.find, problem(404, 'Tidak ada')),
    ],
  })

const ISSUED = {
  ...{ number: '001/KHT-2026-014/VIII/2026', version: 2, kode: 'K7M2PQ9XWD4H' },
  ...{ state: 'valid' as const, issuedAt: '2026-08-26T03:00:00.000Z', reason: null },
}

test('one that the portal made shows number and version, and can be shown to others with its check', async () => {
  await open({ certificate: { ...AVAILABLE, issued: ISSUED } })
  expect(await screen.findByText('Nomor 001/KHT-2026-014/VIII/2026, versi 2')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Halaman pemeriksaan' })).toHaveAttribute(
    'href',
    '#/sertifikat/K7M2PQ9XWD4H',
  )
  const address = (name: RegExp) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
  expect(address(/WhatsApp/).searchParams.get('text')).toMatch(
    /diperiksa di http.*#\/sertifikat\/K7M2PQ9XWD4H$/,
  )
  const { searchParams } = address(/LinkedIn/)
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ startTask: 'CERTIFICATION_NAME', organizationName: 'Kementerian Kehutanan' },
    ...{ name: 'Pengukuhan kawasan hutan dan penataan batas' },
    ...{ issueYear: '2026', issueMonth: '8', certId: ISSUED.number },
    certUrl: expect.stringMatching(/#\/sertifikat\/K7M2PQ9XWD4H$/),
  })
})

test('one that was uploaded has none of that', async () => {
  await open({ certificate: AVAILABLE })
  expect(await screen.findByText('sertifikat-siti.pdf')).toBeVisible()
  expect(screen.queryByRole('link', { name: /LinkedIn/ })).not.toBeInTheDocument()
})

test("a withdrawn one: 'the participant sees 'Dicabut' and why', and nothing to download", async () => {
  const issued = { ...ISSUED, state: 'withdrawn' as const, reason: 'Nama keliru.' }
  const { container } = await open({
    ...{ preTest: resultOf(), postTest: resultOf(), meeting: { attended: true } },
    certificate: { eligible: true, available: false, missing: [], issued },
  })
  expect(await screen.findByText('Sertifikat Anda dicabut')).toBeVisible()
  expect(await screen.findByText('Alasan: Nama keliru.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Unduh/ })).not.toBeInTheDocument()
  expect(screen.queryByText('Sertifikat sedang disiapkan')).not.toBeInTheDocument()
  expect(await axeCalmly(container)).toHaveNoViolations()
})
