/**
 * Issues certificates by the job of a real server while participants take a test:
 * `DATABASE=postgres|embedded CERTIFICATES=200 PARTICIPANTS=100 node scripts/run.mjs bench/certificates.ts`
 * With `KILLS=5` nobody takes a test, and the server is killed (-9) so many times in the middle.
 * Exits with 1 where a number, certificate or message is missing or there twice, or a call failed; the figures are for
 * whoever reads them, because a busy machine is no failure.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { beginJob, letTimePass, prepareComplete, readJob } from './certificates/prepare.ts'
import { verify } from './certificates/verify.ts'
import { percentile } from './percentile.ts'
import { takeTests } from './test-load/load.ts'
import { openPlace } from './test-load/place.ts'
import { prepare } from './test-load/prepare.ts'

const isEmbedded = process.env.DATABASE === 'embedded'
const count = Number(process.env.CERTIFICATES ?? 200)
const kills = Number(process.env.KILLS ?? 0)
const participants = kills > 0 ? 1 : Number(process.env.PARTICIPANTS ?? 100)
const SECONDS_OF_LOAD = 45

const place = await openPlace({ isEmbedded })
const { load, office } = await place.withDatabase(async (db) => {
  const made = await prepare(db, participants)
  const { coachingId } = made
  return { load: made, office: await prepareComplete(db, { coachingId, count }) }
})
const server = await place.startServer()
const caller = { address: server.address, token: office.token }
console.log(
  `== ${count} certificates on ${isEmbedded ? 'the embedded database' : 'PostgreSQL'}`,
)

/** How long the server works at it, and how much of its processor it takes. */
const untilDone = async (jobId: string) => {
  const [begun, cpu] = [performance.now(), server.cpu()]
  for (;;) {
    const { state } = await readJob(caller, jobId)
    if (state === 'done' || state === 'failed') {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(
        `${state} after ${seconds} s, ${(server.cpu() - cpu).toFixed(1)} s of processor`,
      )
      return
    }
    await pause(500)
  }
}

const killInTheMiddle = async (jobId: string) => {
  let before = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    while ((await readJob(caller, jobId)).done <= before) await pause(50)
    await pause(Math.random() * 1_000)
    await server.kill()
    await place.withDatabase(letTimePass)
    await server.restart()
    before = (await readJob(caller, jobId)).done
    console.log(`kill ${kill}: ${before} of ${count} are done`)
  }
}

const figures = (times: number[]) =>
  [50, 95, 99]
    .map((share) => `p${share} ${Math.round(percentile(times, share))} ms`)
    .join(', ')

const failures: string[] = []
if (kills > 0) {
  const jobId = await beginJob(caller, office.coachingId)
  await killInTheMiddle(jobId)
  await untilDone(jobId)
} else {
  const taking = takeTests(server.address, load, { seconds: SECONDS_OF_LOAD })
  await pause(5_000)
  await untilDone(await beginJob(caller, office.coachingId))
  const taken = await taking
  failures.push(...taken.failures)
  console.log(
    `answers meanwhile (${taken.took.answer.length}): ${figures(taken.took.answer)}`,
  )
}
console.log(`memory of the server: ${server.memory()} MB`)
await server.stop()
const { coachingId } = office
failures.push(...(await place.withDatabase((db) => verify(db, { coachingId, count }))))
await place.remove()
for (const failure of failures.slice(0, 20)) console.error(`FAILED: ${failure}`)
console.log(failures.length === 0 ? 'nothing missing, nothing twice' : 'failed')
process.exit(failures.length === 0 ? 0 : 1)
