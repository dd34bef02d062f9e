import { api } from '../../lib/contract/index.ts'
import { acceptParticipant, createCoaching } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { watchWork } from '../testing/watched-work.ts'

const server = emptiedServer()

test('the list of participants asks the same of the database for one and for many', async () => {
  const token = await server.tokenOf(await server.createUser({ role: 'admin' }))
  const workOf = watchWork(server)
  const list = () => workOf(() => server.call(api.user.list, { as: { token } }))
  await server.createUser()
  await list() // the first call of a session notes that its token has arrived
  const { asked: forOne } = await list()
  for (let more = 0; more < 3; more += 1) await server.createUser()
  const { told, asked } = await list()
  expect(JSON.parse(told)).toHaveLength(4)
  expect(asked).toEqual(forOne)
})

test('an accepted participant whose account is deleted leaves the seat to others', async () => {
  const { coaching, admin } = await createCoaching(server)
  const gone = await acceptParticipant(server, coaching.id)
  await acceptParticipant(server, coaching.id)
  const seats = async () => {
    const params = { id: coaching.id }
    const { answer } = await server.call(api.adminCoaching.get, { params, as: admin })
    return answer.pesertaTerdaftar
  }
  expect(await seats()).toBe(2)
  await server.call(api.user.remove, { params: { id: gone.id }, as: admin })
  expect(await seats()).toBe(1)
})
