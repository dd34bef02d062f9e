import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, lt, sql } from '../../server/db/orm.ts'
import { outbox } from '../../server/db/schema/system.ts'
import type { startServer } from '../../server/testing/server-process.ts'
import type { World } from './world.ts'

/** The three minutes after which a dead server's messages pass to another one, in a moment. */
export const letTimePass = ({ server }: World, killedAt: Date) =>
  server.db
    .update(outbox)
    .set({ claimedAt: sql`${outbox.claimedAt} - interval '4 minutes'` })
    .where(and(eq(outbox.state, 'sending'), lt(outbox.claimedAt, killedAt)))

/** Kills a server while messages are on their way, and starts it again. */
export const killInTheMiddle = async (
  world: World,
  victim: Awaited<ReturnType<typeof startServer>>,
): Promise<void> => {
  await pause(1_500)
  while ((await world.server.db.$count(outbox, eq(outbox.state, 'sending'))) === 0)
    await pause(10)
  await victim.kill()
  const killedAt = new Date()
  // the survivor's own messages of that moment are through by then
  await pause(4_000)
  await letTimePass(world, killedAt)
  await victim.restart()
}
