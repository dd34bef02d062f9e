import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from './lock.ts'

let folder: string
let directory: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  directory = join(folder, 'database')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second holder is refused, naming the first', () => {
  const lock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(
    `Basis data di ${directory} sedang dipakai oleh proses lain (PID ${process.pid})`,
  )
  lock.release()
  lockDirectory(directory).release()
  expect(existsSync(`${directory}.lock`)).toBe(false)
})

const sleeper = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  return child
}

test('the lock of a live process is never taken, that of a dead one is', async () => {
  const child = await sleeper()
  writeFileSync(`${directory}.lock`, String(child.pid))
  expect(() => lockDirectory(directory)).toThrow(`PID ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDirectory(directory).release()
})

test('a process that merely got the same number is not the holder', () => {
  writeFileSync(`${directory}.lock`, `${process.pid} another-boot:1`)
  if (process.platform === 'linux') lockDirectory(directory).release()
  else expect(() => lockDirectory(directory)).toThrow('sedang dipakai')
})

test('an unreadable lock file is stale', () => {
  writeFileSync(`${directory}.lock`, '')
  lockDirectory(directory).release()
})
