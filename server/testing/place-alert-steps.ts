import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { tellFreePlaces } from '../services/place-alerts.ts'
import { insertCoaching, insertProposal, meeting } from './participation-rows.ts'
import { august } from './reminder-steps.ts'
import type { TestServer } from './test-server.ts'

/** Participants with an e-mail address: orang1@contoh.go.id and so on. */
export const createPeople = async (server: TestServer, count: number) => {
  const made: UserRow[] = []
  for (let no = 1; no <= count; no += 1)
    made.push(await server.createUser({ email: `orang${no}@contoh.go.id` }))
  return made
}

/** A coaching on Tuesday, 25 August, 09:00, whose only place Tini has. */
export const fullCoaching = async (server: TestServer) => {
  const coaching = await insertCoaching(server, {
    ...meeting('2026-08-25', '09:00', '11:00'),
    totalPeserta: 1,
  })
  const tini = await server.createUser({ fullName: 'Tini' })
  await insertProposal(server, coaching, tini)
  const params = { id: coaching.id }
  const ask = (as: UserRow) => server.call(api.placeAlert.ask, { params, as })
  const end = (as: UserRow) => server.call(api.placeAlert.end, { params, as })
  const leave = () => server.call(api.coaching.cancel, { params, as: tini })
  const look = async (as: UserRow) =>
    (await server.call(api.coaching.get, { params, as })).answer.placeAlert
  return { coaching, params, tini, ask, end, leave, look }
}

/** At this moment of August the job runs, on so many servers at once, whose clocks differ by a millisecond. */
export const tellAt = async (server: TestServer, moment: string, servers = 1) => {
  server.clock.set(august(moment))
  const { services } = server
  const run = (_: unknown, no: number) => {
    const now = new Date(server.clock.now().getTime() + no)
    return server.db.transaction((tx) => tellFreePlaces(tx, { now, services }))
  }
  await Promise.all(Array.from({ length: servers }, run))
}
