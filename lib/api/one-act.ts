import { ApiError } from '@/lib/api/errors'
import { tabStorage } from '@/lib/browser/tab-storage'
import type { Endpoint } from '@/lib/contract/endpoint'
import { createShelf } from '@/lib/device/shelf'
import { randomUuid } from '@/lib/session/api-key'
import { sessionUser } from '@/lib/session/session'

export type Act = {
  endpoint: Endpoint
  /** All that makes it this act: parameters, body, file. */
  input: unknown
  /** Of what is changed, as it was read. */
  version?: string | undefined
}

/** Keys of acts that have not succeeded so far: of two that are made at once, the first stays. */
const kept = createShelf<string>('act', (old) => old)
const inThisPage = new Map<string, string>()
const calledInThisPage = new Set<string>()

/** Where a password or a code may be among what is sent: that is kept in this page alone, and in this tab its last key. */
const mayHoldSecret = ({ access, countsFirst }: Endpoint) =>
  access === 'public' || countsFirst === true

/**
 * An act of which the tab keeps nothing but the key. The first one after a reload may be the last one before it, which got no
 * answer: only the server, which has what that held under its key, can tell (`other-act`).
 */
function secretPlace(call: string, text: string) {
  const place = `${call} ${text}`
  const lastOfTab = `act ${call}`
  function hold(key: string) {
    inThisPage.set(place, key)
    tabStorage.keep(lastOfTab, key)
    return key
  }
  return {
    async key() {
      const isFirst = !calledInThisPage.has(call)
      calledInThisPage.add(call)
      const before = isFirst ? tabStorage.read(lastOfTab) : null
      return hold(inThisPage.get(place) ?? before ?? randomUuid())
    },
    anew: () => hold(randomUuid()),
    async forget() {
      inThisPage.delete(place)
      tabStorage.forget(lastOfTab)
    },
  }
}

function placeOf({ endpoint, input, version }: Act) {
  const text = JSON.stringify([input, version])
  const call = `${endpoint.method} ${endpoint.path}`
  const owner = sessionUser()?.id
  if (!owner || mayHoldSecret(endpoint)) return secretPlace(`${owner} ${call}`, text)
  const names = [owner, endpoint.group, call, text] as const
  return {
    async key() {
      await ending
      const made = randomUuid()
      await kept.keep(names, made)
      return (await kept.read(names)) ?? made
    },
    anew: null,
    forget: () => kept.drop(names),
  }
}

/** What was done since to the same things makes an act another one: who deletes a thing may well make it once more. */
async function earlierActs({ group, method, path }: Endpoint) {
  const owner = sessionUser()?.id
  if (!owner || group === 'none') return []
  return (await kept.listOf(owner))
    .filter(({ names: [kind, call] }) => kind === group && call !== `${method} ${path}`)
    .map(({ names }) => [owner, ...names] as const)
}

/** The next key waits for it, and nobody else: a device may take long to say what it keeps. */
let ending: Promise<unknown> = Promise.resolve()

async function endActs(earlier: ReturnType<typeof earlierActs>) {
  for (const names of await earlier) await kept.drop(names)
}

/** RFC 9110 §13.1.1; nothing for what came without a version. */
export const ifMatch = (version: string | undefined): Record<string, string> =>
  version ? { 'If-Match': `"${version}"` } : {}

const isOtherAct = (error: unknown) =>
  error instanceof ApiError && error.problem?.reason === 'other-act'

/**
 * Makes a call that changes something. Where a server that hears it twice would do it twice, or refuse it because of what it has
 * done itself, the call carries an Idempotency-Key: the same contents sent again are the same act until it has succeeded, also
 * after a reload, so that a kept draft whose answer was lost makes no second thing.
 *
 * @param run sends it with these headers
 */
export async function asOneAct<T>(
  act: Act,
  run: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const { endpoint, version } = act
  const place = endpoint.once || version ? placeOf(act) : null
  const under = (key: string) => run({ 'Idempotency-Key': key, ...ifMatch(version) })
  const earlier = earlierActs(endpoint)
  const answer = await (place ? under(await place.key()) : run({})).catch((error) => {
    if (!place?.anew || !isOtherAct(error)) throw error
    return under(place.anew())
  })
  await place?.forget()
  ending = Promise.all([ending, endActs(earlier)])
  return answer
}
