import { type APIRequestContext, expect } from '@playwright/test'
import { api } from '../../lib/contract/index.ts'
import type { Id } from '../../lib/entities/identity.ts'
import { ALL_PAYLOADS } from '../../lib/testing/xss-payloads.ts'
import { picture } from '../files.ts'
import { ACCOUNTS, type Account } from '../fixtures.ts'

const SHORT = ALL_PAYLOADS.filter((payload) => payload.length <= 180)
let used = 0
/** The next attack that fits a short field, behind a word, so that the field is not empty. */
const short = () => {
  used += 1
  return `${used} ${SHORT[used % SHORT.length]}`
}
const shorts = (count: number) => Array.from({ length: count }, short)

/** Attacks for names, which take no letter that nobody sees. */
const names = (count: number) =>
  shorts(count).map((one) =>
    one.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''),
  )

type Call = { method: string; path: string }
type Made = { id: Id }

/** Makes calls as an account; each must be taken. */
async function caller(request: APIRequestContext, account: Account) {
  const login = await request.post('api/v1/auth/login', { data: account })
  const { accessToken } = await login.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return async ({ method, path }: Call, data?: unknown, id = ''): Promise<Made> => {
    const url = `api/v1${path.replace(':id', id)}`
    const answer = await request.fetch(url, { method, headers, data })
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true)
    return await answer.json()
  }
}
type Caller = Awaited<ReturnType<typeof caller>>

/** A participant whose every free text is an attack; a user name takes none. */
const PARTICIPANT = { username: 'penyerang', password: 'Rimba12345' }

async function register(request: APIRequestContext) {
  const [fullName, namaInstansi, jabatan, pendidikan, coachingLainnya] = names(5)
  const { username, password } = PARTICIPANT
  const data = {
    ...{ fullName, namaInstansi, jabatan, pendidikan, coachingLainnya, username },
    ...{ password, confirmPassword: password, jenisKelamin: 'Perempuan' },
    ...{ email: 'serangan@contoh.go.id', whatsapp: '081234567890' },
  }
  const answer = await request.post('api/v1/auth/register', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Every attack, each in a question or an answer of its own, and in the names of categories. */
async function writeContent(admin: Caller) {
  const { id: categoryId } = await admin(api.category.create, { name: short() })
  for (const name of shorts(12)) await admin(api.category.create, { name })
  for (let at = 0; at < ALL_PAYLOADS.length; at += 2) {
    const [question, answer] = [ALL_PAYLOADS[at], ALL_PAYLOADS[at + 1] ?? '']
    const body = { categoryId, question: `Apa ${question}`, answer: `Ini ${answer}` }
    await admin(api.faq.create, body)
  }
  return categoryId
}

async function writeTexts(request: APIRequestContext, admin: Caller) {
  const all = `<p>Isi ${ALL_PAYLOADS.join('</p><p>')}</p>`
  for (const calls of [api.profile, api.panduan]) {
    const list = await request.get(`api/v1${calls.list.path}`)
    const [{ id }] = await list.json()
    const tautan = 'https://contoh.go.id/"><img src=x onerror=__xss=1>'
    await admin(calls.update, { id, tautan, deskripsi: all }, id)
  }
}

async function writeBanners(request: APIRequestContext, account: Account) {
  const login = await request.post('api/v1/auth/login', { data: account })
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` }
  const file = picture('"><img src=x onerror=__xss=1>.png', { width: 64, height: 40 })
  for (const caption of shorts(4)) {
    const answer = await request.post(`api/v1${api.beranda.create.path}`, {
      headers,
      multipart: { caption, file },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

const person = (type: string) => {
  const [name, jabatan, instansi] = names(3)
  return { type, name, jabatan, instansi, image: null }
}

/** A published coaching whose every free text is an attack. */
async function publishCoaching(
  admin: Caller,
  given: Record<'categoryId' | 'adminId' | 'flyer', string>,
) {
  const { categoryId, adminId, flyer } = given
  const coaching = await admin(api.adminCoaching.create, {
    ...{ categoryId, adminId, topic: shorts(4).join(' '), totalPeserta: 20 },
    flyer,
    coaches: ['Coach 1', 'Coach 2', 'Coach 3'].map(person),
    moderator: person('Moderator'),
    materi: shorts(7).map((name) => ({ name, fileUrl: 'https://contoh.go.id/modul.pdf' })),
    ...{ tanggalMeeting: null, jamMulai: null, jamSelesai: null },
  })
  await admin(api.adminCoaching.publish, undefined, coaching.id)
  return coaching.id
}

/** Writes the corpus through the API into every field that takes words; answers what was made. */
export async function storeAttacks(request: APIRequestContext, baseURL: string) {
  const admin = await caller(request, ACCOUNTS.admin)
  const categoryId = await writeContent(admin)
  await writeTexts(request, admin)
  await writeBanners(request, ACCOUNTS.admin)
  await register(request)
  const participant = await caller(request, PARTICIPANT)
  const me = await admin(api.auth.me)
  const flyer = `${baseURL}files/flyer.jpg`
  const coachingId = await publishCoaching(admin, { categoryId, adminId: me.id, flyer })
  const asked = { coachingId, questions: shorts(5) }
  const { id: proposalId } = await participant(api.proposal.create, asked)
  await admin(api.proposal.reject, { proposalId, reason: shorts(4).join(' ') })
  return { account: PARTICIPANT, coachingId, categoryId }
}
