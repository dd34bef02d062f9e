import { api } from '../../lib/contract/index.ts'
import { ROLES } from '../../lib/entities/user-values.ts'
import { eq } from '../db/orm.ts'
import { jobRows } from '../db/schema/certificate-making.ts'
import { surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import { JOBS } from '../jobs.ts'
import type { UserRow } from '../repositories/users.ts'
import { callBeside } from '../testing/beside.ts'
import { insertComplete } from '../testing/complete-participants.ts'
import { arrangeFullWorld } from '../testing/full-world.ts'
import { insertCoaching, meeting } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { eraseAccount } from './erasure.ts'
import { SURVEY_QUESTIONS } from './survey-questions.ts'

const server = emptiedServer()

/** A call that comes in while an erasure is under way. */
const besideErasure = <T>({ id }: UserRow, call: () => Promise<T>) =>
  callBeside(
    server.db,
    (tx) => eraseAccount(tx, server.services, { id, roles: ROLES, now: TEST_NOW }),
    call,
  )

/** Somebody whose session has been used before. */
const signedIn = async (user: UserRow) => {
  const as = { token: await server.tokenOf(user) }
  await server.call(api.auth.me, { as })
  return as
}

const QUESTIONS = ['Saya Siti Rahma, bagaimana caranya?', 'Berapa lama?', 'Di mana?']

test('what is proposed beside the erasure of its author is not stored behind it', async () => {
  const coaching = await insertCoaching(server, meeting('2026-08-30', '09:00', '11:00'))
  const siti = await server.createUser({ fullName: 'Siti Rahma' })
  const as = await signedIn(siti)
  const body = { coachingId: coaching.id, questions: QUESTIONS }
  const told = await besideErasure(siti, () =>
    server.call(api.proposal.create, { body, as }),
  )
  expect(told?.status).toBe(401)
  expect(await server.db.select().from(proposals)).toEqual([])
})

test('nor is a change of the account', async () => {
  const siti = await server.createUser({ fullName: 'Siti Rahma' })
  const as = await signedIn(siti)
  const body = {
    ...{ fullName: 'Siti Rahma', jenisKelamin: 'Perempuan', namaInstansi: 'Balai' },
    ...{ username: 'siti', email: siti.email, whatsapp: siti.whatsapp },
    coachingYangDiminati: [],
  }
  const told = await besideErasure(siti, () =>
    server.call(api.auth.updateUser, { body, as }),
  )
  expect(told?.status).toBe(404)
  const rows = await server.db.select().from(users)
  expect(JSON.stringify(rows)).not.toContain('Siti')
})

test('nor is a survey with its suggestion', async () => {
  const { surveyed, coaching } = await arrangeFullWorld(server)
  const as = await signedIn(surveyed)
  const answers = SURVEY_QUESTIONS.map(({ id }) => ({ questionId: id, nilai: 4 }))
  const body = { answers, saran: `Salam, ${surveyed.fullName}` }
  const told = await besideErasure(surveyed, () =>
    server.call(api.survey.submit, { params: { id: coaching.id }, body, as }),
  )
  expect(told?.status).toBe(401)
  const theirs = eq(surveys.userId, surveyed.id)
  expect(await server.db.$count(surveys, theirs)).toBe(0)
})

test('a name in certificates whose making is begun beside it is gone within the hour', async () => {
  const { coaching, people } = await insertComplete(server, ['Siti Rahma', 'Ani'])
  const as = await signedIn(await server.createUser({ role: 'admin' }))
  const input = { params: { id: coaching.id }, body: {}, as }
  const begun = await besideErasure(people[0] as UserRow, () =>
    server.call(api.certificateMaking.issue, input),
  )
  expect(begun?.status).toBe(202)
  for (const { name, run } of JOBS)
    if (name.startsWith('forget'))
      await run({ ...server.deps, services: server.services, log: console })
  const made = await server.db.select().from(jobRows)
  expect(made.map(({ name }) => name)).toContain('Ani')
  expect(JSON.stringify(made)).not.toContain('Siti')
})
