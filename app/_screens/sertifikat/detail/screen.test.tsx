import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { CheckedCertificate } from '@/lib/entities/issuing'
import { liveRegions } from '@/lib/testing/live-regions'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

/** Of the three bytes 'abc' (FIPS 180-4, B.1). */
const SHA_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const VALID: CheckedCertificate = {
  ...{ number: '001/KHT-2026-014/VIII/2026', name: 'Siti Rahma', topic: 'Tata Batas' },
  ...{ date: '24 Agustus 2026', hours: 4, version: 1, state: 'valid' },
  ...{ sha256: SHA_OF_ABC, reason: null },
}

const open = (
  answer: Parameters<typeof mockApi<'', undefined, CheckedCertificate>>[1],
  kode = 'K7M2PQ9XWD4H',
) =>
  renderScreen('sertifikat/detail', {
    params: { kode },
    api: [mockApi(api.certificateCheck.find, answer)],
  })

test('a valid one shows name, topic, date, hours, number and version, without a login', async () => {
  const { container } = await open(VALID)
  expect(await screen.findByText('Sertifikat ini berlaku')).toBeVisible()
  for (const text of [
    ...['Siti Rahma', 'Tata Batas', '24 Agustus 2026', '001/KHT-2026-014/VIII/2026'],
    'K7M2-PQ9X-WD4H',
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await axe(container)).toHaveNoViolations()
})

test('a code in an address is shown as on the paper, however it was copied there', async () => {
  await open(VALID, 'k7m2-pq9x-wd4h')
  expect(await screen.findByText('K7M2-PQ9X-WD4H')).toBeVisible()
})

test.each([
  ['replaced', 'Sertifikat ini sudah diganti'],
  ['withdrawn', 'Sertifikat ini dicabut'],
] as const)('%s is told with its reason', async (state, title) => {
  await open({ ...VALID, state, reason: 'Nama keliru.' })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText('Alasan: Nama keliru.')).toBeVisible()
})

test.each([
  ['abc', 'File ini sama dengan yang kami terbitkan'],
  ['abd', 'File ini berbeda dari yang kami terbitkan'],
])('a file of the bytes %s: %s, and nothing is uploaded', async (bytes, title) => {
  const { user, requests } = await open(VALID)
  const file = new File([bytes], 'sertifikat.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText(/Pilih file sertifikat/), file)
  expect(await screen.findByText(title)).toBeVisible()
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a wrong code is plainly told, and another can be typed', async () => {
  const { user, requestsTo } = await open(() => problem(404, 'Kode ini tidak ada.'))
  expect(await screen.findByText('Sertifikat tidak ditemukan')).toBeVisible()
  expect(screen.getByText('Kode ini tidak ada.')).toBeVisible()
  await user.type(
    screen.getByRole('textbox', { name: 'Kode sertifikat' }),
    '2222-3333-4444',
  )
  await user.click(screen.getByRole('button', { name: 'Periksa' }))
  await screen.findByText('Sertifikat tidak ditemukan')
  expect(requestsTo(api.certificateCheck.find).at(-1)?.params).toEqual({
    kode: '222233334444',
  })
})

test('readers hear what the code and the file turn out to be', async () => {
  let answer = (_: CheckedCertificate) => {}
  const { user } = await open(
    () => new Promise<CheckedCertificate>((resolve) => (answer = resolve)),
  )
  await screen.findByRole('heading', { name: 'Periksa Sertifikat' })
  let regions = liveRegions()
  answer(VALID)
  expect(regions.tell(await screen.findByText('Sertifikat ini berlaku'))).toBe(true)
  regions = liveRegions()
  const file = new File(['abc'], 'sertifikat.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText(/Pilih file sertifikat/), file)
  expect(regions.tell(await screen.findByText(/^File ini sama/))).toBe(true)
})

test('without a line it is not told as unknown', async () => {
  await open(offline)
  expect(await screen.findByText('Sertifikat belum dapat diperiksa')).toBeVisible()
  expect(screen.queryByText('Sertifikat tidak ditemukan')).not.toBeInTheDocument()
})
