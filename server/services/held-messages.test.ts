import { api } from '../../lib/contract/index.ts'
import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import { transact } from '../db/after-commit.ts'
import { coachings } from '../db/schema/coachings.ts'
import { conflict } from '../problem.ts'
import { listCertificateRows } from '../repositories/progress.ts'
import type { UserRow } from '../repositories/users.ts'
import { callBeside } from '../testing/beside.ts'
import {
  insertCoaching,
  insertProposal,
  meeting,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, type TestServer } from '../testing/test-server.ts'
import { told } from '../testing/told.ts'
import { cancelIfRefused, enqueue } from './outbox.ts'

const server = emptiedServer()
let admin: TestServer['call']

beforeEach(async () => {
  admin = server.as('admin')
})

const deliver = async () => {
  await server.deliver()
  return server.sent.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()
}

const states = async () => (await server.outbox()).map(({ state }) => state)

test('a refusal of what a held message announces calls it off, a failure does not', async () => {
  const { id } = await server.createUser({ role: 'admin' })
  await enqueue(server.db, {
    ...{
      channel: 'email',
      recipient: 'sari@contoh.go.id',
      subject: 'Diterima',
      body: 'Ya',
    },
    ...{ userId: null, coachingId: null, createdBy: id, now: TEST_NOW, holdKey: 'a' },
  })
  const endBy = async (error: Error) => {
    const ended = transact(server.db, async (tx) => {
      await cancelIfRefused(tx, 'a', id)
      throw error
    })
    await expect(ended).rejects.toBe(error)
    return states()
  }
  expect(await endBy(new Error('the disk is full'))).toEqual(['queued'])
  expect(await endBy(conflict('Penuh'))).toEqual(['cancelled'])
})

describe("'Ya, dengan notifikasi'", () => {
  const ahead = meeting('2026-09-01', '09:00', '11:00')
  const participants = async (change: Partial<typeof coachings.$inferInsert> = ahead) => {
    const coaching = await insertCoaching(server, change)
    const people = [await server.createUser(), await server.createUser()]
    for (const person of people) await insertProposal(server, coaching, person)
    return { coaching, people }
  }
  const SUBJECT = 'E-Coaching Kehutanan - Pembatalan Coaching'
  const tell = (coachingId: string, more: Record<string, unknown> = {}) =>
    admin(api.notification.updateCoaching, {
      body: {
        ...{ coachingId, subject: SUBJECT, message: 'Mohon maaf.' },
        ...{ notifToMember: true, notifToWa: true, announces: 'deletion', ...more },
      },
    })
  const remove = ({ id }: { id: string }, headers = {}) =>
    admin(api.adminCoaching.remove, { params: { id }, headers })
  const removeUntold = ({ id }: { id: string }) => {
    const path = `${api.adminCoaching.remove.path}?withoutMessage=true`
    const untold = { ...api.adminCoaching.remove, path: path as '/coaching/admin/:id' }
    return admin(untold, { params: { id } })
  }

  test('tells the participants once the coaching is deleted', async () => {
    const { coaching, people } = await participants()
    // the same id in other letters
    await tell(coaching.id.toUpperCase())
    await tell(coaching.id.toUpperCase())
    expect(await deliver()).toEqual([])
    expect((await remove(coaching)).status).toBe(200)
    expect(await deliver()).toEqual(
      people
        .flatMap(({ email, whatsapp }) => [`email ${email}`, `whatsapp ${whatsapp}`])
        .toSorted(),
    )
  })

  test('tells nobody when the deletion is refused', async () => {
    const { coaching } = await participants()
    await tell(coaching.id)
    server.clock.set(wib('2026-09-02', '09:00'))
    expect((await remove(coaching)).status).toBe(409)
    expect(await deliver()).toEqual([])
    expect(new Set(await states())).toEqual(new Set(['cancelled']))
  })

  test('tells nobody where the coaching is deleted without a message after all', async () => {
    const { coaching } = await participants()
    await tell(coaching.id)
    expect((await removeUntold(coaching)).status).toBe(200)
    expect(new Set(await states())).toEqual(new Set(['cancelled']))
  })

  test.each([
    ['dengan', true],
    ['tanpa', false],
  ])('who comes too late hears that it was deleted %s a message', async (word, isTold) => {
    const { coaching } = await participants()
    await tell(coaching.id)
    await (isTold ? remove(coaching) : removeUntold(coaching))
    expect(told(await remove(coaching))).toBe(
      `410 Coaching ini sudah dihapus, ${word} notifikasi kepada pesertanya.`,
    )
  })

  test('nothing is said of a message to who comes when messages of that time are kept no more', async () => {
    const { coaching } = await participants()
    await removeUntold(coaching)
    const { kept } = server.app.services.config
    server.clock.set(new Date(TEST_NOW.getTime() + kept.messages * DAY_MS + 1))
    expect(told(await remove(coaching))).toBe('410 Coaching ini sudah dihapus.')
  })

  test('tells nobody when the coaching is another than was asked about', async () => {
    const { coaching } = await participants()
    await tell(coaching.id)
    expect((await remove(coaching, { 'if-match': '"as-it-was"' })).status).toBe(412)
    expect(new Set(await states())).toEqual(new Set(['cancelled']))
  })

  test('is refused where the coaching cannot be deleted, or is deleted already', async () => {
    const { coaching } = await participants(meeting('2026-08-20', '09:00', '11:00'))
    expect(told(await tell(coaching.id))).toBe(
      '409 Coaching ini tidak dapat dihapus. Pesan tidak dikirim.',
    )
    const ahead = await participants()
    await remove(ahead.coaching)
    expect(told(await tell(ahead.coaching.id))).toMatch(/^410 Coaching ini sudah dihapus, /)
    expect(await server.outbox()).toEqual([])
  })

  test('any other message about a coaching goes out at once, whatever its subject', async () => {
    const { coaching } = await participants()
    await tell(coaching.id, { announces: 'change' })
    expect(await deliver()).toHaveLength(4)
    for (const row of await server.outbox()) expect(row.withCalendar).toBe(true)
  })

  test('is refused where the coaching is just being deleted', async () => {
    const { coaching } = await participants()
    await admin(api.auth.me)
    const deletedAt = wib('2026-08-23', '10:00')
    const reply = await callBeside(
      server.db,
      (tx) => tx.update(coachings).set({ deletedAt }),
      () => tell(coaching.id),
    )
    expect(reply?.status).toBe(410)
    expect(await server.outbox()).toEqual([])
  })

  test.each([
    ['a deletion notice by its subject', {}, 0],
    ['a change', { subject: 'E-Coaching Kehutanan - Perubahan Jadwal Coaching' }, 4],
  ])('of a client that knows chapter 7 alone: %s', async (_, more, sent) => {
    const { coaching } = await participants()
    await tell(coaching.id, { announces: undefined, ...more })
    expect(await deliver()).toHaveLength(sent)
    await remove(coaching)
    expect(await deliver()).toHaveLength(4)
  })
})

describe('a message about a certificate', () => {
  test('names its row: nothing is sent about another', async () => {
    const coaching = await insertCoaching(server)
    const [siti, budi] = [await server.createUser(), await server.createUser()]
    for (const person of [siti, budi]) await insertProposal(server, coaching, person)
    const rows = await listCertificateRows(server.db, coaching.id)
    const rowOf = ({ id }: UserRow) => rows.find(({ userId }) => userId === id)?.id
    const send = (certificateId: string | undefined, to = siti) =>
      admin(api.adminCoaching.sendCertificateNotification, {
        params: { id: coaching.id },
        body: {
          ...{ userId: to.id, subject: 'Sertifikat', message: 'Tersedia.' },
          ...{ notifToMember: true, notifToWa: false, certificateId },
        },
      })
    expect(told(await send(rowOf(budi)))).toBe(
      '409 Sertifikat ini bukan milik peserta tersebut. Pesan tidak dikirim.',
    )
    const stranger = await server.createUser()
    expect((await send(undefined, stranger)).status).toBe(404)
    expect(await server.outbox()).toEqual([])
    expect([(await send(rowOf(siti))).status, (await send(undefined)).status]).toEqual([
      200, 200,
    ])
    expect(await deliver()).toEqual(Array(2).fill(`email ${siti.email}`))
    const marked = await listCertificateRows(server.db, coaching.id)
    expect(marked.filter(({ notifiedAt }) => notifiedAt)).toMatchObject([
      { userId: siti.id },
    ])
    const deletedAt = server.clock.now()
    await server.db.update(coachings).set({ deletedAt })
    expect((await send(undefined)).status).toBe(404)
  })
})
