import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { certificates } from '../db/schema/participation.ts'
import { insertComplete } from '../testing/complete-participants.ts'
import { issueAll, uploadPaper } from '../testing/issued-certificates.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

test('before an erasure as many certificates are told as keep the name in the register', async () => {
  const admin = await server.createUser({ role: 'admin' })
  const told = async (as: typeof admin) =>
    (await server.call(api.ownData.outlook, { as })).answer.certificates
  const { people, rows } = await issueAll(server, admin, ['Siti Rahma'])
  const [siti, row] = [people[0] ?? admin, rows[0]]
  expect(await told(siti)).toBe(1)
  const change = {
    as: admin,
    params: { id: row?.id ?? '' },
    body: { reason: 'Nama keliru' },
  }
  await server.call(api.certificateRegister.reissue, change)
  expect(await told(siti)).toBe(1)
  const { answer } = await server.call(api.certificateRegister.list, { as: admin })
  const newest = answer.find(({ version }) => version === 2)
  await server.call(api.certificateRegister.withdraw, {
    ...{ ...change, params: { id: newest?.id ?? '' } },
  })
  expect(await told(siti)).toBe(1)
})

test('one that an admin uploaded is in no register', async () => {
  const admin = await server.createUser({ role: 'admin' })
  const { coaching, people } = await insertComplete(server, ['Siti Rahma'])
  const [siti = admin] = people
  expect((await uploadPaper(server, admin, coaching.id)).status).toBe(200)
  const kept = await server.db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, siti.id))
  expect(kept).toMatchObject([{ fileName: 'asli.pdf' }])
  expect((await server.call(api.ownData.outlook, { as: siti })).answer).toMatchObject({
    certificates: 0,
  })
})
