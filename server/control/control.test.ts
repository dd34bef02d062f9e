import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '../../lib/contract/index.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { publishAddress, readAddress } from './control-address.ts'
import { orderAdminAct, orderBackupNote, orderDump } from './control-client.ts'
import { startControl } from './control-server.ts'

let server: TestServer
let dataDir: string

beforeAll(async () => {
  server = await createTestServer()
  dataDir = mkdtempSync(join(tmpdir(), 'control-'))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await server.close()
})

const start = () => startControl({ ...server, dataDir, log: { info: jest.fn() } })

const RESET = { act: 'reset-password', username: 'siapa', password: 'Rahasia123' }

test('orders are obeyed while the server runs, with its own words of refusal', async () => {
  const control = await start()
  await expect(orderAdminAct(dataDir, RESET)).rejects.toThrow('Tidak ada akun')
  const dump = join(dataDir, 'dump.gz')
  expect(await orderDump(dataDir, dump)).toBe(true)
  expect(statSync(dump).size).toBeGreaterThan(100)
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.part'))).toEqual([])
  await control.close()
  expect(await orderAdminAct(dataDir, RESET)).toBeNull()
  expect(existsSync(join(dataDir, 'control.json'))).toBe(false)
})

test('a backup that was made is kept with the data', async () => {
  const control = await start()
  expect(await orderBackupNote(dataDir)).toBe(true)
  await control.close()
  expect(await orderBackupNote(dataDir)).toBe(false)
  const trail = await server.call(api.audit.list, { as: 'superadmin' })
  expect(trail.answer.entries).toMatchObject([{ call: 'npm run backup', status: 200 }])
})

test('nobody without the token of the data folder is obeyed', async () => {
  const control = await start()
  const address = readAddress(dataDir)
  if (!address) throw new Error('no address was published')
  publishAddress(dataDir, { ...address, token: 'guessed' })
  await expect(orderAdminAct(dataDir, RESET)).rejects.toThrow('wrong token')
  await expect(orderDump(dataDir, join(dataDir, 'never'))).rejects.toThrow('wrong token')
  expect(existsSync(join(dataDir, 'never'))).toBe(false)
  await control.close()
})

test('what a killed server left behind leads nowhere and is replaced', async () => {
  publishAddress(dataDir, { path: join(dataDir, 'control.sock'), token: 'of yesterday' })
  expect(await orderDump(dataDir, join(dataDir, 'nobody'))).toBe(false)
  const control = await start()
  await expect(orderAdminAct(dataDir, RESET)).rejects.toThrow('Tidak ada akun')
  await control.close()
})

test.each(['control.json', 'control.sock'])(
  'only its own account may use %s',
  async (name) => {
    const control = await start()
    const address = readAddress(dataDir)
    const file = name === 'control.sock' ? `${address?.path}` : join(dataDir, name)
    expect(statSync(file).mode & 0o077).toBe(0)
    await control.close()
  },
)
