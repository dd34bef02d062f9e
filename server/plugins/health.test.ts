import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let isDiskWritable = true
/** Never settles, as a disk or network that hangs. */
let isHanging = false
let free = 10 * 1024 ** 3

beforeAll(async () => {
  const disk = async () => {
    if (isHanging) await new Promise(() => undefined)
    if (!isDiskWritable) throw new Error('EROFS: read-only file system')
  }
  server = await createTestServer({ probes: { disk }, freeBytes: async () => free })
})
beforeEach(() => {
  // Answers are kept for a second: each test looks from a later one.
  const later = (performance.now() ?? 0) + 60_000 * asked
  asked += 1
  jest.spyOn(performance, 'now').mockReturnValue(later)
})
afterEach(() => {
  isDiskWritable = true
  isHanging = false
  free = 10 * 1024 ** 3
  jest.useRealTimers()
})
afterAll(() => server.close())

let asked = 1

const ask = async (name: 'health' | 'ready') => {
  const reply = await server.app.inject({ url: `/e-coaching/${name}` })
  return { status: reply.statusCode, answer: reply.json(), headers: reply.headers }
}

test('alive and ready', async () => {
  expect(await ask('health')).toMatchObject({ status: 200, answer: { status: 'ok' } })
  expect(await ask('ready')).toMatchObject({
    status: 200,
    answer: { status: 'ok', database: 'ok', disk: 'ok', space: 'ok', files: 'ok' },
    headers: { 'cache-control': 'no-store' },
  })
})

test('alive but not ready while the disk takes nothing, and without saying why to strangers', async () => {
  isDiskWritable = false
  const { status, answer } = await ask('ready')
  expect(status).toBe(503)
  expect(answer).toEqual({
    status: 'failed',
    database: 'ok',
    disk: 'failed',
    space: 'ok',
    files: 'ok',
  })
  expect((await ask('health')).status).toBe(200)
})

test('not ready while calls that write are refused for want of room', async () => {
  free = 199 * 1024 ** 2
  const { status, answer } = await ask('ready')
  expect([status, answer.space]).toEqual([503, 'failed'])
  const reply = await server.app.inject({
    method: 'POST',
    url: '/e-coaching/api/v1/auth/logout',
    payload: {},
  })
  expect(reply.statusCode).toBe(507)
})

test('not ready while uploads cannot be kept', async () => {
  jest.spyOn(server.deps.files, 'probe').mockRejectedValue(new Error('NoSuchBucket'))
  const { status, answer } = await ask('ready')
  expect([status, answer.files]).toEqual([503, 'failed'])
})

test('not ready while the database is away', async () => {
  jest.spyOn(server.db, 'execute').mockImplementation(() => {
    throw new Error('ECONNREFUSED')
  })
  const { status, answer } = await ask('ready')
  expect(status).toBe(503)
  expect(answer).toEqual({
    status: 'failed',
    database: 'failed',
    disk: 'ok',
    space: 'ok',
    files: 'ok',
  })
})

test('what hangs is given up after two seconds', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  })
  isHanging = true
  const answer = ask('ready')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await answer).toMatchObject({ status: 503, answer: { disk: 'failed' } })
})

test('many who ask at once ask the database once', async () => {
  const execute = jest.spyOn(server.db, 'execute')
  await Promise.all([ask('ready'), ask('ready'), ask('ready')])
  expect(execute).toHaveBeenCalledTimes(1)
})
