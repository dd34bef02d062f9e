import { api } from '../../lib/contract/index.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import { proposals } from '../db/schema/proposals.ts'
import { outbox } from '../db/schema/system.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import { insertPlaceAlert } from '../repositories/place-alerts.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
} from '../testing/participation-rows.ts'
import { recoverySteps } from '../testing/recovery-steps.ts'
import { august, remindAt, remindedCoaching } from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { tellFreePlaces } from './place-alerts.ts'
import { type TemplateWord, wordsOf } from './whatsapp-templates.ts'

const PORTAL = 'http://localhost:3000/e-coaching/#'

const server = emptiedServer()
let siti: UserRow
beforeEach(async () => {
  siti = await server.createUser({ fullName: 'Siti Rahma', timeZone: 'Asia/Makassar' })
})

const arrange = async (status: 'PENDING' | 'APPROVED' | null = 'APPROVED') => {
  const day = meeting('2026-08-25', '09:00', '11:00')
  const coaching = await insertCoaching(server, { ...day, topic: 'Mangrove' })
  await insertTest(server, coaching, 'pre-test')
  const accepted = { decidedAt: august('20T09:00') }
  if (status === 'PENDING') await insertProposal(server, coaching, siti, { status })
  if (status === 'APPROVED')
    await insertProposal(server, coaching, siti, { status, ...accepted })
  return coaching
}

const CONTENT = {
  ...{ subject: 'Kabar', message: 'Yth. {nama},\n\nada kabar.' },
  ...{ notifToMember: true, notifToWa: true },
}
const decide = (announces: 'acceptance' | 'rejection') => async () => {
  const coaching = await arrange('PENDING')
  const body = { ...CONTENT, announces, userId: siti.id }
  await server.call(api.notification.proposal, { body, as: 'admin' })
  await server.db.update(proposals).set({
    ...(announces === 'acceptance'
      ? { status: 'APPROVED' }
      : { status: 'REJECTED', reason: 'Kuota terbatas' }),
    decidedAt: server.clock.now(),
  })
  return coaching
}
const change = (announces?: 'deletion') => async () => {
  const coaching = await arrange()
  const body = { ...CONTENT, coachingId: coaching.id, ...(announces && { announces }) }
  await server.call(api.notification.updateCoaching, { body, as: 'admin' })
  return coaching
}
const remind = (moment: string) => async () => {
  const { coaching } = await remindedCoaching(server, [siti])
  await remindAt(server, august(moment))
  return coaching
}

type Act = () => Promise<Pick<CoachingRow, 'id'> | undefined>

const ACTS: Record<MessagePurpose, Act> = {
  acceptance: decide('acceptance'),
  rejection: decide('rejection'),
  change: change(),
  deletion: change('deletion'),
  certificate: async () => {
    const coaching = await arrange()
    const body = { ...CONTENT, userId: siti.id }
    const params = { id: coaching.id }
    const call = { params, body, as: 'admin' as const }
    await server.call(api.adminCoaching.sendCertificateNotification, call)
    return coaching
  },
  step: async () => {
    const coaching = await arrange()
    const body = { ...CONTENT, step: 'pre-test' as const, userIds: [siti.id] }
    const params = { id: coaching.id }
    await server.call(api.notification.remind, { params, body, as: 'admin' })
    return coaching
  },
  'day-before': remind('24T09:00'),
  'hour-before': remind('25T08:00'),
  'post-test': remind('25T11:00'),
  'post-test-evening': remind('25T19:00'),
  survey: async () => {
    const { coaching, begin } = await remindedCoaching(server, [siti])
    await begin(siti, august('25T12:00'))
    await remindAt(server, august('28T09:00'))
    return coaching
  },
  'place-alert': async () => {
    const coaching = await arrange(null)
    const askedAt = server.clock.now()
    await insertPlaceAlert(server.db, {
      coachingId: coaching.id,
      userId: siti.id,
      askedAt,
    })
    const context = { now: askedAt, services: server.services }
    await server.db.transaction((tx) => tellFreePlaces(tx, context))
    return coaching
  },
  waiting: async () => {
    const coaching = await insertCoaching(server, { topic: 'Batas' })
    const createdAt = august('20T07:00')
    await insertProposal(server, coaching, siti, { status: 'PENDING', createdAt })
    await remindAt(server, august('24T08:00'))
    return undefined
  },
  recovery: async () => {
    const steps = recoverySteps(server)
    await steps.ask(siti.username)
    await steps.work()
    return undefined
  },
  confirmation: async () => {
    await server.call(api.auth.updateUser, {
      as: siti,
      body: {
        ...{ fullName: siti.fullName, jenisKelamin: 'Perempuan', namaInstansi: 'Balai' },
        ...{ username: siti.username, email: siti.email, whatsapp: '081311112222' },
        coachingYangDiminati: [],
      },
    })
    return undefined
  },
  trial: async () => {
    const body = { channel: 'whatsapp' as const }
    await server.call(api.system.testMessage, { body, as: 'superadmin' })
    return undefined
  },
}

/** What goes out by WhatsApp, once what was announced has happened. */
const deliver = async () => {
  await server.db
    .update(outbox)
    .set({ holdKey: null, nextAttemptAt: server.clock.now(), expiresAt: null })
  await recoverySteps(server).deliver()
  return server.sent.filter(({ channel }) => channel === 'whatsapp')
}

test.each(Object.keys(ACTS) as MessagePurpose[])(
  '%s: its template is found by its name, and each word that it may have is there',
  async (purpose) => {
    await ACTS[purpose]()
    const sent = await deliver()
    expect(sent.map((message) => message.purpose)).toEqual([purpose])
    const [{ values, subject, body } = { subject: '', body: '' }] = sent
    const said: Partial<Record<TemplateWord, string>> = {
      ...{ ...values, judul: subject, isi: body },
    }
    expect(wordsOf(purpose).filter((word) => !said[word])).toEqual([])
  },
)

test('the words are of the reader and of the coaching as it is, in the zone of the reader', async () => {
  const coaching = await change()()
  const [message] = await deliver()
  expect(message?.values).toEqual({
    ...{ nama: 'Siti Rahma', topik: 'Mangrove', pengirim: 'Tim E-Coaching Kehutanan' },
    jadwal: 'Selasa, 25/08/2026 pukul 10:00 s/d 12:00 WITA',
    tautan: `${PORTAL}/coaching/${coaching?.id}`,
  })
})

test.each([
  ['recovery', `${PORTAL}/password-baru?token=`],
  ['confirmation', `${PORTAL}/konfirmasi-kontak?token=`],
  ['day-before', `${PORTAL}/proses-coaching/`],
] as const)('%s: the link is the one in the text', async (purpose, begins) => {
  await ACTS[purpose]()
  const [message] = await deliver()
  expect(message?.values?.tautan).toMatch(new RegExp(`^${begins.replace('?', '\\?')}\\S+$`))
  expect(message?.body).toContain(`\n${message?.values?.tautan}\n`)
})
