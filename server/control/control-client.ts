import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../db/refusal.ts'
import type { Facts } from '../doctor/facts.ts'
import { type ControlAddress, readAddress } from './control-address.ts'

/** What a killed server left behind leads nowhere. */
const NOBODY = ['ECONNREFUSED', 'ENOENT']

const send = ({ path, token }: ControlAddress, order: string, body: object) =>
  new Promise<IncomingMessage>((settle, reject) => {
    const asked = request(
      {
        socketPath: path,
        path: order,
        method: 'POST',
        agent: false,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      settle,
    )
    asked.once('error', reject)
    asked.end(JSON.stringify(body))
  })

/** The answer of the server that runs on this data; null when none does. */
const order = async (dataDir: string, name: string, body: object) => {
  const address = readAddress(dataDir)
  if (!address) return null
  try {
    return await send(address, name, body)
  } catch (error) {
    if (NOBODY.includes(errorCode(error) ?? '')) return null
    throw error
  }
}

const messageOf = async (response: IncomingMessage): Promise<string> => {
  const { message }: { message?: string } = JSON.parse(await text(response))
  if (response.statusCode !== 200) throw new Error(message)
  return message ?? ''
}

/**
 * Has the running server dump its database into a file.
 *
 * @returns false when no server runs on this data
 */
export const orderDump = async (dataDir: string, file: string): Promise<boolean> => {
  const response = await order(dataDir, '/dump', {})
  if (!response) return false
  if (response.statusCode !== 200) await messageOf(response)
  await pipeline(
    response,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return true
}

/**
 * Has the running server keep that a backup has been made.
 *
 * @returns false when no server runs on this data
 */
export const orderBackupNote = async (dataDir: string): Promise<boolean> => {
  const response = await order(dataDir, '/backed-up', {})
  if (response) await messageOf(response)
  return response !== null
}

/** What the running server knows of its database; null when no server runs on this data. */
export const orderFacts = async (dataDir: string): Promise<Facts | null> => {
  const response = await order(dataDir, '/facts', {})
  if (!response) return null
  if (response.statusCode !== 200) await messageOf(response)
  return JSON.parse(await text(response))
}

/**
 * Has the running server make an account or set a password.
 *
 * @returns what was done; null when no server runs on this data
 * @throws with the server's reason when it refuses
 */
export const orderAdminAct = async (
  dataDir: string,
  act: object,
): Promise<string | null> => {
  const response = await order(dataDir, '/admin', act)
  return response && messageOf(response)
}
