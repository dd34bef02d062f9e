import type { APIRequestContext } from '@playwright/test'
import type { Endpoint } from '../lib/contract/endpoint.ts'
import { api } from '../lib/contract/index.ts'
import type { AdminCoaching } from '../lib/entities/coaching.ts'
import type { RouteName, RouteParams } from '../lib/routes.ts'

/** Reads a call without parameters as the account of the token, or as a visitor. */
export type Read = <A>(endpoint: Endpoint<string, undefined, A>) => Promise<A>

export const reader =
  (request: APIRequestContext, token: string | undefined): Read =>
  async ({ path }) => {
    const headers: Record<string, string> = {}
    if (token) headers.authorization = `Bearer ${token}`
    const answer = await request.get(`api/v1${path}`, { headers })
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`)
    return await answer.json()
  }

/** The moment that the demo data is seeded on: a meeting has ended, one runs, one comes later. */
export const SEEDED_AT = '2026-08-25T13:10:00+07:00'

/** Coachings of the demo data by their topics, as the participant 'peserta' has them. */
const SOON = 'Menyusun Rencana Kelola Perhutanan Sosial yang Dapat Dijalankan'
const ENDED_TODAY = 'Persemaian Mandiri: dari Benih hingga Bibit Siap Tanam'
const FINISHED = 'Naik Kelas KUPS: Mutu, Kemasan, dan Pasar'
const NEARLY_FULL = 'Rehabilitasi Mangrove: Memilih Jenis dan Pola Tanam'

type Named = { id: string; topic: string }

function withTopic(coachings: readonly Named[], topic: string) {
  const found = coachings.find((coaching) => coaching.topic === topic)
  if (!found) throw new Error(`No coaching '${topic}' in the demo data`)
  return { id: found.id }
}

/** A coaching of the demo data as admins have it. */
export async function seededCoaching(
  read: Read,
  isMeant: (coaching: AdminCoaching) => unknown,
): Promise<AdminCoaching> {
  const found = (await read(api.adminCoaching.list)).find(isMeant)
  if (!found) throw new Error('No such coaching in the demo data')
  return found
}

const firstOf =
  (endpoint: Endpoint<string, undefined, { id: string }[]>) => async (read: Read) => {
    const [item] = await read(endpoint)
    if (!item) throw new Error(`${endpoint.path} has nothing in the demo data`)
    return { id: item.id }
  }

const taken = (topic: string) => async (read: Read) =>
  withTopic(await read(api.coaching.taken), topic)

/** The demo data holds no certificate of the portal's own and no template of the office. */
type Unseeded = 'sertifikat/detail' | 'admin/sertifikat/detail'
type WithParams = {
  [N in Exclude<RouteName, Unseeded>]: keyof RouteParams<N> extends never ? never : N
}[Exclude<RouteName, Unseeded>]

/** For every route with parameters: what the demo data has to show there. */
export const SEEDED_PARAMS: Record<WithParams, (read: Read) => Promise<{ id: string }>> = {
  'coaching/detail': async (read) => withTopic(await read(api.coaching.upcoming), SOON),
  'coaching/ask-question': async (read) =>
    withTopic(await read(api.coaching.upcomingUser), NEARLY_FULL),
  'proses-coaching/coach': taken(SOON),
  'proses-coaching/materi': taken(SOON),
  'proses-coaching/pre-test': taken(SOON),
  'proses-coaching/zoom-meeting': taken(SOON),
  'proses-coaching/post-test': taken(ENDED_TODAY),
  'proses-coaching/survei-kepuasan': taken(FINISHED),
  'proses-coaching/sertifikat': taken(FINISHED),
  'proses-coaching/sertifikat/preview': taken(FINISHED),
  'proses-coaching/test/pre-test': taken(SOON),
  'proses-coaching/test/pre-test/resume': taken(FINISHED),
  'proses-coaching/test/post-test': taken(ENDED_TODAY),
  'proses-coaching/test/post-test/resume': taken(FINISHED),
  'admin/beranda/detail': firstOf(api.beranda.list),
  'admin/profile/detail': firstOf(api.profile.list),
  'admin/coaching/detail': async (read) =>
    withTopic(await read(api.adminCoaching.list), FINISHED),
  'admin/category/detail': firstOf(api.category.list),
  'admin/faq/detail': firstOf(api.faq.list),
  'admin/panduan/detail': firstOf(api.panduan.list),
  'admin/peserta/detail': firstOf(api.user.list),
  'admin/akun-admin/detail': firstOf(api.adminAccount.list),
  'admin/asal-instansi/detail': firstOf(api.asalInstansi.list),
}

export const hasParams = (name: RouteName): name is WithParams => name in SEEDED_PARAMS

/** The pages of a coaching that is taken part in, in their order. */
export const STEPS = [
  'proses-coaching/coach',
  'proses-coaching/materi',
  'proses-coaching/pre-test',
  'proses-coaching/zoom-meeting',
  'proses-coaching/post-test',
  'proses-coaching/survei-kepuasan',
  'proses-coaching/sertifikat',
] as const satisfies RouteName[]
