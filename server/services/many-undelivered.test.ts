import { api } from '../../lib/contract/index.ts'
import { outbox } from '../db/schema/system.ts'
import { sharedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = sharedServer()

const message = (minutes: number, state: 'failed' | 'queued') => ({
  ...{ channel: 'email' as const, recipient: 'sari@contoh.go.id', subject: 'Halo' },
  ...{ body: 'Isi', state, attempts: 1, nextAttemptAt: TEST_NOW },
  createdAt: new Date(TEST_NOW.getTime() + minutes * 60_000),
})

test('those that failed are told, however many newer ones are still tried', async () => {
  const tried = Array.from({ length: 201 }, (_, no) => message(no + 1, 'queued'))
  await server.db.insert(outbox).values([message(0, 'failed'), ...tried])
  const { answer } = await server.as('admin')(api.notification.undelivered)
  const states = answer.map(({ state }) => state)
  expect(states.filter((state) => state === 'queued')).toHaveLength(200)
  expect(states.at(-1)).toBe('failed')
  expect(answer[0]?.createdAt).toBe(message(201, 'queued').createdAt.toISOString())
})
