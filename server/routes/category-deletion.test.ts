import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { categories, faqs } from '../db/schema/content.ts'
import { createCoaching, schedule } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer()

const remove = (id: string) =>
  server.call(api.category.remove, { params: { id }, as: 'admin' })

/** Coachings of one category, by their topics. */
const coachingsOf = async (...topics: [string, ...string[]]) => {
  const [first, ...rest] = topics
  const { coaching, admin } = await createCoaching(server, { topic: first })
  const { categoryId } = coaching
  for (const topic of rest) await createCoaching(server, { topic, categoryId })
  return { id: String(categoryId), coaching, admin }
}

describe('a category that coachings use', () => {
  test('is not deleted; the refusal names them, and lists them for a program', async () => {
    const { id, coaching } = await coachingsOf('Penataan batas')
    await server.db
      .insert(faqs)
      .values({ categoryId: id, question: '<p>Apa?</p>', answer: '<p>Ini.</p>' })
    const { status, problem } = await remove(id)
    expect(status).toBe(409)
    expect(problem.detail).toBe(
      'Kategori ini dipakai 1 coaching: “Penataan batas”. Pindahkan coaching itu ke kategori lain dahulu.',
    )
    expect(problem.coachings).toEqual([
      { id: coaching.id, coachingCode: coaching.coachingCode, topic: 'Penataan batas' },
    ])
    expect(await server.db.$count(faqs)).toBe(1)
    expect((await server.call(api.category.get, { params: { id } })).status).toBe(200)
  })

  test('names the first three of many, and lists all', async () => {
    const { id } = await coachingsOf('Satu', 'Dua', 'Tiga', 'Empat')
    const { problem } = await remove(id)
    expect(problem.detail).toBe(
      'Kategori ini dipakai 4 coaching: “Satu”, “Dua”, “Tiga” dan 1 lainnya. Pindahkan coaching itu ke kategori lain dahulu.',
    )
    expect(problem.coachings).toHaveLength(4)
  })

  test('can be deleted once they are deleted', async () => {
    const { id, coaching } = await coachingsOf('Penataan batas')
    await server.call(api.adminCoaching.remove, {
      params: { id: coaching.id },
      as: 'admin',
    })
    expect((await remove(id)).status).toBe(200)
  })

  test('is either used or deleted when both are asked at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, coaching, admin } = await coachingsOf('Penataan batas')
      const other = await createCoaching(server)
      await server.call(api.adminCoaching.remove, {
        params: { id: coaching.id },
        as: admin,
      })
      const [moved, gone] = await Promise.all([
        server.call(api.adminCoaching.update, {
          params: { id: other.coaching.id },
          body: { categoryId: id },
          as: admin,
        }),
        remove(id),
      ])
      expect([moved.status, gone.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })
})

test('a coaching whose category was deleted long ago can still be saved, and moved', async () => {
  const { coaching, admin } = await createCoaching(server, {
    ...schedule('2026-09-25', '09:00', '11:00'),
  })
  const categoryId = String(coaching.categoryId)
  await server.db
    .update(categories)
    .set({ deletedAt: TEST_NOW })
    .where(eq(categories.id, categoryId))
  const save = (body: Record<string, unknown>) =>
    server.call(api.adminCoaching.update, { params: { id: coaching.id }, body, as: admin })
  const saved = await save({ categoryId, adminId: coaching.adminId, topic: 'Tata batas' })
  expect([saved.status, saved.answer.topic]).toEqual([200, 'Tata batas'])
  const { answer: another } = await server.call(api.category.create, {
    body: { name: 'Gambut' },
    as: admin,
  })
  expect((await save({ categoryId: another.id })).answer.categoryId).toBe(another.id)
  expect((await save({ categoryId })).status).toBe(400)
})
