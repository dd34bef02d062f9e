import { call } from '@/lib/api/call'
import { fetchFile } from '@/lib/api/download'
import { api } from '@/lib/contract'
import { mockFile, problem, startMockApi } from '@/lib/testing/mock-api'

const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
const original = globalThis.fetch

afterEach(() => {
  globalThis.fetch = original
})

test("'fetched by GET of their file URL' as a blob, under the assets base", async () => {
  const { requests } = startMockApi([mockFile('/files/materi/8f2c.pdf', PDF)])
  const blob = await fetchFile('materi/8f2c.pdf')
  expect(blob).toMatchObject({ size: 8, type: 'application/pdf' })
  expect(requests).toMatchObject([
    { method: 'GET', path: '/e-coaching/files/materi/8f2c.pdf' },
  ])
})

test('reports the share of a known size', async () => {
  globalThis.fetch = async () =>
    new Response(PDF, {
      headers: { 'content-length': '8', 'content-type': 'application/pdf' },
    })
  const shares: number[] = []
  const blob = await fetchFile('materi/8f2c.pdf', {
    onProgress: (share) => shares.push(share),
  })
  expect(await blob.text()).toBe('%PDF-1.7')
  expect(blob.type).toBe('application/pdf')
  expect(shares.at(-1)).toBe(1)
})

test('a refusal is an error with its status', async () => {
  startMockApi([mockFile('/files/a.pdf', problem(404, 'Tidak ada'))])
  await expect(fetchFile('a.pdf')).rejects.toMatchObject({ status: 404 })
})

test('a gateway that gave up on a file says nothing of an act', async () => {
  startMockApi([mockFile('/files/a.pdf', problem(504, 'Endpoint request timed out'))])
  await expect(fetchFile('a.pdf')).rejects.toThrow(/^Endpoint request timed out$/)
})

test.each([
  ['a foreign host', 'https://asing.test/a.pdf', null],
  ['another application of this host', `${location.origin}/lain/a.pdf`, null],
  ['what only begins like our files', `${location.origin}/e-coaching/files-lain/a`, null],
  ['our files', `${location.origin}/e-coaching/files/a.pdf`, 'Bearer secret'],
  ['our calls', `${location.origin}/e-coaching/api/v1/certificate/1/file`, 'Bearer secret'],
])('the token and %s', async (_, address, sent) => {
  localStorage.setItem('accessToken', 'secret')
  const seen: (string | null)[] = []
  globalThis.fetch = async (input, init) => {
    seen.push(new Request(input, init).headers.get('authorization'))
    return new Response(PDF)
  }
  await fetchFile(address)
  expect(seen).toEqual([sent])
})

const COPY = { params: { id: '1' } }
const cut = (headers: Record<string, string>) => {
  const half = () =>
    new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) })
  globalThis.fetch = async () => new Response(half(), { headers })
}

describe('a file whose line is cut in the middle is no file, and that is said', () => {
  const NO_LINE = 'Tidak dapat terhubung ke server. Periksa sambungan internet Anda'
  test.each([
    ['of a known size', { 'content-length': '8' }],
    ['of an unknown one', {}],
  ])('%s', async (_, headers) => {
    cut({ ...headers, 'content-type': 'application/pdf' })
    await expect(fetchFile('a.pdf')).rejects.toThrow(NO_LINE)
    await expect(call(api.ownData.exportFile, COPY)).rejects.toThrow(NO_LINE)
  })
})

test.each([
  ['text/html', '<!doctype html><p>Login WiFi'],
  ['TEXT/HTML; charset=utf-8', '<!doctype html><p>Login WiFi'],
  ['application/octet-stream', '\n<HTML><body>Login WiFi'],
  ['application/xhtml+xml', '<?xml version="1.0"?><html><body>Login WiFi'],
])("a network's own page as %s in the place of a file is none", async (type, page) => {
  globalThis.fetch = async () => new Response(page, { headers: { 'content-type': type } })
  const NOT_OURS = 'Jawaban server tidak dikenali.'
  await expect(fetchFile('a.pdf')).rejects.toThrow(NOT_OURS)
  await expect(call(api.ownData.exportFile, COPY)).rejects.toThrow(NOT_OURS)
})

describe('a file that ends too soon, without an error of the line, is none', () => {
  const NOT_WHOLE = 'Tidak dapat terhubung ke server.'
  const answer = (body: string) => {
    globalThis.fetch = async () =>
      new Response(body, { headers: { 'content-type': 'application/pdf' } })
  }
  test('where its size is known', async () => {
    answer('%PDF')
    await expect(fetchFile('a.pdf', { size: 8 })).rejects.toThrow(NOT_WHOLE)
    expect(await fetchFile('a.pdf', { size: 4 })).toMatchObject({ size: 4 })
  })
  test('where nothing of it has come', async () => {
    answer('')
    await expect(fetchFile('a.pdf')).rejects.toThrow(NOT_WHOLE)
    await expect(call(api.ownData.exportFile, COPY)).rejects.toThrow(NOT_WHOLE)
  })
})
