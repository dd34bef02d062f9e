/**
 * Puts one small fault after another into the files of some folders and looks whether a test fails:
 * `nice node scripts/run.mjs bench/mutants.ts lib/domain/participation lib/answers`. Prints what no test sees and a
 * line per file. It works on a copy of the tracked files in a temporary folder; the tree is never touched.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isPostgresInstalled } from '../server/testing/postgres-server.ts'
import { sharePostgres, stopDatabases } from '../server/testing/run-databases.ts'
import { type Mutation, mutationsOf, switched } from './mutants/mutations.ts'
import { createFinder } from './mutants/nearest-tests.ts'
import type { Fault } from './mutants/session.ts'
import type { Answer, Job } from './mutants/worker.ts'

/** How long nothing may be heard of a worker: a fault that never ends keeps it from speaking. */
const SILENCE_MS = 300_000

/** How many files of tests a worker runs, which keeps what each has loaded, and with how many a fault is on from the start. */
const [FILES_OF_WORKER, MOST_FROM_START] = [8, 2]

/** In how many files of tests that are not its nearest a fault is tried. */
const MOST_FILES = 3
const testsOf = createFinder(process.cwd())

type Known = Fault & {
  line: number
  text: string
  isSeen: boolean
  trials: number
  atStartOf: string[]
}

const root = process.cwd()
const copy = mkdtempSync(path.join(tmpdir(), 'mutants-'))
function makeCopy() {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) {
    cpSync(path.join(root, file), path.join(copy, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
}

const filesOf = (target: string) =>
  target.endsWith('.ts')
    ? [target]
    : globSync(`${target}/**/*.ts`, { cwd: root })
        .filter((file) => !file.includes('.test.'))
        .sort()

/** Puts the faults of all files into the copy, each behind its switch. */
function plantIn(files: readonly string[]): Known[] {
  const faults: Known[] = []
  for (const file of files) {
    const code = readFileSync(path.join(copy, file), 'utf8')
    const told = ({ start, end, text }: Mutation) =>
      `${code.slice(start, end)}  ->  ${text}`.replace(/\s+/g, ' ')
    const all = mutationsOf(code)
    writeFileSync(path.join(copy, file), switched(code, all, faults.length))
    for (const one of all) {
      const state = { isSeen: false, trials: 0, atStartOf: [] }
      faults.push({ id: faults.length, file, line: one.line, text: told(one), ...state })
    }
  }
  return faults
}

const opensDatabase = (test: string) =>
  /createTestServer|openTestDatabase/.test(readFileSync(path.join(copy, test), 'utf8'))

let worker: ChildProcess | undefined
let worked = 0
function ask(job: Job, hear: (answer: Answer) => void): Promise<Answer | undefined> {
  if (worked >= FILES_OF_WORKER) endWorker()
  worked += 1
  worker ??= fork(path.join(copy, 'bench/mutants/worker.ts'), { cwd: copy })
  const asked = worker
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      clearTimeout(silence)
      asked.removeAllListeners()
      if (!answer) endWorker()
      resolve(answer)
    }
    const silence = setTimeout(end, SILENCE_MS)
    asked.on('exit', () => end())
    asked.on('message', (answer: Answer) => {
      silence.refresh()
      if (answer.kind === 'done') end(answer)
      else hear(answer)
    })
    asked.send(job)
  })
}

function endWorker() {
  worker?.kill('SIGKILL')
  worker = undefined
  worked = 0
}

/** Runs a file of tests until each fault that it reaches has been tried. */
async function tryIn(test: string, faults: readonly Known[]) {
  const known = new Map(faults.map((fault) => [fault.id, fault]))
  const tried = new Set<number>()
  let batch: number | undefined
  for (;;) {
    const left = faults.filter(({ id, isSeen }) => !isSeen && !tried.has(id))
    if (left.length === 0) return
    let trying: Known | undefined
    const job = { test, faults: left.map(({ id, file }) => ({ id, file })) }
    const answer = await ask({ ...job, ...(batch && { batch }) }, (told) => {
      const fault = 'id' in told ? known.get(told.id) : undefined
      if (!fault) return
      if (told.kind === 'trying') trying = fault
      if (told.kind === 'seen') fault.isSeen = true
      if (told.kind === 'atStart') fault.atStartOf.push(test)
      if (told.kind === 'tried') {
        fault.trials += 1
        tried.add(fault.id)
      }
    })
    if (!answer && !trying) return print(`${test} ended by itself`)
    if (!answer && trying) trying.isSeen = true
    if (answer?.kind === 'done' && answer.isSound) return
    batch = 1
  }
}

/** Runs files of tests with a fault that is on from the start, since it is reached while they are loaded. */
async function tryFromStart(fault: Known) {
  for (const test of [...new Set(fault.atStartOf)].slice(0, MOST_FROM_START)) {
    if (fault.isSeen) return
    fault.trials += 1
    const answer = await ask({ test, faults: [], always: fault.id }, () => undefined)
    fault.isSeen = !answer || (answer.kind === 'done' && answer.hasFailed)
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const tell = ({ file, line, text, trials }: Known) =>
  print(`${trials ? 'SURVIVED' : 'UNREACHED'} ${file}:${line}  ${text}`)

function tellSum(file: string, all: readonly Known[]) {
  const own = all.filter((one) => one.file === file)
  print(`= ${file}: ${own.filter(({ isSeen }) => isSeen).length} of ${own.length} seen`)
}

async function tryFile(file: string, all: readonly Known[], done: Set<string>) {
  const isLeft = (fault: Known) => fault.file === file && !fault.isSeen
  for (const test of testsOf(file)) {
    if (!all.some(isLeft)) break
    if (done.has(test)) continue
    done.add(test)
    if (opensDatabase(test) && !process.env.TEST_DATABASE_URL && isPostgresInstalled()) {
      endWorker()
      await sharePostgres()
    }
    await tryIn(
      test,
      all.filter(({ trials, file: own }) => trials < MOST_FILES || own === file),
    )
    print(`${test}: ${all.filter(({ isSeen }) => isSeen).length} of ${all.length} seen`)
  }
  const own = all.filter((one) => one.file === file)
  for (const fault of own.filter(({ isSeen, atStartOf }) => !isSeen && !atStartOf.length))
    tell(fault)
  tellSum(file, all)
}

try {
  makeCopy()
  const files = [...new Set(process.argv.slice(2).flatMap(filesOf))]
  const faults = plantIn(files)
  const done = new Set<string>()
  for (const file of files) await tryFile(file, faults, done)
  for (const fault of faults.filter(
    ({ isSeen, atStartOf }) => !isSeen && atStartOf.length,
  )) {
    await tryFromStart(fault)
    if (!fault.isSeen) tell(fault)
  }
  for (const fault of faults) if (!fault.isSeen) tell(fault)
  for (const file of files) tellSum(file, faults)
} finally {
  endWorker()
  await stopDatabases()
  rmSync(copy, { recursive: true, force: true })
}
