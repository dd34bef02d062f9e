import { fireEvent, renderHook, waitFor } from '@testing-library/react'
import { useQuery } from '@/lib/api/use-query'
import { useUploadCall } from '@/lib/api/use-upload-call'
import { api } from '@/lib/contract'
import { mockApi, problem, startMockApi } from '@/lib/testing/mock-api'

const file = new File(['x'], 'sertifikat.pdf')
const input = { params: { id: '1' }, file }

/** A list that is shown beside an upload; how often it was asked for. */
async function open(stored: Parameters<typeof mockApi>[1]) {
  const { requestsTo } = startMockApi([
    mockApi(api.category.list, []),
    mockApi(api.adminCoaching.uploadCertificate, stored as never),
  ])
  const { result } = renderHook(() => {
    useQuery(api.category.list)
    return useUploadCall(['category'])
  })
  const asked = () => requestsTo(api.category.list).length
  await waitFor(() => expect(asked()).toBe(1))
  return { asked, send: result.current }
}

test('what an upload was refused for, because it is outdated, is fetched anew', async () => {
  const { asked, send } = await open(problem(409, 'Sudah diganti admin lain.'))
  const sent = send(api.adminCoaching.uploadCertificate, input)
  await expect(sent).rejects.toThrow('Sudah diganti admin lain.')
  await waitFor(() => expect(asked()).toBe(2))
})

test('one that was cancelled may have been stored: what is shown is fetched anew', async () => {
  const abort = new AbortController()
  const { asked, send } = await open(() => {
    abort.abort()
    return new Promise(() => {})
  })
  const { signal } = abort
  const sent = send(api.adminCoaching.uploadCertificate, { ...input, signal })
  await expect(sent).rejects.toThrow('Unggahan dibatalkan.')
  await waitFor(() => expect(asked()).toBe(2))
})

test('closing or reloading the page asks first, until the file has been sent or refused', async () => {
  const isHeldBack = () =>
    !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  const whileSent: boolean[] = []
  const { send } = await open(() => {
    whileSent.push(isHeldBack())
    return problem(422, 'File ini bukan PDF.')
  })
  expect(isHeldBack()).toBe(false)
  await expect(send(api.adminCoaching.uploadCertificate, input)).rejects.toThrow()
  expect([whileSent, isHeldBack()]).toEqual([[true], false])
})

test('after one that was refused for what it holds nothing is asked', async () => {
  const { asked, send } = await open(problem(422, 'File ini bukan PDF.'))
  const sent = send(api.adminCoaching.uploadCertificate, input)
  await expect(sent).rejects.toThrow('File ini bukan PDF.')
  expect(asked()).toBe(1)
})

test('what was stored is told as stored though what checks the answer does not come', async () => {
  jest.doMock('@/lib/api/check-answer', () => {
    throw new Error('Loading chunk 7 failed.')
  })
  const { send } = await open({ id: '1' })
  await expect(send(api.adminCoaching.uploadCertificate, input)).resolves.toEqual({
    id: '1',
  })
})
