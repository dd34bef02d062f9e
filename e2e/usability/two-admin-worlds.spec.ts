import { api } from '../../lib/contract/index.ts'
import { href } from '../../lib/router/href.ts'
import { createRandom } from '../../server/testing/world/random.ts'
import { ACCOUNTS, expect, test } from '../fixtures.ts'
import { enter } from '../journeys/admin-coaching.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { print } from './figures.ts'
import {
  coachingOnServer,
  noteMessages,
  playStep,
  settleWorld,
} from './two-admin-worlds.ts'
import { seeds } from './worlds.ts'

test.use({ moment: SEEDED_AT, allowedErrors: [/./] })

/** Of the demo data: six proposals wait, nobody has been told anything. */
const TOPIC = 'Rekonstruksi Batas Kawasan Hutan dengan GNSS Geodetik'

for (const { seed, steps } of seeds())
  test(`world ${seed}: what two admins are told of a coaching is what the server holds`, async ({
    page,
    request,
    loginAs,
    openPage,
    mock,
  }, info) => {
    test.skip(info.project.name === 'phone', 'the same worlds there')
    const { accessToken } = await loginAs('admin')
    const coachings = await reader(request, accessToken)(api.adminCoaching.list)
    const id = String(coachings.find(({ topic }) => topic === TOPIC)?.id)
    const server = coachingOnServer(request, id)
    const { topic, totalPeserta } = await server.coaching()
    const other = await openPage()
    await enter(other, ACCOUNTS.superadmin, 'DATA BERANDA')
    for (const one of [page, other]) {
      await noteMessages(one)
      await one.goto(`${href('admin/coaching/detail', { id })}?tab=peserta`)
      await one.reload()
      await expect(one.getByRole('button', { name: /^Terima pengajuan/ })).toHaveCount(6)
    }
    const world = {
      ...{ random: createRandom(seed), pages: [page, other], mock, server },
      ...{ fields: { topic, totalPeserta }, tried: new Set<string>() },
    }
    for (let step = 0; step < steps; step += 1) await playStep(world)
    await settleWorld(world)
    const proposals = await server.proposals()
    const decided = proposals.filter(({ told }) => told?.length)
    for (const { name, told, status } of decided) {
      const mails = told?.filter(({ channel }) => channel === 'email')
      expect(mails, name).toHaveLength(1)
      expect(status, name).not.toBe('PENDING')
    }
    print(`world ${seed}: ${steps} steps, ${decided.length} decided and told`)
  })
