/**
 * kill -9 of a server on the embedded database in the middle of load: `npx node bench/kill-9.ts [rounds]`, 25
 * by default. After each kill the server must start again, and hold every answer that it had confirmed.
 * Exits with 1 where that fails. Needs no root and no other program; takes about three minutes.
 */

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../server/testing/server-process.ts'
import { answerAll, findLost, noAnswers } from './kill-9/answering.ts'
import { prepareEmbedded } from './kill-9/embedded-world.ts'

const ROUNDS = Number(process.argv[2] ?? 25)

const at = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)

const folder = mkdtempSync(join(tmpdir(), 'kill-9-'))
const dataDir = join(folder, 'data')
const world = await prepareEmbedded(dataDir)
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const answers = noAnswers()
const restarts: number[] = []
const lost: string[] = []

await findLost(world, server.address, answers)
for (let round = 1; round <= ROUNDS; round += 1) {
  const before = answers.confirmed
  const answering = answerAll(world, server.address, { answers })
  await pause(500 + Math.random() * 1_500)
  await server.kill()
  await answering
  const begun = performance.now()
  await server.restart()
  restarts.push(performance.now() - begun)
  const gone = await findLost(world, server.address, answers)
  lost.push(...gone)
  const ready = `ready after ${Math.round(restarts.at(-1) ?? 0)} ms`
  console.log(
    `round ${round}: ${answers.confirmed - before} confirmed, ${gone.length} lost, ${ready}`,
  )
}
await server.stop()

const left = ['database.lock', 'database.lock.takeover', 'control.json', 'control.sock']
  .filter((name) => existsSync(join(dataDir, name)))
  .map((name) => `left behind: ${name}`)
rmSync(folder, { recursive: true, force: true })

console.log(
  `${answers.confirmed} answers confirmed over ${ROUNDS} kills, ${lost.length} lost`,
)
console.log(
  `ready again after ${at(restarts, 0.5)} ms (median), ${at(restarts, 1 - 1e-9)} ms`,
)
console.log(
  `an answer took ${at(answers.milliseconds, 0.5)} ms, p99 ${at(answers.milliseconds, 0.99)} ms`,
)
for (const failure of [...lost, ...left]) console.error(`FAILED: ${failure}`)
process.exit(lost.length + left.length === 0 ? 0 : 1)
