import ICAL from 'ical.js'
import { api } from '../../lib/contract/index.ts'
import { partOf, startMailServer } from '../testing/mail-server.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createMailSender } from './mail-sender.ts'

let server: TestServer
let mailServer: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  mailServer = await startMailServer()
  const { url } = mailServer
  const email = createMailSender({ url, from: 'E-Coaching <ecoaching@contoh.go.id>' })
  server = await createTestServer({
    senders: { email, whatsapp: async (message) => void server.sent.push(message) },
  })
})
beforeEach(async () => {
  await server.reset()
  mailServer.mails.length = 0
})
afterAll(async () => {
  await server.close()
  await mailServer.close()
})

const SCHEDULE = meeting('2026-09-10', '09:00', '11:00')
const CONTENT = { message: 'Yth.', notifToMember: true, notifToWa: true }

/** The last mail's calendar, read by another program's parser. */
const deliverLast = async () => {
  await server.deliver()
  const mail = mailServer.mails.at(-1)
  if (!mail) throw new Error('no mail arrived')
  const calendar = new ICAL.Component(ICAL.parse(partOf(mail, 'text/calendar')))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('no event')
  return {
    mail,
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(event),
  }
}

const arrange = async () => {
  const coaching = await insertCoaching(server, {
    ...SCHEDULE,
    meetingUrl: 'https://zoom.us/j/1',
  })
  const sari = await server.createUser({ fullName: 'Sari', email: 'sari@contoh.go.id' })
  return { coaching, sari, as: server.as('admin') }
}

test('an acceptance invites to the meeting, by e-mail and never by WhatsApp', async () => {
  const { coaching, sari, as } = await arrange()
  const proposal = await insertProposal(server, coaching, sari, { status: 'PENDING' })
  const subject = 'Pengajuan Coaching Diterima'
  await as(api.notification.proposal, { body: { ...CONTENT, subject, userId: sari.id } })
  await as(api.proposal.approve, {
    body: { coachingId: coaching.id, proposalId: proposal.id },
  })
  const { mail, method, event } = await deliverLast()
  expect(method).toBe('REQUEST')
  expect(mail.raw).toContain('method=REQUEST')
  expect(mail.raw).toContain(`filename=coaching-${coaching.coachingCode}.ics`)
  expect(event.uid).toBe(`${coaching.coachingCode}@localhost`)
  expect(event.startDate.toJSDate()).toEqual(SCHEDULE.jamMulai)
  expect(event.attendees[0]?.getFirstValue()).toBe('mailto:sari@contoh.go.id')
  expect(event.organizer.toLowerCase()).toBe('mailto:ecoaching@contoh.go.id')
  expect(event.description).toContain('Tautan meeting: https://zoom.us/j/1')
  expect(server.sent.map((sent) => [sent.channel, sent.calendar ?? null])).toEqual([
    ['whatsapp', null],
  ])
})

test('a change replaces the invitation, also after the clock was set back; a deletion calls it off', async () => {
  const { coaching, sari, as } = await arrange()
  await insertProposal(server, coaching, sari)
  const tell = (subject: string) =>
    as(api.notification.updateCoaching, {
      body: { ...CONTENT, coachingId: coaching.id, subject },
    })
  const move = (jamMulai: string) =>
    as(api.adminCoaching.update, { params: { id: coaching.id }, body: { jamMulai } })
  await tell('E-Coaching Kehutanan - Materi Coaching Telah Diperbarui')
  const first = await deliverLast()
  await move('2026-09-10T08:00:00+07:00')
  await tell('E-Coaching Kehutanan - Perubahan Jadwal Coaching')
  const second = await deliverLast()
  expect(second.event.startDate.toJSDate()).toEqual(new Date('2026-09-10T08:00:00+07:00'))
  server.clock.set(new Date(server.clock.now().getTime() - 3_600_000))
  await move('2026-09-10T08:30:00+07:00')
  await tell('E-Coaching Kehutanan - Perubahan Jadwal Coaching')
  const third = await deliverLast()
  expect(third.method).toBe('REQUEST')
  await tell('E-Coaching Kehutanan - Pembatalan Coaching')
  await as(api.adminCoaching.remove, { params: { id: coaching.id } })
  const last = await deliverLast()
  expect(last.method).toBe('CANCEL')
  expect(last.mail.raw).toContain('method=CANCEL')
  const all = [first, second, third, last]
  expect(new Set(all.map(({ event }) => event.uid)).size).toBe(1)
  const sequences = all.map(({ event }) => event.sequence)
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
})

test('a coaching without times, and a message of rejection, carry none', async () => {
  const { sari, as } = await arrange()
  const undated = await insertCoaching(server)
  await insertProposal(server, undated, sari)
  await as(api.notification.updateCoaching, {
    body: { ...CONTENT, coachingId: undated.id, subject: 'E-Coaching - Perubahan Coach' },
  })
  const other = await insertCoaching(server, SCHEDULE)
  const proposal = await insertProposal(server, other, sari, { status: 'PENDING' })
  const subject = 'E-Coaching - Pertanyaan sudah ada di FAQ'
  await as(api.notification.proposal, { body: { ...CONTENT, subject, userId: sari.id } })
  await as(api.proposal.reject, {
    body: { proposalId: proposal.id, reason: 'Pertanyaan sudah ada di FAQ' },
  })
  await server.deliver()
  expect(mailServer.mails).toHaveLength(2)
  for (const { raw } of mailServer.mails) expect(raw).not.toContain('text/calendar')
})
