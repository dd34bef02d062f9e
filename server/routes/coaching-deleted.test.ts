import { api } from '../../lib/contract/index.ts'
import { createCoaching } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const calls = api.adminCoaching

test('whoever has a deleted coaching open is told that it was deleted, and whether its participants know', async () => {
  const { coaching, admin: as } = await createCoaching(server)
  const options = { params: { id: coaching.id }, as }
  await server.call(calls.remove, options)
  const replies = [
    await server.call(calls.get, options),
    await server.call(calls.update, { ...options, body: { topic: 'Topik yang diketik' } }),
    await server.call(calls.publish, options),
  ]
  expect(replies.map(({ status, problem }) => `${status} ${problem.detail}`)).toEqual(
    replies.map(
      () => '410 Coaching ini sudah dihapus, tanpa notifikasi kepada pesertanya.',
    ),
  )
  const { problem } = await server.call(calls.proposals, options)
  expect(problem.detail).toBe('Coaching ini sudah dihapus.')
})
