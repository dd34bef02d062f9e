import sharp from 'sharp'
import { api } from '../../lib/contract/index.ts'
import { READY_LAYOUT } from '../../lib/domain/certificates/ready-template.ts'
import { SURVEY_QUESTIONS } from '../services/survey-questions.ts'
import { COACH, schedule } from './coaching-data.ts'
import type { FullWorld } from './full-world.ts'
import { CERTIFICATE_SETTINGS } from './made-certificates.ts'
import {
  accountCalls,
  guardCalls,
  officeCalls,
  privacyCalls,
} from './valid-account-calls.ts'
import type { ValidCall } from './valid-call.ts'

const red = { width: 40, height: 20, channels: 3 as const, background: '#a21f1f' }
const picture = sharp({ create: red }).png().toBuffer()

const contentCalls = async (world: FullWorld): Promise<ValidCall[]> => {
  const { admin: as, category, banner, faq, profile, guide, institution } = world
  const file = { name: 'banner.png', type: 'image/png', bytes: await picture }
  const video = { tautan: 'https://video.example/2', deskripsi: '<p>Baru</p>' }
  const text = { categoryId: category.id, question: '<p>Apa?</p>', answer: '<p>Itu.</p>' }
  const [id, caption] = [banner.id, { caption: 'Hutan' }]
  const change = ({ id: changed }: { id: string }, body: object) => ({
    ...{ as, id: changed, body: { id: changed, ...body } },
  })
  return [
    { endpoint: api.beranda.create, as, body: caption, file },
    { endpoint: api.beranda.update, as, id, body: caption, file },
    { endpoint: api.category.create, as, body: { name: 'Perhutanan Sosial' } },
    { endpoint: api.category.update, ...change(category, { name: 'Batas' }) },
    { endpoint: api.faq.create, as, body: text },
    { endpoint: api.faq.update, ...change(faq, text) },
    { endpoint: api.asalInstansi.create, as, body: { name: 'Balai Baru' } },
    { endpoint: api.asalInstansi.update, ...change(institution, { name: 'Balai Lain' }) },
    { endpoint: api.profile.update, ...change(profile, video) },
    { endpoint: api.panduan.update, ...change(guide, video) },
  ]
}

const coachingCalls = ({ admin: as, category, coaching, next, done }: FullWorld) => {
  const { id } = next
  const body = {
    ...{ categoryId: category.id, adminId: as.id, totalPeserta: 40 },
    ...{ flyer: 'https://contoh.go.id/flyer.jpg', topic: 'Penataan batas' },
    ...schedule('2026-09-20', '09:00', '11:00'),
    coaches: [COACH],
    moderator: { ...COACH, type: 'Moderator' },
    materi: [{ name: 'Materi 1', fileUrl: 'materi-1.pdf' }],
  }
  return [
    { endpoint: api.adminCoaching.create, as, body },
    { endpoint: api.adminCoaching.update, as, id, body },
    {
      ...{ endpoint: api.adminCoaching.copyTests, as, id },
      body: { fromId: coaching.id, kinds: ['pre-test'] },
    },
    {
      ...{ endpoint: api.adminMeeting.toggleAttendance, as },
      ...{ id: coaching.id, body: { userId: done.id } },
    },
    {
      ...{ endpoint: api.adminMeeting.updateMeetingUrl, as },
      ...{ id, body: { meetingUrl: 'https://meeting.example/baru' } },
    },
  ]
}

const decisionCalls = (world: FullWorld) => {
  const { admin: as, coaching, next, proposal, done, taker } = world
  const message = {
    ...{ subject: 'Kabar', message: 'Selamat!', notifToMember: true, notifToWa: true },
  }
  const toMember = { ...message, userId: done.id }
  const about = { ...message, coachingId: coaching.id }
  const proposalId = proposal.id
  const toWaiter = {
    ...{ ...message, userId: proposal.userId },
    ...{ proposalId, announces: 'acceptance' },
  }
  return [
    {
      ...{ endpoint: api.adminCoaching.sendCertificateNotification, as },
      ...{ id: coaching.id, body: toMember },
    },
    { endpoint: api.notification.proposal, as, body: toWaiter },
    { endpoint: api.notification.updateCoaching, as, body: about },
    {
      ...{ endpoint: api.notification.remind, as, id: coaching.id },
      body: { ...message, step: 'pre-test', userIds: [taker.id] },
    },
    {
      ...{ endpoint: api.reminder.update, as, id: coaching.id },
      body: {
        ...{ kind: 'day-before', enabled: false, days: -1, minutes: 540 },
        ...{ subject: 'Besok', paragraph: 'Sampai jumpa.' },
      },
    },
    {
      ...{ endpoint: api.reminder.sendNow, as, id: coaching.id },
      body: { kind: 'survey', userIds: [world.surveyed.id] },
    },
    { endpoint: api.proposal.approve, as, body: { proposalId, coachingId: next.id } },
    { endpoint: api.proposal.reject, as, body: { proposalId, reason: 'Kuota terbatas' } },
  ]
}

const certificateCalls = ({
  admin: as,
  coaching: { id },
  template,
  issued,
}: FullWorld): ValidCall[] => [
  {
    endpoint: api.certificateMaking.saveSettings,
    as,
    id,
    body: { ...CERTIFICATE_SETTINGS, hours: 6 },
  },
  { endpoint: api.certificateMaking.issue, as, id, body: { notify: null } },
  {
    ...{ endpoint: api.certificateTemplate.create, as },
    body: { name: 'Piagam lain', ...READY_LAYOUT },
  },
  {
    ...{ endpoint: api.certificateTemplate.update, as, id: template.id },
    body: { name: 'Piagam baru', ...READY_LAYOUT },
  },
  {
    ...{ endpoint: api.certificateTemplate.preview, as, id: template.id },
    body: READY_LAYOUT,
  },
  {
    ...{ endpoint: api.certificateRegister.reissue, as, id: issued.id },
    body: { reason: 'Nama diperbaiki' },
  },
  {
    ...{ endpoint: api.certificateRegister.withdraw, as, id: issued.id },
    body: { reason: 'Terbit keliru' },
  },
]

const participantCalls = (world: FullWorld): ValidCall[] => {
  const { outsider, taker, surveyed, coaching, next, preTest, postTest } = world
  const { id } = coaching
  const answers = SURVEY_QUESTIONS.map((question) => ({
    ...{ questionId: question.id, nilai: 3 },
  }))
  return [
    {
      ...{ endpoint: api.proposal.create, as: outsider },
      body: { coachingId: next.id, questions: ['Satu?', 'Dua?', 'Tiga?'] },
    },
    { endpoint: api.survey.submit, as: surveyed, id, body: { answers, saran: 'Baik' } },
    {
      ...{ endpoint: api.preTest.answer, as: taker, id },
      body: { preTestSoalId: preTest.questions[1]?.id, jawabanUser: 'C' },
    },
    {
      ...{ endpoint: api.postTest.answer, as: taker, id },
      body: { postTestSoalId: postTest.questions[1]?.id, jawabanUser: 'C' },
    },
  ]
}

/** For every call of the contract that has a body: who makes it, where, and a body that is taken. */
export const validCalls = async (world: FullWorld): Promise<ValidCall[]> => [
  ...accountCalls(world),
  ...officeCalls(world),
  ...privacyCalls(world),
  ...guardCalls(world),
  ...(await contentCalls(world)),
  ...coachingCalls(world),
  ...decisionCalls(world),
  ...certificateCalls(world),
  ...participantCalls(world),
]
