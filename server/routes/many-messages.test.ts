import { api } from '../../lib/contract/index.ts'
import { MOST_TOLD } from '../../lib/entities/reminder-values.ts'
import { outbox } from '../db/schema/system.ts'
import { createCoaching } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

test('of more messages than are told one more is answered, so that it is known that some are left out', async () => {
  const { coaching } = await createCoaching(server)
  const { id: coachingId } = coaching
  const now = server.clock.now()
  const write = (count: number) =>
    server.db.insert(outbox).values(
      Array.from({ length: count }, () => ({
        ...{ channel: 'email' as const, recipient: 'ani@contoh.go.id', subject: 'Info' },
        ...{ body: 'Halo', state: 'sent' as const, nextAttemptAt: now, coachingId },
      })),
    )
  const told = async () => {
    const asked = { params: { id: coachingId }, as: 'admin' as const }
    return (await server.call(api.reminder.messages, asked)).answer.messages.length
  }
  await write(MOST_TOLD)
  expect(await told()).toBe(MOST_TOLD)
  await write(5)
  expect(await told()).toBe(MOST_TOLD + 1)
})
