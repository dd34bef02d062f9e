import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AnswerOf, Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import type { Db } from '../db/client.ts'
import { changedMeanwhile } from '../problem.ts'
import { lockName } from '../repositories/locks.ts'
import { findCertificateRow } from '../repositories/progress.ts'

type Call = Pick<Endpoint, 'method' | 'path'>

/** Something that a form changes: the call that shows it, those that write it, and what they write. */
type Thing = {
  read: Call
  writes: readonly Call[]
  fields: readonly string[]
  /** Where the call shows several: the field that tells them apart, in its answer and in what is written. */
  key?: string
  /** Where the one of several that is written is named by an id of its own: that one, as the call shows it. */
  find?: (db: Db, id: string) => Promise<unknown>
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
  find: (db: Db, id: string) => Promise<ItemOf<AnswerOf<E>> | null>,
  fields: readonly (keyof ItemOf<AnswerOf<E>> & string)[],
): Thing => ({ read, writes, find, fields })

type ItemOf<A> = A extends readonly (infer Item)[] ? Item : never
type Shown = Record<string, unknown>

const VIDEO = ['tautan', 'deskripsi'] as const

/** What two people may have open at once. A call that changes one field of its own alone needs no entry. */
const THINGS: readonly Thing[] = [
  thing(api.beranda.get, [api.beranda.update], ['image', 'caption']),
  thing(api.category.get, [api.category.update], ['name']),
  thing(api.faq.get, [api.faq.update], ['categoryId', 'question', 'answer']),
  thing(api.profile.get, [api.profile.update], VIDEO),
  thing(api.panduan.get, [api.panduan.update], VIDEO),
  thing(api.privacy.get, [api.privacy.update], ['text']),
  thing(api.asalInstansi.get, [api.asalInstansi.update], ['name']),
  thing(
    api.certificateTemplate.get,
    [api.certificateTemplate.update],
    ['name', 'orientation', 'background', 'backgroundFile', 'fields'],
  ),
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
    [api.adminCoaching.update],
    [
      ...(['categoryId', 'topic', 'flyer', 'totalPeserta', 'adminId'] as const),
      ...(['tanggalMeeting', 'jamMulai', 'jamSelesai'] as const),
      ...(['coaches', 'moderator', 'materi'] as const),
    ],
  ),
  found(
    api.adminCoaching.certificates,
    [api.adminCoaching.uploadCertificate],
    findCertificateRow,
    ['fileName', 'uploadedAt'],
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

const isSame = (a: Call, b: Call) => a.method === b.method && a.path === b.path

const versionOf = ({ fields }: Thing, answer: Record<string, unknown>): string => {
  const text = JSON.stringify(fields.map((field) => answer[field] ?? null))
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** The answer of the call that shows such a thing, with the version of what can be changed of it. */
export const withVersion = (call: Call, answer: unknown): unknown => {
  const shown = THINGS.find(({ read }) => isSame(read, call))
  if (!shown || typeof answer !== 'object' || answer === null) return answer
  const versioned = (one: Shown) => ({ ...one, version: versionOf(shown, one) })
  return Array.isArray(answer) ? answer.map(versioned) : versioned(answer as Shown)
}

/** Of several the one that is written, by its key. */
const meantOf = ({ key }: Thing, present: unknown, body: unknown) =>
  Array.isArray(present)
    ? present.find((one) => one[key ?? ''] === Object(body)[key ?? ''])
    : present

const writtenBy = (call: Call) =>
  THINGS.find(({ writes }) => writes.some((write) => isSame(write, call)))

/** Whether a call heeds `If-Match`. */
export const isGuarded = (call: Call): boolean => writtenBy(call) !== undefined

/**
 * Whether a call heeds an `Idempotency-Key`: what does its work anew each time, and what is guarded, or a repeat after a lost answer
 * would be refused because of what it has stored itself.
 */
export const isOnce = (call: Call & Pick<Endpoint, 'once'>): boolean =>
  call.once !== undefined || isGuarded(call)

type Caller = {
  db: Db
  params: unknown
  user: { id: string } | null
  request: FastifyRequest
}

/** Versions of an `If-Match` header (RFC 9110 §13.1.1), without their quotes. */
const wanted = (header: string) =>
  header.split(',').map((tag) => tag.trim().replace(/^(W\/)?"|"$/g, ''))

/**
 * Refuses to write over what somebody else has changed since the caller saw it. Who sends no `If-Match`
 * asks for nothing and is let through, as chapter 7 has it. To be called in the call's transaction: until
 * its end nobody else writes the same thing.
 *
 * @param show answers what a call shows now
 * @throws Problem 412 with the thing as it is now
 */
export const refuseOverwriting = async (
  call: Call,
  { db, params, user, request }: Caller,
  show: (read: Call) => Promise<unknown>,
): Promise<void> => {
  const written = writtenBy(call)
  if (!written) return
  const isOwn = written.read.path === api.auth.me.path
  const whose = isOwn ? user?.id : params
  await lockName(db, `${written.read.path} ${JSON.stringify(whose)}`)
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return
  const now = written.find
    ? await written.find(db, Object(params).id)
    : await show(written.read)
  const shown = withVersion(written.read, now)
  const present = meantOf(written, shown, request.body) as { version: string } | undefined
  if (present && !wanted(header).includes(present.version)) throw changedMeanwhile(present)
}
