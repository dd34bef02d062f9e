import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { errorCode } from './refusal.ts'

export type DirectoryLock = { release: () => void }

type Holder = { pid: number; started: string | null }

/** A take-over of a stale lock lasts milliseconds; a guard older than this was left by a crash. */
const GUARD_MS = 10_000

const readOr = <T>(fallback: T, read: () => T): T => {
  try {
    return read()
  } catch {
    return fallback
  }
}

/**
 * When a process started, in ticks since boot and with the boot's own id, so that a number that
 * was given to another process is not mistaken for the holder. Null where the system does not tell.
 */
const startOf = (pid: number) =>
  readOr(null, () => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  })

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs under another account.
    return errorCode(error) === 'EPERM'
  }
}

const isAlive = ({ pid, started }: Holder) =>
  isRunning(pid) && (started === null || startOf(pid) === null || startOf(pid) === started)

const readHolder = (file: string): Holder | null =>
  readOr(null, () => {
    const [pid, started] = readFileSync(file, 'utf8').trim().split(' ')
    return Number.isInteger(Number(pid)) && Number(pid) > 0
      ? { pid: Number(pid), started: started ?? null }
      : null
  })

const createEmpty = (file: string) => {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return null
    throw error
  }
}

/** Creates the file or says that it is there already; the creation itself is atomic. */
const createLock = (file: string) => {
  const descriptor = createEmpty(file)
  if (descriptor === null) return false
  try {
    writeSync(descriptor, `${process.pid} ${startOf(process.pid) ?? ''}`.trim())
    return true
  } catch (error) {
    // On a full disk: a lock without a holder would keep the next start out.
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Removes a stale lock; the guard keeps two starters from removing each other's fresh one. */
const removeStale = (file: string) => {
  const guard = `${file}.takeover`
  const age = readOr(0, () => Date.now() - statSync(guard).mtimeMs)
  if (age > GUARD_MS) rmSync(guard, { force: true })
  if (!createLock(guard)) return
  const holder = readHolder(file)
  if (!holder || !isAlive(holder)) rmSync(file, { force: true })
  rmSync(guard, { force: true })
}

/**
 * Takes the lock file beside a database directory (`<directory>.lock`). PGlite has no lock of its
 * own: two processes on one directory silently lose each other's rows. A live holder is never
 * pushed aside; the lock of a process that died is taken over.
 *
 * @throws with the holder's process id when the directory is in use.
 */
export const lockDirectory = (directory: string): DirectoryLock => {
  const file = `${directory}.lock`
  if (!createLock(file)) {
    const holder = readHolder(file)
    if (!holder || !isAlive(holder)) removeStale(file)
    if (!createLock(file)) {
      const pid = readHolder(file)?.pid
      throw new Error(
        `Basis data di ${directory} sedang dipakai oleh proses lain${pid ? ` (PID ${pid})` : ''}. ` +
          `Hentikan proses itu dahulu; bila proses itu sudah tidak ada, hapus ${file}.`,
      )
    }
  }
  return { release: () => rmSync(file, { force: true }) }
}
