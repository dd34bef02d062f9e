import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
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

  test('that it may have been done, where the answer is cut', async () => {
    const cut = new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) })
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(cut))
    await expect(call(api.faq.update, FAQ)).rejects.toThrow(LOST)
  })
})
