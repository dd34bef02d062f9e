import type { Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import { arrangeFullWorld } from '../testing/full-world.ts'
import { sharedServer } from '../testing/shared-server.ts'
import type { ValidCall } from '../testing/valid-call.ts'
import { validCalls } from '../testing/valid-calls.ts'
import { nameOf } from './run-call.ts'

const server = sharedServer()

type Shown = { version: string } & Record<string, unknown>

const THINGS: [write: Endpoint, read: Endpoint, another: Record<string, unknown>][] = [
  [api.beranda.update, api.beranda.get, { caption: 'Milik yang lain' }],
  [api.category.update, api.category.get, { name: 'Milik yang lain' }],
  [api.faq.update, api.faq.get, { answer: '<p>Milik yang lain</p>' }],
  [api.profile.update, api.profile.get, { deskripsi: '<p>Milik yang lain</p>' }],
  [api.panduan.update, api.panduan.get, { deskripsi: '<p>Milik yang lain</p>' }],
  [api.asalInstansi.update, api.asalInstansi.get, { name: 'Milik yang lain' }],
  [
    ...([api.certificateMaking.saveSettings, api.certificateMaking.settings] as const),
    { place: 'Milik yang lain' },
  ],
  [api.office.update, api.office.get, { name: 'Milik yang lain' }],
  [
    ...([api.office.updateWordings, api.office.wordings] as const),
    { texts: { certificate: 'Lain: {nama} {topik} {jadwal} {pengirim}' } },
  ],
  [
    ...([api.office.updateHolidays, api.office.holidays] as const),
    { days: [{ date: '2027-12-25', name: 'Hari Raya Natal' }] },
  ],
  [api.adminCoaching.update, api.adminCoaching.get, { topic: 'Milik yang lain' }],
  [api.auth.updateAdmin, api.auth.me, { fullName: 'Milik yang lain' }],
  [api.auth.updateUser, api.auth.me, { fullName: 'Milik yang lain' }],
]

/** A write that would be taken, by two who have the thing open. */
const open = async (write: Endpoint, read: Endpoint) => {
  const calls = await validCalls(await arrangeFullWorld(server))
  const found = calls.find(({ endpoint }) => nameOf(endpoint) === nameOf(write))
  const { as, id, body, file } = found as ValidCall
  const params = { id: id ?? '' }
  const show = async () => {
    const { answer } = await server.call(read, { params, as })
    return answer as Shown
  }
  const save = (
    change: object,
    version?: string,
    { ifMatch = version && `"${version}"`, key = '' } = {},
  ) =>
    server.call(write, {
      ...{ params, as, body: { ...body, ...change }, ...(file && { file }) },
      headers: {
        ...(ifMatch && { 'if-match': ifMatch }),
        ...(key && { 'idempotency-key': key }),
      },
    })
  return { show, save }
}

describe.each(THINGS.map((row) => [nameOf(row[0]), ...row] as const))(
  '%s of what somebody else has open too',
  (_, write, read, another) => {
    test('is refused after the other has saved, and says what is there now', async () => {
      const { show, save } = await open(write, read)
      const { version } = await show()
      expect((await save(another, version)).status).toBe(200)
      const { status, problem } = await save({}, version)
      expect([status, problem.detail]).toEqual([
        412,
        'Data ini sudah berubah sejak Anda membukanya.',
      ])
      expect(problem.present).toEqual(await show())
      expect(problem.present).toMatchObject(another)
    })

    test('is taken with the version that is there now, and without any', async () => {
      const { show, save } = await open(write, read)
      expect((await save(another)).status).toBe(200)
      expect((await save({}, (await show()).version)).status).toBe(200)
      expect((await save({}, undefined, { ifMatch: '*' })).status).toBe(200)
    })

    test('is not refused because of what it has stored itself, when its answer was lost', async () => {
      const { show, save } = await open(write, read)
      const { version } = await show()
      const act = () => save(another, version, { key: 'the-same-act' })
      const [first, again] = [await act(), await act()]
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.answer).toEqual(first.answer)
    })

    test('is refused where its answer was lost and another has saved since', async () => {
      const { show, save } = await open(write, read)
      const { version } = await show()
      const act = () => save(another, version, { key: 'the-same-act' })
      await act()
      expect((await save({})).status).toBe(200)
      for (const { status, problem } of [await act(), await act()]) {
        expect(status).toBe(412)
        expect(problem.present).toEqual(await show())
      }
    })

    test('by both at the same moment: one is taken', async () => {
      const { show, save } = await open(write, read)
      const { version } = await show()
      const answers = await Promise.all([save(another, version), save({}, version)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    })
  },
)

test('what nobody edits in a form leaves the version as it is', async () => {
  const { show } = await open(api.adminCoaching.update, api.adminCoaching.get)
  const before = await show()
  server.clock.set(new Date('2026-09-30T09:00:00+07:00'))
  const after = await show()
  expect(after.status).not.toBe(before.status)
  expect(after.version).toBe(before.version)
})
