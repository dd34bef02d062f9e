import { api } from '../../lib/contract/index.ts'
import { insertCoaching, insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()
const { approve, reject } = api.proposal

const DECISIONS = {
  acceptance: (
    by: ReturnType<typeof server.as>,
    body: { proposalId: string; coachingId: string },
  ) => by(approve, { body: { ...body, withoutMessage: true } }),
  rejection: (by: ReturnType<typeof server.as>, { proposalId }: { proposalId: string }) =>
    by(reject, { body: { proposalId, reason: 'Kuota', withoutMessage: true } }),
}

test.each(['acceptance', 'rejection'] as const)(
  'a message about an %s, of which nobody knew whether it had come, does not go out with one that is told to nobody',
  async (announces) => {
    const coaching = await insertCoaching(server)
    const user = await server.createUser()
    const { id: proposalId } = await insertProposal(server, coaching, user, {
      status: 'PENDING',
    })
    const admin = server.as('admin')
    const message = { subject: 'Pengajuan', message: 'Kabar.', notifToWa: false }
    const body = { ...message, userId: user.id, proposalId, announces, notifToMember: true }
    expect((await admin(api.notification.proposal, { body })).status).toBe(200)
    const ids = { proposalId, coachingId: coaching.id }
    expect((await DECISIONS[announces](admin, ids)).status).toBe(200)
    expect((await server.outbox()).map(({ state }) => state)).toEqual(['cancelled'])
  },
)
