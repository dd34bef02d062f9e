import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'
import { replaceHolidays } from '../repositories/holidays.ts'
import { insertCoaching, insertProposal, wib } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { logSender } from './senders.ts'

const server = emptiedServer()

const arrange = async () => {
  const coaching = await insertCoaching(server)
  const user = await server.createUser({ fullName: 'Siti Rahma' })
  const proposal = await insertProposal(server, coaching, user, {
    ...{ status: 'PENDING', createdAt: wib('2026-08-21', '15:00') },
  })
  const admin = server.as('admin')
  const params = { id: coaching.id }
  const read = async () => {
    const { answer } = await admin(api.adminCoaching.proposals, { params })
    return answer[0]
  }
  const announce = (subject: string) =>
    admin(api.notification.proposal, {
      body: {
        ...{ userId: user.id, subject, message: 'Selamat!', proposalId: proposal.id },
        ...{ announces: 'acceptance', notifToMember: true, notifToWa: false },
      },
    })
  const approve = () =>
    admin(api.proposal.approve, {
      body: { proposalId: proposal.id, coachingId: coaching.id },
    })
  return { coaching, user, read, announce, approve }
}

test('a proposal says when it was made, and what its participant was told and when', async () => {
  const { read, announce, approve } = await arrange()
  expect(await read()).toMatchObject({ createdAt: '2026-08-21T08:00:00.000Z', told: [] })
  await announce('Diterima')
  // it waits for the decision, so nobody was told anything
  expect(await read()).toMatchObject({ told: [] })
  await approve()
  const told = { subject: 'Diterima', channel: 'email', at: '2026-08-24T02:00:00.000Z' }
  expect((await read())?.told).toEqual([{ ...told, state: 'queued' }])
  server.clock.set(new Date('2026-08-24T02:05:00Z'))
  await server.deliver()
  expect((await read())?.told).toEqual([
    { ...told, state: 'sent', at: '2026-08-24T02:05:00.000Z' },
  ])
})

test('what a demo writes to its log is not told as sent, also where it has a mail server since', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { read, announce, approve } = await arrange()
  await announce('Diterima')
  await approve()
  await server.deliver({ email: logSender })
  expect((await read())?.told).toMatchObject([{ state: 'logged' }])
  // of what went before that was kept, it is told by how messages go now
  await server.db.update(outbox).set({ isLogged: null })
  jest.replaceProperty(server.services, 'logged', ['email'])
  expect((await read())?.told).toMatchObject([{ state: 'logged' }])
})

test('which of those that wait do so for more than one working day is told, as it is counted (now is Monday 09:00)', async () => {
  const coaching = await insertCoaching(server)
  const propose = async (day: string, status: 'PENDING' | 'APPROVED') =>
    insertProposal(server, coaching, await server.createUser(), {
      ...{ status, createdAt: wib(day, '08:00') },
    })
  await propose('2026-08-19', 'APPROVED')
  await propose('2026-08-20', 'PENDING')
  await propose('2026-08-21', 'PENDING')
  const admin = server.as('admin')
  const late = async () => {
    const params = { id: coaching.id }
    const { answer } = await admin(api.adminCoaching.proposals, { params })
    return answer.map(({ isOverdue }) => isOverdue)
  }
  expect(await late()).toEqual([false, true, true])
  await replaceHolidays(server.db, [{ date: '2026-08-21', name: 'Cuti bersama' }])
  expect(await late()).toEqual([false, true, false])
  const { answer } = await admin(api.adminCoaching.attention)
  expect(answer).toMatchObject([{ waiting: 2, overdue: 1 }])
})

test('whose proposal waits for more than one working day is told so too, and nobody else', async () => {
  const coaching = await insertCoaching(server)
  const isTold = async (day: string, status: 'PENDING' | 'APPROVED') => {
    const user = await server.createUser()
    await insertProposal(server, coaching, user, { status, createdAt: wib(day, '08:00') })
    const { answer } = await server.call(api.coaching.taken, { as: user })
    return answer[0]?.isOverdue
  }
  expect(await isTold('2026-08-20', 'PENDING')).toBe(true)
  expect(await isTold('2026-08-20', 'APPROVED')).toBeUndefined()
  expect(await isTold('2026-08-24', 'PENDING')).toBeUndefined()
  await replaceHolidays(server.db, [{ date: '2026-08-21', name: 'Cuti bersama' }])
  expect(await isTold('2026-08-21', 'PENDING')).toBeUndefined()
})

test('a withdrawn message was told to nobody, and one about another coaching is not shown', async () => {
  const { user, read, announce } = await arrange()
  await announce('Diterima')
  await announce('Diterima, kedua')
  const other = await insertCoaching(server)
  await insertProposal(server, other, user)
  await server.call(api.notification.updateCoaching, {
    body: {
      ...{ coachingId: other.id, subject: 'Lain', message: 'Kabar' },
      ...{ notifToMember: true, notifToWa: false },
    },
    as: 'admin',
  })
  expect(await read()).toMatchObject({ told: [] })
})

test('a decision whose messages are no longer kept is unknown, not untold', async () => {
  const coaching = await insertCoaching(server)
  const monthAgo = wib('2026-07-25', '09:00').getTime()
  for (const decided of [monthAgo - 1, monthAgo]) {
    const user = await server.createUser()
    const decidedAt = new Date(decided)
    await insertProposal(server, coaching, user, { status: 'APPROVED', decidedAt })
  }
  const params = { id: coaching.id }
  const { answer } = await server.as('admin')(api.adminCoaching.proposals, { params })
  expect(answer.map(({ told }) => told)).toEqual([null, []])
})

test('what was sent by two ways at once is told in one order, whatever became of each', async () => {
  const { coaching, user, read } = await arrange()
  const about = { userId: user.id, coachingId: coaching.id, createdAt: TEST_NOW }
  const row = {
    ...about,
    recipient: 'x',
    subject: 'Info',
    body: '',
    nextAttemptAt: TEST_NOW,
  }
  const ways = ['whatsapp', 'email'] as const
  await server.db.insert(outbox).values(ways.map((channel) => ({ ...row, channel })))
  const order = async () => (await read())?.told?.map(({ channel }) => channel)
  expect(await order()).toEqual(['email', 'whatsapp'])
  for (const channel of ways) {
    await server.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.channel, channel))
    expect(await order()).toEqual(['email', 'whatsapp'])
  }
})
