import { act, renderHook, screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { call } from '@/lib/api/call'
import { isOffline } from '@/lib/api/errors'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'
import { useSession } from '@/lib/session/use-session'
import { mockApi, offline, problem, startMockApi } from '@/lib/testing/mock-api'

test('mounts the shell at the address and guards it', async () => {
  await renderScreen('unauthorized', { as: 'user' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(location.hash).toBe('#/unauthorized')
  const { result } = renderHook(() => useSession())
  expect(result.current).toMatchObject({ role: 'user', user: { id: '7' } })
})

test('a visitor at a guarded address goes to the login page', async () => {
  const { answerWith } = await renderScreen('proses-coaching/test/pre-test', {
    params: { id: '3' },
  })
  answerWith(mockApi(api.asalInstansi.list, []))
  await act(async () => {})
  expect(location.hash).toBe('#/login')
})

test('answers calls by contract, keeps what was asked, and can change its mind', async () => {
  const server = startMockApi([mockApi(api.faq.remove, null)])
  await call(api.faq.remove, { params: { id: 'a b' } })
  expect(server.requestsTo(api.faq.remove)).toMatchObject([
    { method: 'DELETE', path: '/faq/a%20b', params: { id: 'a b' } },
  ])
  server.answerWith(mockApi(api.faq.remove, problem(409, 'Tidak bisa dihapus')))
  await expect(call(api.faq.remove, { params: { id: '3' } })).rejects.toMatchObject({
    status: 409,
    message: 'Tidak bisa dihapus',
  })
  server.answerWith(mockApi(api.faq.remove, offline))
  const failure = await call(api.faq.remove, { params: { id: '3' } }).catch(
    (error: unknown) => error,
  )
  expect(isOffline(failure)).toBe(true)
})

test('answers uploads with their file and fields', async () => {
  const onProgress = jest.fn()
  const server = startMockApi([
    mockApi(api.uploads.image, ({ file }) => ({ filePath: `images/${file?.name}` })),
  ])
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
  await expect(upload(api.uploads.image, { file, onProgress })).resolves.toEqual({
    filePath: 'images/foto.jpg',
  })
  expect(onProgress).toHaveBeenLastCalledWith(1)
  expect(server.requests).toHaveLength(1)
})
