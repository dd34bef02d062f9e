import { eq } from '../db/orm.ts'
import { categories } from '../db/schema/content.ts'
import { untilBlocked } from '../testing/beside.ts'
import { sharedServer } from '../testing/shared-server.ts'

const server = sharedServer({ handlerMs: 1000 })
let address: string
beforeAll(async () => {
  const own = await server.app.listen({ host: '127.0.0.1', port: 0 })
  address = `${own}/e-coaching/api/v1/category`
})

test('an act that is not answered in time is told as perhaps done: it goes on, and is stored', async () => {
  const admin = await server.createUser({ role: 'admin' })
  const authorization = `Bearer ${await server.tokenOf(admin)}`
  const made = server.db.insert(categories).values({ name: 'Agroforestri' })
  const [{ id } = { id: '' }] = await made.returning()
  const hold = (db: typeof server.db) =>
    db.select().from(categories).where(eq(categories.id, id)).for('update')
  const told = await server.db.transaction(async (tx) => {
    await hold(tx)
    const asked = fetch(`${address}/${id}`, {
      method: 'DELETE',
      headers: { authorization },
    })
    await untilBlocked(server.db)
    return asked
  })
  expect(told.status).toBe(503)
  expect(await told.json()).toMatchObject({
    reason: 'may-be-done',
    detail:
      'Server sedang sibuk, jadi ini mungkin sudah berhasil. Periksa dahulu, lalu coba lagi.',
  })
  // it has waited longer for the row than this does
  expect(await hold(server.db)).toMatchObject([{ deletedAt: expect.any(Date) }])
})
