import { api } from '../../lib/contract/index.ts'
import { insertCoaching, meeting, wib } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const END = wib('2026-08-05', '11:00')

/** What the office's list, its report and the start page make of a coaching. */
const looks = async () => {
  const [listed] = (await server.call(api.adminCoaching.list, { as: 'admin' })).answer
  const path = '/report?from=2026-08-01&until=2026-08-31' as '/report'
  const report = (await server.call({ ...api.report.get, path }, { as: 'admin' })).answer
  return {
    status: listed?.status,
    held: report.coachings.length,
    upcoming: report.upcoming,
    isNearest: (await server.call(api.coaching.homepage)).answer !== null,
  }
}

test('a meeting is over from the moment after its end, in the list, the report and on the start page', async () => {
  await insertCoaching(server, meeting('2026-08-05', '09:00', '11:00'))
  server.clock.set(END)
  const running = { status: 'Proses Coaching', held: 0, upcoming: 1, isNearest: true }
  expect(await looks()).toEqual(running)
  server.clock.set(new Date(END.getTime() + 1))
  expect(await looks()).toEqual({
    ...{ status: 'Selesai', held: 1, upcoming: 0, isNearest: false },
  })
})
