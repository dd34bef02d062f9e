import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import { href } from '@/lib/router/href'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { savedFiles } from '@/lib/testing/saved-files'

const AVAILABLE = {
  ...{ eligible: true, available: true, fileName: 'sertifikat-siti.pdf', missing: [] },
}
const FILE = new Blob(['x'], { type: 'application/octet-stream' })

beforeEach(() => freezeDate('2026-08-25T12:00:00+07:00'))

const open = (data: Parameters<typeof shellMocks>[0], ...more: Mock[]) =>
  renderScreen('proses-coaching/sertifikat', {
    ...{ params: { id: '14' }, as: 'user' as const },
    api: [
      ...shellMocks(data),
      mockApi(api.certificate.download, FILE),
      // for what a server can do that knows the call
      mockApi(api.certificateCheck.find, problem(404, 'Tidak ada')),
      ...more,
    ],
  })

const ISSUED = {
  ...{ number: '001/KHT-2026-014/VIII/2026', version: 2, kode: 'K7M2PQ9XWD4H' },
  ...{ state: 'valid' as const, issuedAt: '2026-08-26T03:00:00.000Z', reason: null },
}

const MADE = { ...AVAILABLE, issued: { ...ISSUED, version: 1 } }
const COMPLETE = {
  ...{ preTest: resultOf(), postTest: resultOf(), meeting: { attended: true } },
}
const WITHDRAWN = {
  ...{ eligible: true, available: false, fileName: null, missing: [] },
  issued: { ...ISSUED, state: 'withdrawn' as const, reason: 'Nama keliru.' },
}

test.each<[string, Parameters<typeof shellMocks>[0], string, RegExp | null]>([
  ['none yet', {}, 'Sertifikat belum tersedia', null],
  [
    'missed',
    { preTest: resultOf(), meeting: { attended: true } },
    ...([
      'Sertifikat tidak dapat diterbitkan',
      /^Syarat tidak terpenuhi: Post Test\.$/,
    ] as const),
  ],
  [
    'being made',
    { ...COMPLETE, certificate: { missing: [] } },
    ...(['Sertifikat sedang disiapkan', null] as const),
  ],
  ['ready', { certificate: MADE }, 'Sertifikat Anda sudah tersedia', /^Nomor .*, versi 1$/],
  [
    ...([
      'replaced by a new version',
      { certificate: { ...MADE, issued: ISSUED } },
    ] as const),
    'Sertifikat Anda sudah tersedia',
    /Versi sebelumnya tidak berlaku lagi\./,
  ],
  [
    'withdrawn',
    { certificate: WITHDRAWN },
    'Sertifikat Anda dicabut',
    /^Nomor .*, versi 2$/,
  ],
  [
    ...(['uploaded by hand', { certificate: AVAILABLE }] as const),
    'Sertifikat Anda sudah tersedia',
    /^sertifikat-siti\.pdf$/,
  ],
])('%s: what is told is what is', async (state, data, title, mark) => {
  if (state === 'missed') freezeDate('2026-08-26T09:00:00+07:00')
  await open(data)
  expect(await screen.findByText(title)).toBeVisible()
  if (mark) expect(await screen.findByText(mark)).toBeVisible()
  const isThere = title.endsWith('tersedia') && state !== 'none yet'
  expect(screen.queryAllByRole('button', { name: 'Unduh sertifikat' })).toHaveLength(
    isThere ? 1 : 0,
  )
  expect(screen.queryAllByText(/Versi sebelumnya/)).toHaveLength(
    state.startsWith('replaced') ? 1 : 0,
  )
})

describe('what is not read is not told as none', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
  const UNREAD = 'Keterangan sertifikat Anda belum terbaca.'

  test('the number of one that is there, until it is asked for again', async () => {
    const { user, answerWith } = await open(
      { certificate: MADE },
      mockApi(api.certificate.check, offline),
    )
    expect(await screen.findByText(UNREAD)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Unduh sertifikat' })).toBeVisible()
    answerWith(mockApi(api.certificate.check, MADE))
    await user.click(screen.getByRole('button', { name: 'Periksa lagi' }))
    expect(await screen.findByText(/^Nomor .*, versi 1$/)).toBeVisible()
    expect(screen.queryByText(UNREAD)).not.toBeInTheDocument()
  })

  test('why one was withdrawn', async () => {
    await open({ certificate: WITHDRAWN }, mockApi(api.certificate.check, offline))
    expect(await screen.findByText('Sertifikat Anda dicabut')).toBeVisible()
    expect(await screen.findByText(UNREAD)).toBeVisible()
  })
})

describe('while it is looked at', () => {
  const saved = savedFiles()
  const press = async (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Unduh sertifikat' }))

  const ANEW = { ...MADE, issued: { ...ISSUED, kode: 'B3N8RT5YCF6J' } }
  const at = ({ kode }: { kode: string }) => href('sertifikat/detail', { kode })

  test.each([
    [
      'the address where that can be checked',
      shellMocks({ ...COMPLETE, certificate: ANEW }),
      expect.stringContaining(at(ANEW.issued)),
    ],
    [
      'no address where none was told with it: that of the page may be of the one before',
      [mockApi(api.certificate.check, offline)],
      expect.not.stringContaining(at(MADE.issued)),
    ],
  ])('it is issued anew: what is shared with the new file is %s', async (_, told, text) => {
    const share = jest.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { canShare: () => true, share })
    const { user, answerWith } = await open({ certificate: MADE })
    await screen.findByText(/^Nomor .*, versi 1$/)
    answerWith(...told)
    await user.click(screen.getByRole('button', { name: 'Bagikan ke WhatsApp' }))
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    expect(share.mock.calls[0][0]).toMatchObject({ text, files: [expect.any(File)] })
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })

  test('it is withdrawn: the press shows that and why, and saves nothing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, answerWith } = await open({ certificate: MADE })
    await screen.findByText(/^Nomor .*, versi 1$/)
    answerWith(
      ...shellMocks({ ...COMPLETE, certificate: WITHDRAWN }),
      mockApi(api.certificate.download, problem(410, 'Dicabut')),
    )
    await press(user)
    expect(await screen.findByText('Alasan: Nama keliru.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Unduh/ })).not.toBeInTheDocument()
    expect(saved).toEqual([])
  })

  test.each([
    ['of another name', { fileName: 'sertifikat-benar.pdf' }, /^sertifikat-benar\.pdf$/],
    ['of another length', { size: 1 }, /^sertifikat-siti\.pdf$/],
  ])('another %s is uploaded: the page is asked for anew', async (_, change, name) => {
    const { user, answerWith, requestsTo } = await open({
      certificate: { ...AVAILABLE, size: 0 },
    })
    await screen.findByText(/^sertifikat-siti\.pdf$/)
    answerWith(...shellMocks({ certificate: { ...AVAILABLE, size: 0, ...change } }))
    const pictures = requestsTo(api.certificate.download).length
    await press(user)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await screen.findByText(name)).toBeVisible()
    // what is saved, and what is shown from now on
    await waitFor(() =>
      expect(requestsTo(api.certificate.download)).toHaveLength(pictures + 2),
    )
  })

  test('it is issued anew: the new file under its new name, and the page says which it is', async () => {
    const { user, answerWith } = await open({ certificate: MADE })
    await screen.findByText(/^Nomor .*, versi 1$/)
    const anew = { ...ISSUED, kode: 'K7M2PQ9XWD4J' }
    answerWith(
      ...shellMocks({
        certificate: { ...MADE, fileName: 'siti-rahmawati.pdf', issued: anew },
      }),
    )
    await press(user)
    await waitFor(() => expect(saved).toEqual(['siti-rahmawati.pdf']))
    expect(await screen.findByText(/versi 2$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Halaman pemeriksaan' })).toHaveAttribute(
      'href',
      '#/sertifikat/K7M2PQ9XWD4J',
    )
  })
})

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
  const { container } = await open({ ...COMPLETE, certificate: WITHDRAWN })
  expect(await screen.findByText('Sertifikat Anda dicabut')).toBeVisible()
  expect(await screen.findByText('Alasan: Nama keliru.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Unduh/ })).not.toBeInTheDocument()
  expect(screen.queryByText('Sertifikat sedang disiapkan')).not.toBeInTheDocument()
  expect(await axeCalmly(container)).toHaveNoViolations()
})
