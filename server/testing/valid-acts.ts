import sharp from 'sharp'
import { api } from '../../lib/contract/index.ts'
import { insertPlaceAlert } from '../repositories/place-alerts.ts'
import { listCertificateRows } from '../repositories/progress.ts'
import { COACH, keyFile, questionFile, schedule } from './coaching-data.ts'
import type { FullWorld } from './full-world.ts'
import { insertCoaching, insertProposal } from './participation-rows.ts'
import type { TestServer } from './test-server.ts'
import type { ValidCall } from './valid-call.ts'
import { validCalls } from './valid-calls.ts'

const green = { width: 40, height: 20, channels: 3 as const, background: '#14452d' }
const picture = sharp({ create: green }).png().toBuffer()
const pdf = { name: 'file.pdf', type: 'application/pdf', bytes: '%PDF-1.7\n%%EOF' }

type Act = Omit<ValidCall, 'body'>

const institutionFile = {
  name: 'instansi.csv',
  type: 'text/csv',
  bytes: 'Nama\nBalai Baru\n',
}

const contentActs = (world: FullWorld): Act[] => {
  const {
    admin: as,
    superadmin,
    banner,
    unused,
    faq,
    institution,
    outsider,
    sessionId,
    guarded,
  } = world
  return [
    { endpoint: api.beranda.remove, as, id: banner.id },
    { endpoint: api.category.remove, as, id: unused.id },
    { endpoint: api.certificateTemplate.remove, as, id: world.template.id },
    { endpoint: api.faq.remove, as, id: faq.id },
    { endpoint: api.user.remove, as, id: outsider.id },
    { endpoint: api.adminAccount.remove, as: superadmin, id: guarded.id },
    { endpoint: api.passwordRecovery.makeLink, as, id: outsider.id },
    { endpoint: api.sessions.end, as: outsider, id: sessionId },
    { endpoint: api.sessions.endOthers, as: outsider },
    { endpoint: api.calendarAddress.make, as: outsider },
    { endpoint: api.calendarAddress.end, as: outsider },
    { endpoint: api.ownReminders.begin, as: outsider },
    { endpoint: api.ownReminders.end, as: outsider },
    { endpoint: api.secondFactor.begin, as },
    { endpoint: api.secondFactor.turnOff, as: guarded },
    { endpoint: api.secondFactor.renewCodes, as: guarded },
    { endpoint: api.secondFactor.exportPersons, as },
    { endpoint: api.asalInstansi.remove, as, id: institution.id },
    { endpoint: api.asalInstansi.importFile, as, file: institutionFile },
  ]
}

const uploadActs = async (server: TestServer, world: FullWorld): Promise<Act[]> => {
  const { admin: as, coaching, next, done } = world
  const image = { name: 'gambar.png', type: 'image/png', bytes: await picture }
  const rows = await listCertificateRows(server.db, coaching.id)
  const row = rows.find(({ userId }) => userId === done.id)
  const { adminMeeting: calls, adminCoaching, uploads } = api
  const id = next.id
  return [
    { endpoint: uploads.image, as, file: image },
    { endpoint: api.certificateTemplate.uploadFile, as, file: image },
    { endpoint: uploads.anyfile, as, file: pdf },
    { endpoint: adminCoaching.uploadCertificate, as, id: row?.id ?? '', file: pdf },
    { endpoint: calls.updateMeetingBackground, as, id, file: image },
    { endpoint: calls.uploadPreTestQuestions, as, id, file: questionFile(2) },
    { endpoint: calls.uploadPostTestQuestions, as, id, file: questionFile(2) },
    { endpoint: calls.uploadPreTestKey, as, id: coaching.id, file: keyFile(4) },
    { endpoint: calls.uploadPostTestKey, as, id: coaching.id, file: keyFile(4) },
  ]
}

/** A coaching that is complete and waits to be published. */
const createDraft = async (server: TestServer, { admin, category }: FullWorld) => {
  const body = {
    ...{ categoryId: category.id, adminId: admin.id, totalPeserta: 40 },
    ...{ flyer: 'https://contoh.go.id/flyer.jpg', topic: 'Siap tayang' },
    ...schedule('2026-09-20', '09:00', '11:00'),
    coaches: [COACH],
    moderator: { ...COACH, type: 'Moderator' },
    materi: [{ name: 'Materi 1', fileUrl: 'materi-1.pdf' }],
  }
  return (await server.call(api.adminCoaching.create, { body, as: admin })).answer
}

const coachingActs = async (server: TestServer, world: FullWorld): Promise<Act[]> => {
  const { admin, coaching, next, taker, waiter, message, job } = world
  const newcomer = await server.createUser({ fullName: 'Peserta baru' })
  const rejected = await insertProposal(server, next, newcomer, { status: 'REJECTED' })
  await insertProposal(server, coaching, newcomer)
  const { id } = coaching
  const draft = await createDraft(server, world)
  const full = await insertCoaching(server, { totalPeserta: 1 })
  await insertProposal(server, full, taker)
  await insertPlaceAlert(server.db, {
    ...{ coachingId: full.id, userId: waiter.id, askedAt: server.clock.now() },
  })
  return [
    { endpoint: api.adminCoaching.publish, as: admin, id: draft.id },
    { endpoint: api.adminCoaching.remove, as: admin, id: next.id },
    { endpoint: api.certificateMaking.retry, as: admin, id: job.id },
    { endpoint: api.notification.resend, as: admin, id: message?.id ?? '' },
    { endpoint: api.coaching.cancel, as: waiter, id: next.id },
    { endpoint: api.coaching.removeRejectedProposal, as: newcomer, id: rejected.id },
    { endpoint: api.placeAlert.ask, as: newcomer, id: full.id },
    { endpoint: api.placeAlert.end, as: waiter, id: full.id },
    { endpoint: api.preTest.start, as: newcomer, id },
    { endpoint: api.postTest.start, as: newcomer, id },
    { endpoint: api.preTest.end, as: taker, id },
    { endpoint: api.postTest.end, as: taker, id },
  ]
}

/** For every call of the contract that writes: who makes it, where, and what it sends. */
export const validActs = async (
  server: TestServer,
  world: FullWorld,
): Promise<ValidCall[]> => {
  const bare = [
    ...contentActs(world),
    ...(await uploadActs(server, world)),
    ...(await coachingActs(server, world)),
  ]
  return [...(await validCalls(world)), ...bare.map((act) => ({ ...act, body: {} }))]
}
