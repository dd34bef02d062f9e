import type { AnswerOf, Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { listAdminAccounts } from '../repositories/admin-accounts.ts'
import { findCoaching, lockCoaching } from '../repositories/coachings.ts'
import { listCategories, lockCategory } from '../repositories/content.ts'
import { findCertificateRow } from '../repositories/progress.ts'
import { cancelIfRefused, holdKeyOf } from '../services/outbox.ts'

export type Call = Pick<Endpoint, 'method' | 'path'>

/** Something that a form changes: the call that shows it, those that write it, and what they write. */
export type Thing = {
  read: Call
  /** The list of such things, where it is deleted from there. */
  list?: Call
  writes: readonly Call[]
  fields: readonly string[]
  /** Where the call shows several: the field that tells them apart, in its answer and in what is written. */
  key?: string
  /** What is written, where the call shows it among more: that alone, as the call shows it, by the id that is written to. */
  find?: (db: Db, id: string) => Promise<unknown>
  /** Told beside the version of what a form changes: of more, which an act is agreed to by. */
  as?: 'deletionVersion'
  /** Keeps others from changing it until the end of the call. */
  hold?: (db: Db, id: string, userId: string) => Promise<unknown>
}

const thing = <E extends Call>(
  read: E,
  writes: readonly Call[],
  fields: readonly (keyof AnswerOf<E> & string)[],
): Thing => ({ read, writes, fields })

const listed = <E extends Call>(
  read: E,
  writes: readonly Call[],
  key: keyof ItemOf<AnswerOf<E>> & string,
  fields: readonly (keyof ItemOf<AnswerOf<E>> & string)[],
): Thing => ({ read, writes, key, fields })

const found = <E extends Call>(
  read: E,
  writes: readonly Call[],
  find: (db: Db, id: string) => Promise<Partial<OneOf<AnswerOf<E>>> | null>,
  fields: readonly (keyof OneOf<AnswerOf<E>> & string)[],
): Thing => ({ read, writes, find, fields })

type ItemOf<A> = A extends readonly (infer Item)[] ? Item : never
type OneOf<A> = A extends readonly (infer Item)[] ? Item : A
const VIDEO = ['tautan', 'deskripsi'] as const

/** With the questions that go with it; held, so that no other comes to it before it is deleted. */
const categoryWithFaqs = async (db: Db, id: string) => {
  await lockCategory(db, id)
  return (await listCategories(db)).find((one) => one.id === id) ?? null
}
/** Who enrols meanwhile waits; where another version is found, what was to announce the deletion is not sent. */
const holdForDeletion = async (db: Db, id: string, userId: string) => {
  await cancelIfRefused(db, holdKeyOf('deletion', id), userId)
  await lockCoaching(db, id)
}
const testFiles = (kind: TestKind) => async (db: Db, id: string) =>
  (await findCoaching(db, id))?.tests[kind] ?? null
const accountOf = async (db: Db, id: string) =>
  (await listAdminAccounts(db)).find((account) => account.id === id) ?? null
const meetingOf = async (db: Db, id: string) => {
  const coaching = await findCoaching(db, id)
  if (!coaching) return null
  const { meetingUrl, meetingBackground, meetingBackgroundFileName } = coaching
  return { meetingUrl, meetingBackground, meetingBackgroundFileName }
}
const COACHING = [
  ...(['categoryId', 'topic', 'flyer', 'totalPeserta', 'adminId'] as const),
  ...(['tanggalMeeting', 'jamMulai', 'jamSelesai'] as const),
  ...(['coaches', 'moderator', 'materi'] as const),
  ...(['preTestDurationMinutes', 'postTestDurationMinutes'] as const),
]
const TEST_FILES = ['soal', 'jawaban', 'soalFile', 'jawabanAt'] as const

/** What two people may have open at once. A call that changes one field of its own alone needs no entry. */
export const THINGS: readonly Thing[] = [
  thing(api.beranda.get, [api.beranda.update, api.beranda.remove], ['image', 'caption']),
  thing(api.category.get, [api.category.update], ['name']),
  found(api.category.list, [api.category.remove], categoryWithFaqs, ['name', 'faqs']),
  thing(
    api.faq.get,
    [api.faq.update, api.faq.remove],
    ['categoryId', 'question', 'answer'],
  ),
  // what the question before it tells
  thing(api.user.get, [api.user.remove], ['fullName', '_count']),
  thing(api.profile.get, [api.profile.update], VIDEO),
  thing(api.panduan.get, [api.panduan.update], VIDEO),
  thing(api.privacy.get, [api.privacy.update], ['text']),
  thing(api.asalInstansi.get, [api.asalInstansi.update, api.asalInstansi.remove], ['name']),
  {
    ...thing(
      api.certificateTemplate.get,
      [api.certificateTemplate.update, api.certificateTemplate.remove],
      ['name', 'orientation', 'background', 'backgroundFile', 'fields'],
    ),
    list: api.certificateTemplate.list,
  },
  thing(
    api.certificateMaking.settings,
    [api.certificateMaking.saveSettings],
    ['templateId', 'hours', 'numberPattern', 'place', 'signers'],
  ),
  thing(
    api.office.get,
    [api.office.update],
    ['name', 'address', 'email', 'whatsapp', 'logo', 'signer'],
  ),
  thing(api.office.wordings, [api.office.updateWordings], ['texts']),
  thing(api.office.holidays, [api.office.updateHolidays], ['days']),
  thing(
    api.adminCoaching.get,
    [api.adminCoaching.update, api.adminCoaching.publish],
    COACHING,
  ),
  {
    ...thing(
      api.adminCoaching.get,
      [api.adminCoaching.remove],
      [...COACHING, 'isPublished', 'pesertaTerdaftar'],
    ),
    as: 'deletionVersion',
    hold: holdForDeletion,
  },
  found(
    api.adminCoaching.certificates,
    [api.adminCoaching.uploadCertificate],
    findCertificateRow,
    ['fileName', 'uploadedAt'],
  ),
  found(
    api.adminCoaching.preTest,
    [api.adminMeeting.uploadPreTestQuestions, api.adminMeeting.uploadPreTestKey],
    testFiles('pre-test'),
    TEST_FILES,
  ),
  found(
    api.adminCoaching.postTest,
    [api.adminMeeting.uploadPostTestQuestions, api.adminMeeting.uploadPostTestKey],
    testFiles('post-test'),
    TEST_FILES,
  ),
  found(
    api.adminCoaching.zoomMeeting,
    [api.adminMeeting.updateMeetingUrl, api.adminMeeting.updateMeetingBackground],
    meetingOf,
    ['meetingUrl', 'meetingBackground', 'meetingBackgroundFileName'],
  ),
  found(
    api.adminAccount.list,
    [api.adminAccount.update, api.adminAccount.remove],
    accountOf,
    [...(['fullName', 'role', 'lockedAt', 'secondFactorSince'] as const)],
  ),
  listed(api.reminder.list, [api.reminder.update], 'kind', [
    ...(['enabled', 'days', 'minutes', 'subject', 'paragraph'] as const),
  ]),
  thing(
    api.auth.me,
    [api.auth.updateUser, api.auth.updateAdmin],
    [
      ...(['username', 'fullName', 'email', 'whatsapp', 'jenisKelamin'] as const),
      ...(['asalInstansi', 'namaInstansi', 'jabatan', 'pendidikan'] as const),
      ...(['coachingYangDiminati', 'coachingLainnya'] as const),
    ],
  ),
]
