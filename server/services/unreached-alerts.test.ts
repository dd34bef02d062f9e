import { createPeople, fullCoaching, tellAt } from '../testing/place-alert-steps.ts'
import { august } from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { NotDelivered, Refused, type Senders } from './senders.ts'

const server = emptiedServer()

const people = (count: number) => createPeople(server, count)
const arrange = () => fullCoaching(server)
const runJob = (moment: string, servers = 1) => tellAt(server, moment, servers)

test('who cannot be reached before the night is told in the morning, and nobody else twice', async () => {
  const { ask, leave } = await arrange()
  const [ani, budi] = await people(2)
  if (!ani || !budi) throw new Error('nobody')
  for (const user of [ani, budi]) await ask(user)
  await leave()
  await runJob('24T20:50')
  const isAway = (recipient: string) =>
    recipient === ani.email && server.clock.now() < august('24T21:00')
  const reached: string[] = []
  const senders: Senders = {
    email: async ({ recipient }) => {
      if (isAway(recipient)) throw new NotDelivered('away')
      reached.push(`${recipient} ${server.clock.now().toISOString()}`)
    },
    whatsapp: async () => {
      throw new NotDelivered('away')
    },
  }
  const send = async () => {
    server.clock.set(new Date(server.clock.now().getTime() + 1000))
    await server.deliver(senders)
  }
  await send()
  for (const moment of ['24T20:59', '24T21:00', '24T23:00', '25T05:59']) {
    await runJob(moment)
    await send()
  }
  expect(reached).toEqual([`${budi.email} 2026-08-24T13:50:01.000Z`])
  await runJob('25T06:00', 4)
  await send()
  expect(reached.slice(1)).toEqual([`${ani.email} 2026-08-24T23:00:01.000Z`])
  await runJob('25T08:30')
  await send()
  expect(reached).toHaveLength(2)
})

test('whose telling may have arrived is not told again, nor whose address is refused', async () => {
  const { ask, leave } = await arrange()
  const [ani, budi] = await people(2)
  if (!ani || !budi) throw new Error('nobody')
  for (const user of [ani, budi]) await ask(user)
  await leave()
  await runJob('24T10:00')
  const senders: Senders = {
    email: async ({ recipient }) => {
      if (recipient === ani.email) throw new Error('lost after DATA')
      throw new Refused('no such recipient')
    },
    whatsapp: async () => {
      throw new Refused('no such number')
    },
  }
  await server.deliver(senders)
  await runJob('24T13:00')
  expect(await server.outbox()).toHaveLength(4)
})
