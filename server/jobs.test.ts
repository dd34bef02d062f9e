import { auditTrail } from './db/schema/audit.ts'
import { files } from './db/schema/files.ts'
import { idempotencyKeys, limitedAttempts, outbox } from './db/schema/system.ts'
import { sessions } from './db/schema/users.ts'
import { JOBS, type JobContext, startJobs } from './jobs.ts'
import { insertAuditEntry } from './repositories/audit.ts'
import { listErasedIds, markErased } from './services/erased-list.ts'
import { emptiedServer } from './testing/shared-server.ts'
import { TEST_NOW } from './testing/test-server.ts'
import { uploadedFile } from './testing/uploaded-file.ts'

const server = emptiedServer()

afterEach(() => jest.useRealTimers())

const context = (): JobContext => ({
  ...server.deps,
  services: server.services,
  log: { warn: jest.fn(), error: jest.fn() },
})

test('every job can run on an empty database', async () => {
  const running = context()
  for (const job of JOBS) await job.run(running)
  expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length)
})

test('what is old is forgotten, what is in use stays', async () => {
  const user = await server.createUser()
  await server.tokenOf(user)
  await server.db.insert(idempotencyKeys).values({
    ...{ scope: 'anon', keyHash: 'a', call: 'POST /a', bodyHash: 'b' },
    expiresAt: new Date(TEST_NOW.getTime() + 1),
  })
  await server.db
    .insert(limitedAttempts)
    .values({ subject: 'a', failures: 1, windowStart: TEST_NOW })
  const bytes = Buffer.from('x')
  const file = {
    kind: 'document',
    fileName: 'a.pdf',
    mime: 'application/pdf',
    extension: 'pdf',
    bytes,
  } as const
  const kept = await uploadedFile(server, file, user.id)
  const orphan = await server.services.files.save(bytes, 'pdf')
  await markErased(server.services.files, { id: user.id, at: TEST_NOW.toISOString() })
  const old = jest.spyOn(server.services.files, 'savedBefore')
  await server.db.insert(outbox).values({
    ...{ channel: 'email', recipient: 'a@b.id', subject: 'a', body: 'b', state: 'sent' },
    ...{ createdAt: TEST_NOW, nextAttemptAt: TEST_NOW },
  })

  const counts = async () => [
    await server.db.$count(sessions),
    await server.db.$count(idempotencyKeys),
    await server.db.$count(limitedAttempts),
    await server.db.$count(outbox),
    await server.db.$count(files),
  ]
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  server.clock.set(new Date(TEST_NOW.getTime() + 121 * 24 * 3600 * 1000))
  for (const job of JOBS) await job.run(context())
  expect(await counts()).toEqual([0, 0, 0, 0, 1])
  expect(await server.services.files.read(orphan)).toBeNull()
  expect(await server.services.files.read(kept.name)).not.toBeNull()
  expect(await listErasedIds(server.services.files)).toEqual([user.id])
  // a call that runs may have kept a younger one, which no row knows yet
  expect(old).toHaveBeenCalledWith(new Date(TEST_NOW.getTime() + 120 * 24 * 3600 * 1000))
})

test('the audit trail is kept for two years', async () => {
  const keep = (at: string) =>
    insertAuditEntry(server.db, {
      ...{ call: 'POST /category', targets: {}, status: 200, requestId: at },
      at: new Date(at),
    })
  await keep('2024-08-23T00:00:00Z')
  await keep('2024-08-26T00:00:00Z')
  for (const job of JOBS) await job.run(context())
  const kept = await server.db.select().from(auditTrail)
  expect(kept.map(({ requestId }) => requestId)).toEqual(['2024-08-26T00:00:00Z'])
})

test('jobs run over and over, also after a failure, until they are stopped', async () => {
  jest.useFakeTimers()
  const run = jest.fn().mockRejectedValueOnce(new Error('database is away'))
  const running = context()
  const jobs = startJobs(running, [{ name: 'probe', everyMs: 1000, run }])
  await jest.advanceTimersByTimeAsync(3500)
  expect(run).toHaveBeenCalledTimes(3)
  expect(running.log.error).toHaveBeenCalledTimes(1)
  await jobs.stop()
  await jest.advanceTimersByTimeAsync(5000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('a job that runs when the server closes is told, and waited for', async () => {
  let isDone = false
  const started = Promise.withResolvers<void>()
  const run = async ({ signal }: JobContext) => {
    started.resolve()
    await new Promise((closing) => signal?.addEventListener('abort', closing))
    isDone = true
  }
  const jobs = startJobs(context(), [{ name: 'probe', everyMs: 1, run }])
  await started.promise
  await jobs.stop()
  expect(isDone).toBe(true)
})
