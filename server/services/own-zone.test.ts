import { api } from '../../lib/contract/index.ts'
import { findUserRow, type UserRow } from '../repositories/users.ts'
import {
  august,
  remindAt,
  remindedCoaching,
  toldByMail,
} from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()
let ani: UserRow
let budi: UserRow
beforeEach(async () => {
  ani = await server.createUser({ email: 'ani@contoh.go.id' })
  budi = await server.createUser({ email: 'budi@contoh.go.id' })
})

const logIn = async ({ username }: UserRow, timeZone?: string) => {
  const body = { username, password: TEST_PASSWORD, timeZone }
  return (await server.call(api.auth.login, { body })).answer.refreshToken ?? ''
}

const zoneOfRow = async ({ id }: UserRow) =>
  (await findUserRow(server.db, id))?.timeZone ?? null

test.each([
  ['one of ours', 'Asia/Jayapura', 'Asia/Jayapura'],
  ['an older name', 'Asia/Ujung_Pandang', 'Asia/Makassar'],
  ['one abroad, where the portal shows WIB', 'Europe/Paris', 'Asia/Jakarta'],
  ['what is no zone', "Asia/Khayal'; --", null],
  ['none, of an earlier client', undefined, null],
])('keeps the zone of a login: %s', async (_, name, kept) => {
  await logIn(ani, name)
  expect(await zoneOfRow(ani)).toBe(kept)
})

test('the last one counts: a session that goes on elsewhere says so', async () => {
  const refreshToken = await logIn(ani, 'Asia/Jakarta')
  await server.call(api.auth.renew, { body: { refreshToken, timeZone: 'Asia/Makassar' } })
  expect([await zoneOfRow(ani), await zoneOfRow(budi)]).toEqual(['Asia/Makassar', null])
})

test('times in messages are those of that zone, which is named, and so is the night', async () => {
  await remindedCoaching(server, [ani, budi])
  await logIn(ani, 'Asia/Jayapura')
  await logIn(budi, 'Asia/Makassar')
  await remindAt(server, august('25T11:00'))
  const bodyFor = async ({ id }: UserRow) =>
    (await server.outbox()).find(({ userId }) => userId === id)?.body
  expect(await bodyFor(ani)).toContain('hari ini sebelum pukul 21:00 WIT.')
  expect(await bodyFor(ani)).toContain('pukul 11:00 s/d 13:00 WIT')
  expect(await bodyFor(budi)).toContain('hari ini sebelum pukul 21:00 WITA.')
  await remindAt(server, august('25T19:00'))
  expect((await toldByMail(server)).filter((line) => line.startsWith('Batas'))).toEqual([
    'Batas Waktu Post Test Pukul 21:00 WITA: budi@contoh.go.id',
  ])
})
