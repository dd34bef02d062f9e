/**
 * A disk that fills up, is full, and is read-only under the embedded database: `npx node bench/disk-full.ts`
 * as root, because it mounts a small disk in memory. Refusals must be clear, reading must go on as
 * long as it can, and no answer that was confirmed may be missing once there is room again. Exits with 1
 * where that fails.
 */

import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../server/testing/server-process.ts'
import { TEST_CONFIG } from '../server/testing/test-server.ts'
import { answerAll, findLost, noAnswers } from './kill-9/answering.ts'
import { prepareEmbedded } from './kill-9/embedded-world.ts'

const MEGABYTE = 1024 * 1024
const failures: string[] = []

const expect = (what: string, isRight: boolean, seen: unknown) => {
  console.log(`${isRight ? 'ok     ' : 'FAILED '} ${what}: ${seen}`)
  if (!isRight) failures.push(what)
}

const disk = mkdtempSync(join(tmpdir(), 'disk-full-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=420m', 'tmpfs', disk])
const dataDir = join(disk, 'data')
const filler = join(disk, 'filler')

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

/** Fills the disk until so many bytes are left. */
const fillTo = (left: number) => {
  const file = openSync(filler, 'a')
  const block = Buffer.alloc(4096, 1)
  try {
    while (freeBytes() > left) {
      const size = freeBytes() - left > MEGABYTE ? MEGABYTE : block.length
      writeSync(file, size === MEGABYTE ? Buffer.alloc(MEGABYTE, 1) : block)
    }
  } catch {
    // full to the last byte
  } finally {
    closeSync(file)
  }
}

/** A start as a service manager makes it, where it is expected to fail. */
const tryStart = () =>
  spawnSync(process.execPath, [resolve('server/main.ts')], {
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: '0' },
      ...{ DATA_DIR: dataDir, JWT_SECRET: TEST_CONFIG.secret },
    },
  })

const firstLine = (text: string) => text.trim().split('\n').at(-1)?.slice(0, 160)

const world = await prepareEmbedded(dataDir)
const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }
const server = await startServer(environment)
const answers = noAnswers()
await findLost(world, server.address, answers)

const answerOnce = async () => {
  const [taker] = world.takers
  const response = await fetch(
    `${server.address}/coaching/${world.coaching.id}/pre-test/answer`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${taker?.token}`,
      },
      body: JSON.stringify({ preTestSoalId: taker?.questionIds[0], jawabanUser: 'A' }),
    },
  )
  return { status: response.status, text: await response.text() }
}

console.log('== less than 200 MB left')
fillTo(150 * MEGABYTE)
await pause(5_500)
const refused = await answerOnce()
expect('writing is refused with 507 and a sentence', refused.status === 507, refused.text)
const list = await fetch(`${server.address}/faq`)
expect('reading goes on', list.status === 200, list.status)
rmSync(filler)
await pause(5_500)
const taken = await answerOnce()
expect('with room again it goes on without a restart', taken.status === 200, taken.status)

console.log('== full to the last byte under load')
await findLost(world, server.address, answers)
const answering = answerAll(world, server.address, { answers, mayRefuse: true })
await pause(1_000)
fillTo(0)
const outcome = await Promise.race([answering, pause(30_000).then(() => 'hangs')])
expect('no call hangs', outcome !== 'hangs', answers.confirmed)
// It may have ended by itself already.
await Promise.race([server.kill(), pause(5_000)])
const full = tryStart()
console.log(
  `a start on the full disk: code ${full.status}, "${firstLine(full.stderr + full.stdout)}"`,
)
rmSync(filler)
await server.restart()
const afterFull = await findLost(world, server.address, answers)
expect('no confirmed answer is missing', afterFull.length === 0, answers.confirmed)
await server.kill()

console.log('== read-only')
execFileSync('mount', ['-o', 'remount,ro', disk])
const readOnly = tryStart()
const said = firstLine(readOnly.stderr + readOnly.stdout)
expect('the start is refused with a sentence', readOnly.status === 1, said)
execFileSync('mount', ['-o', 'remount,rw', disk])
await server.restart()
const afterReadOnly = await findLost(world, server.address, answers)
expect('nothing has changed', afterReadOnly.length === 0, afterReadOnly.length)
await server.stop()

execFileSync('umount', [disk])
rmSync(disk, { recursive: true, force: true })
console.log(failures.length === 0 ? 'all as it should be' : `${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
