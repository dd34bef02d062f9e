import ky, { type AfterResponseHook, type BeforeRequestHook, isNetworkError } from 'ky'
import { callHeaders } from '@/lib/api/call-headers'
import { ConnectionError, readBody } from '@/lib/api/errors'
import { renewedToken, tellErased } from '@/lib/api/renew-session'
import { observeServerTime } from '@/lib/browser/server-clock'
import { disproveOffline } from '@/lib/browser/use-online'
import { api } from '@/lib/contract'
import { API_URL } from '@/lib/env'

/** For what is sent without ky. */
export { renewedToken, tellErased }

/** Calls whose 401 is an answer and not a stale token (decision 6). */
const NEVER_RENEWED = [api.auth.login, api.auth.register, api.auth.renew].map(
  ({ path }) => path,
)

const isRenewable = (path: string) => !NEVER_RENEWED.some((never) => path.endsWith(never))

const addHeaders: BeforeRequestHook = ({ request }) => {
  for (const [name, value] of Object.entries(callHeaders()))
    request.headers.set(name, value)
}

const bearerOf = (request: Request) =>
  request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? null

/** On a 401 not yet replayed: one shared renewal, then the same request once more (§4 'Session'). */
const renewOnce: AfterResponseHook = async ({ request, response, options, retryCount }) => {
  observeServerTime((name) => response.headers.get(name))
  if (options.context.begunOffline) disproveOffline()
  if (response.status !== 401 || retryCount > 0) return
  if (!isRenewable(new URL(request.url).pathname)) return
  if (tellErased(await readBody(response.clone()))) return
  const token = await renewedToken(bearerOf(request))
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${token}`)
  return ky.retry({ request: new Request(request, { headers }), delay: 0 })
}

/** The one ky instance: no time limit, no retry of its own, errors read by `call` (§7, decision 6). */
export const http = ky.create({
  prefix: API_URL,
  baseUrl: globalThis.location?.origin,
  timeout: false,
  throwHttpErrors: false,
  cache: 'no-store',
  retry: {
    limit: 1,
    methods: [],
    statusCodes: [],
    shouldRetry: () => false,
    delay: () => 0,
  },
  hooks: {
    beforeRequest: [addHeaders],
    afterResponse: [renewOnce],
    beforeError: [
      ({ error, options: { context } }) =>
        isNetworkError(error) ? new ConnectionError(context.mayBeDone === true) : error,
    ],
  },
})
