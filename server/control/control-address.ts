import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where a running server takes orders from commands on its own machine. */
export type ControlAddress = {
  /** A socket in the file system, or a named pipe on Windows. */
  path: string
  /** Sent with every order: only who may read the data folder knows it. */
  token: string
}

/** The longest path of a socket that all systems take. */
const SOCKET_PATH_MAX = 100
const FILE = 'control.json'

const socketPath = (dataDir: string) => {
  if (process.platform === 'win32') return `\\\\.\\pipe\\e-coaching-${randomUUID()}`
  const own = join(dataDir, 'control.sock')
  if (own.length <= SOCKET_PATH_MAX) return own
  return join(mkdtempSync(join(tmpdir(), 'e-coaching-')), 'control.sock')
}

/** A new address; what a killed server left of its own is removed. The lock allows one server at a time. */
export const createAddress = (dataDir: string): ControlAddress => {
  const path = socketPath(dataDir)
  if (process.platform !== 'win32') rmSync(path, { force: true })
  return { path, token: randomBytes(32).toString('base64url') }
}

export const publishAddress = (dataDir: string, address: ControlAddress): void => {
  const unfinished = join(dataDir, `${FILE}.${randomUUID()}`)
  writeFileSync(unfinished, JSON.stringify(address), { mode: 0o600, flag: 'wx' })
  renameSync(unfinished, join(dataDir, FILE))
}

export const removeAddress = (dataDir: string, { path }: ControlAddress): void => {
  rmSync(join(dataDir, FILE), { force: true })
  if (process.platform === 'win32') return
  rmSync(path, { force: true })
  const folder = dirname(path)
  if (folder.startsWith(join(tmpdir(), 'e-coaching-'))) {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The address that a server has left here, running or not; null when there is none. */
export const readAddress = (dataDir: string): ControlAddress | null => {
  try {
    const { path, token } = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'))
    return typeof path === 'string' && typeof token === 'string' ? { path, token } : null
  } catch {
    return null
  }
}
