import { api } from '../../lib/contract/index.ts'
import {
  insertCoaching,
  insertTest,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import type { Caller } from '../testing/test-server.ts'

const server = emptiedServer()

const DRAFT = { isPublished: false, publishDate: null }
const arrange = async () => {
  const source = await insertCoaching(server)
  await insertTest(server, source, 'pre-test', { question: 'lama.xlsx', count: 2 })
  await insertTest(server, source, 'pre-test', { question: 'pre.xlsx', version: 2 })
  await insertTest(server, source, 'post-test', { question: 'post.xlsx', hasKey: false })
  return { source, target: await insertCoaching(server, DRAFT) }
}
const copy = (
  id: string,
  body: { fromId: string; kinds: ('pre-test' | 'post-test')[] },
  as: Caller | null = 'admin',
) => server.call(api.adminCoaching.copyTests, { params: { id }, body, ...(as && { as }) })
const BOTH = ['pre-test', 'post-test'] as ('pre-test' | 'post-test')[]

test('takes over the newest questions with their key, and no results', async () => {
  const { source, target } = await arrange()
  const { status, answer } = await copy(target.id, { fromId: source.id, kinds: BOTH })
  expect(status).toBe(200)
  expect(answer).toMatchObject({ preTestSoal: 4, postTestSoal: 4, copyableTests: BOTH })
  expect(answer.PreTest).toEqual({ soal: 'pre.xlsx', jawaban: 'kunci.xlsx' })
  const params = { id: target.id }
  const post = await server.call(api.adminCoaching.postTest, { params, as: 'admin' })
  expect(post.answer).toMatchObject({ soal: 'post.xlsx', jawaban: null, scored: 0 })
  // the copy is its own: the source keeps its questions
  const before = await server.call(api.adminCoaching.get, {
    ...{ params: { id: source.id }, as: 'admin' },
  })
  expect(before.answer).toMatchObject({ preTestSoal: 4, postTestSoal: 4 })
})

test('copies only what was chosen', async () => {
  const { source, target } = await arrange()
  const { answer } = await copy(target.id, { fromId: source.id, kinds: ['post-test'] })
  expect(answer).toMatchObject({ preTestSoal: 0, postTestSoal: 4 })
})

test('asked once more, its answer lost, it is not told as copied where other questions stand there since', async () => {
  const { source, target } = await arrange()
  const as = await server.createUser({ role: 'admin' })
  const ask = () =>
    server.call(api.adminCoaching.copyTests, {
      ...{ as, params: { id: target.id } },
      ...{ body: { fromId: source.id, kinds: BOTH } },
      headers: { 'idempotency-key': 'the-same-copy' },
    })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  await insertTest(server, target, 'post-test', { question: 'lain.xlsx', version: 2 })
  const { status, problem } = await ask()
  expect(`${status} ${problem.detail}`).toBe('409 Coaching ini sudah memiliki soal.')
})

test('refuses as a whole what cannot be copied', async () => {
  const { source, target } = await arrange()
  const told = async (id: string, fromId: string, kinds = BOTH) => {
    const { status, problem } = await copy(id, { fromId, kinds })
    return `${status} ${problem.detail}`
  }
  await copy(target.id, { fromId: source.id, kinds: ['post-test'] })
  expect(await told(target.id, source.id)).toBe('409 Coaching ini sudah memiliki soal.')
  const params = { id: target.id }
  const { answer } = await server.call(api.adminCoaching.get, { params, as: 'admin' })
  expect(answer.preTestSoal).toBe(0)
  const empty = await insertCoaching(server, DRAFT)
  const bare = await insertCoaching(server)
  expect(await told(empty.id, bare.id)).toBe(
    '409 Coaching yang disalin tidak memiliki soal ini.',
  )
  expect(await told(empty.id, UNKNOWN_ID)).toBe(
    '404 Coaching yang disalin tidak ditemukan.',
  )
  const deletedAt = wib('2026-08-23', '10:00')
  const gone = await insertCoaching(server, { deletedAt })
  expect(await told(empty.id, gone.id)).toBe('404 Coaching yang disalin tidak ditemukan.')
  expect(await told(gone.id, source.id)).toBe('404 Coaching ini sudah dihapus.')
})

test('two who copy at once copy once, and the other is told', async () => {
  const { source, target } = await arrange()
  const body = { fromId: source.id, kinds: BOTH }
  const replies = await Promise.all([copy(target.id, body), copy(target.id, body)])
  const told = replies.map(({ status, problem }) => `${status} ${problem.detail ?? ''}`)
  expect(told.toSorted()).toEqual(['200 ', '409 Coaching ini sudah memiliki soal.'])
})

test('bad input, visitors and participants are refused', async () => {
  const { source, target } = await arrange()
  const body = { fromId: source.id, kinds: BOTH }
  expect((await copy(target.id, body, null)).status).toBe(401)
  expect((await copy(target.id, body, 'user')).status).toBe(403)
  expect((await copy(target.id, { ...body, kinds: [] })).status).toBe(400)
  const odd = { fromId: source.id, kinds: ['ujian'] as never }
  expect((await copy(target.id, odd)).status).toBe(400)
  expect((await copy(target.id, body, 'superadmin')).status).toBe(200)
})
