import fc from 'fast-check'
import type { Access } from '../lib/contract/endpoint.ts'
import { EVERY_CALL } from '../lib/testing/every-call.ts'
import { bodyFieldsOf } from './testing/body-fields.ts'
import {
  acceptParticipant,
  createCoaching,
  publish,
  UNKNOWN_ID,
} from './testing/coaching-data.ts'
import { type HostileRequest, hostileRequests } from './testing/hostile-requests.ts'
import { sharedServer } from './testing/shared-server.ts'

/** Requests in all; `FUZZ_REQUESTS=20000` makes more of them, `FUZZ_SEED` others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500)
const SEED = Number(process.env.FUZZ_SEED ?? 2026)
/** After so many the data is arranged anew: some of them delete, others log out. */
const ROUND = 500
/** No call may take longer, however odd; generous, since others use the processor too. */
/** Of processor time: what else the machine does is none of the request's. */
const LONGEST_MS = 5000

const INTERNALS =
  /node_modules|\bat (async )?\S+ \(|\.ts:\d|select .* from|insert into|drizzle|postgres|pglite|\$argon2|ECONN|ENOENT|\[object /i

const server = sharedServer()

async function arrange() {
  await server.reset()
  const { coaching, admin } = await createCoaching(server)
  await publish(server, coaching.id)
  const user = await acceptParticipant(server, coaching.id)
  const superadmin = await server.createUser({ role: 'superadmin' })
  const [ofUser = '', ofAdmin = '', ofSuperadmin = ''] = await Promise.all(
    [user, admin, superadmin].map(async (one) => `Bearer ${await server.tokenOf(one)}`),
  )
  return {
    ids: [coaching.id, user.id, admin.id, coaching.categoryId, UNKNOWN_ID],
    others: [
      ofUser,
      ofAdmin,
      ofSuperadmin,
      'Bearer x.y.z',
      `${ofAdmin}x`,
      'Basic YTph',
      'Bearer',
    ],
    fitting: {
      ...{ public: '', optional: ofUser, user: ofUser, 'signed-in': ofUser },
      ...{ admin: ofAdmin, superadmin: ofSuperadmin },
    } satisfies Record<Access, string>,
  }
}

async function send({ url, ...request }: HostileRequest) {
  const begun = process.cpuUsage()
  const reply = await server.app.inject({ url: `/e-coaching/api/v1${url}`, ...request })
  const { user, system } = process.cpuUsage(begun)
  return { reply, took: (user + system) / 1000 }
}

/** What is wrong with the answer to a hostile request; null if nothing is. */
async function faultOf(request: HostileRequest): Promise<string | null> {
  const { reply, took } = await send(request)
  const { statusCode, payload, headers } = reply
  if (statusCode >= 500) return `status ${statusCode}: ${payload.slice(0, 200)}`
  if (took > LONGEST_MS) return `${Math.round(took)} ms`
  if (statusCode < 400) return null
  if (!String(headers['content-type']).startsWith('application/problem+json')) {
    return `a refusal as ${headers['content-type']}`
  }
  const problem = JSON.parse(payload)
  if (problem.status !== statusCode || !problem.title || !problem.detail) {
    return `no problem document: ${payload.slice(0, 200)}`
  }
  return INTERNALS.test(payload) ? `tells of its insides: ${payload.slice(0, 200)}` : null
}

test(`${REQUESTS} hostile requests over the whole contract are each answered or refused as they should`, async () => {
  const faults: string[] = []
  for (let done = 0; done < REQUESTS; done += ROUND) {
    const { ids, fitting, others } = await arrange()
    const perCall = Math.ceil(Math.min(ROUND, REQUESTS - done) / EVERY_CALL.length)
    for (const [place, endpoint] of EVERY_CALL.entries()) {
      const known = {
        ids,
        names: await bodyFieldsOf(endpoint),
        tokens: { fitting: fitting[endpoint.access], others },
      }
      const requests = fc.sample(hostileRequests(endpoint, known), {
        numRuns: perCall,
        seed: SEED + done * EVERY_CALL.length + place,
      })
      for (const request of requests) {
        const fault = await faultOf(request)
        if (fault) faults.push(`${request.method} ${request.url.slice(0, 120)}: ${fault}`)
      }
    }
  }
  expect(faults).toEqual([])
})
