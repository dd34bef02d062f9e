import { call } from '@/lib/api/call'
import { mayBeDone } from '@/lib/api/errors'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'
import { FILE_GONE } from '@/lib/copy'
import { mockApi, offline, startMockApi } from '@/lib/testing/mock-api'

const FAQ = { params: { id: '1' }, body: {} as never }
const LOST = 'Jawaban server tidak sampai, jadi mungkin sudah berhasil.'

describe('of an act without an answer it is said', () => {
  test.each([
    ['that it may have been done', api.faq.update, LOST],
    ['of a login only that there is no answer', api.auth.login, 'Tidak dapat terhubung'],
  ])('%s', async (_, endpoint, told) => {
    startMockApi([mockApi(endpoint as typeof api.faq.update, offline)])
    const answer = call(endpoint as typeof api.faq.update, FAQ)
    await expect(answer).rejects.toThrow(told)
  })

  test('that it was not done, where the device had no line', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    startMockApi([mockApi(api.faq.update, offline)])
    await expect(call(api.faq.update, FAQ)).rejects.toThrow('Tidak dapat terhubung')
  })

  test('that it may have been done, where the browser took a line for none', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    startMockApi([mockApi(api.faq.list, []), mockApi(api.faq.update, offline)])
    await call(api.faq.list, {})
    await expect(call(api.faq.update, FAQ)).rejects.toThrow(LOST)
    window.dispatchEvent(new Event('offline'))
    await expect(call(api.faq.update, FAQ)).rejects.toThrow('Tidak dapat terhubung')
  })

  test('that it may have been done, where the answer is cut', async () => {
    const cut = new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) })
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(cut))
    await expect(call(api.faq.update, FAQ)).rejects.toThrow(LOST)
  })
})

describe('of an upload without an answer', () => {
  const file = new File(['x'], 'sertifikat.pdf')
  const send = (signal?: AbortSignal) =>
    upload(api.adminCoaching.uploadCertificate, { params: { id: '1' }, file, signal })

  test('it is said that it may have been stored, once the server had all of it', async () => {
    startMockApi([mockApi(api.adminCoaching.uploadCertificate, offline)])
    const error = await send().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: expect.stringContaining(LOST) })
    expect(mayBeDone(error)).toBe(true)
  })

  test('it is said that it is not understood, where more than that it was done is needed of it', async () => {
    startMockApi([mockApi(api.uploads.anyfile, {} as never)])
    const sent = upload(api.uploads.anyfile, { file })
    const error = await sent.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      message: expect.stringContaining('Jawaban server tidak dikenali.'),
    })
    expect(mayBeDone(error)).toBe(true)
  })

  const cut = () =>
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      this.onerror?.(new ProgressEvent('error'))
    })

  test('it is said that it was cut, before that', async () => {
    startMockApi([])
    cut()
    const error = await send().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: expect.stringContaining('terputus') })
    expect(mayBeDone(error)).toBe(false)
  })

  test('the line is not blamed for a file that changed on the disk since it was chosen', async () => {
    startMockApi([])
    cut()
    const changed = new DOMException('changed', 'NotReadableError')
    jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(changed)
    const error = await send().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: FILE_GONE })
    expect(mayBeDone(error)).toBe(false)
  })
})
