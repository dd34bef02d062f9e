/**
 * PostgreSQL restarted, crashed and ending its connections under load, by turns: `npx node
 * bench/database-restart.ts [rounds]`, 50 by default. Participants answer and admins write, send and upload
 * without a pause. The server must live through all of it, and at the end no acknowledged act may be lost
 * or doubled. Exits with 1 where that fails. Needs Debian's `postgresql`; takes about three minutes.
 */
import { percentile } from './percentile.ts'
import { checkEverything } from './several-servers/checks.ts'
import { letTimePass } from './several-servers/kill.ts'
import { runLoad } from './several-servers/load.ts'
import { endWith, prepareStage } from './several-servers/stage.ts'

const ROUNDS = Number(process.argv[2] ?? 50)
/** Longer than a sender takes: what is claimed since then is nobody's. */
const SENDING_MS = 4_000

const stage = await prepareStage()
const { postgres, world } = stage
const server = await stage.start()
const ready = server.address.replace('/api/v1', '/ready')

const WAYS = [
  ['restarted', () => postgres.restart('fast')],
  ['crashed', () => postgres.restart('immediate')],
  ['connections ended', () => postgres.endConnections()],
] as const
const tally = WAYS.map(([way, disturb]) => ({
  ...{ way, disturb, rounds: 0, calls: 0, repeated: 0 },
  back: [] as number[],
}))

const load = runLoad(world, [server])
const { acts } = load
const isReady = () =>
  fetch(ready).then(
    ({ ok }) => ok,
    () => false,
  )

/** Milliseconds until a call has been answered again, or null where the server has ended. */
const untilBack = async () => {
  const begun = performance.now()
  const before = acts.calls
  while (acts.calls === before || !(await isReady())) {
    if (server.hasEnded()) return null
    await load.pause(20)
  }
  return performance.now() - begun
}

let deaths = 0
for (let round = 0; round < ROUNDS && deaths === 0; round += 1) {
  const row = tally[round % tally.length]
  if (!row) break
  const { calls, repeated } = acts
  await load.pause(500 + Math.random() * 1_000)
  await row.disturb()
  const back = await untilBack()
  row.rounds += 1
  row.calls += acts.calls - calls
  row.repeated += acts.repeated - repeated
  if (back === null) deaths += 1
  else row.back.push(back)
}
if (deaths > 0) endWith(['the server has ended'])
await load.stop()
await load.pause(SENDING_MS)
await letTimePass(world, new Date(Date.now() - SENDING_MS))

console.table(
  tally.map(({ way, rounds, calls, repeated, back }) => ({
    ...{ PostgreSQL: way, rounds, 'calls answered': calls, 'sent again': repeated },
    'back after ms (median)': Math.round(percentile(back, 50)),
    'ms (longest)': Math.round(percentile(back, 100)),
  })),
)
console.log(`${ROUNDS} rounds, the server ended ${deaths} times`)
const failures = await checkEverything(world, { ...stage, acts, breaks: ROUNDS })
await server.stop()
await stage.close()
endWith(failures)
