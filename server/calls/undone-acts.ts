import type { Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import { TEST_KINDS } from '../../lib/entities/test-values.ts'
import type { Db } from '../db/client.ts'
import { Problem } from '../problem.ts'
import { countInCharge } from '../repositories/admin-accounts.ts'
import { findIssued } from '../repositories/issued-certificates.ts'
import { findMessage } from '../repositories/outbox.ts'
import { findCertificateRow } from '../repositories/progress.ts'
import { findProposalRow } from '../repositories/proposals.ts'
import type { SessionUser } from '../repositories/sessions.ts'
import { findNewestSet } from '../repositories/test-sets.ts'
import { findUserRow } from '../repositories/users.ts'
import { isStill } from '../services/certificates/issued-state.ts'
import { findProof } from '../services/second-factor.ts'
import { isLost } from '../services/undelivered.ts'
import type { Services } from '../start/deps.ts'
import type { Call } from './guarded-things.ts'
import { isConfirmed } from './unready.ts'

type Told = { id: string; madeAt: string; state: string; codes: string[] }
type Caller = {
  db: Db
  params: unknown
  user: Pick<SessionUser, 'id' | 'confirmedAt'> | null
  now: Date
  services: Services
}
type Asked = Caller & {
  /** What the call has answered. */
  told: Told
  /** Answers what a call shows now of something. */
  show: (read: Call, id: string) => Promise<unknown>
}

/** Whether what a call has done is so still. */
type Stands = (asked: Asked) => Promise<boolean>

const isShownBy =
  (read: Call): Stands =>
  async ({ show, told }) => {
    try {
      await show(read, told.id)
      return true
    } catch (error) {
      if (error instanceof Problem && [404, 410].includes(error.status)) return false
      throw error
    }
  }

const isAccount: Stands = async ({ db, told }) => {
  const row = await findUserRow(db, told.id)
  return row !== null && row.deletedAt === null
}

const isLive: Stands = async ({ db, told }) => {
  const row = await findProposalRow(db, told.id)
  return row !== null && row.cancelledAt === null && row.removedAt === null
}

const isNewest: Stands = async ({ db, user, told }) => {
  const row = user && (await findUserRow(db, user.id))
  return row?.calendarMadeAt?.toISOString() === told.madeAt
}

const leadsNone: Stands = async ({ db, params }) =>
  (await countInCharge(db, Object(params).id)) === 0

const isOnItsWay: Stands = async ({ db, params }) => {
  const row = await findMessage(db, Object(params).id)
  return !row || !isLost(row)
}

/** In the session that asks, and not too long ago. */
const isConfirmedHere: Stands = async ({ user, now }) =>
  user !== null && isConfirmed(user, now)

/** Codes that the app's first code has brought, and that are worth something still. */
const openLogin: Stands = async ({ db, services, user, now, told }) => {
  const code = told.codes[0]?.replace('-', '') ?? ''
  return (
    user !== null &&
    (await findProof(db, services, { userId: user.id, code, now })) !== null
  )
}

/** A version of a certificate that was issued anew or withdrawn, with nothing in its place since. */
const isNewestVersion: Stands = async ({ db, told }) => {
  const rowId = (await findIssued(db, told.id))?.certificateId
  if (!rowId) return true
  const isThere = told.state === 'valid'
  const hasFile = (await findCertificateRow(db, rowId))?.fileName != null
  return hasFile === isThere && isStill(db, rowId, { issuedId: told.id, isThere })
}

/** What was copied is a coaching's first version of its questions. */
const areFirst: Stands = async ({ db, params }) => {
  const coachingId: string = Object(params).id
  const newest = TEST_KINDS.map((kind) => findNewestSet(db, { coachingId, kind }))
  return (await Promise.all(newest)).every((set) => !set || set.version === 1)
}

const made = ({ create, get }: { create: Call; get: Call }): [Call, Stands] => [
  create,
  isShownBy(get),
]

/** What can be taken back by somebody else, or on another device, before who has not heard its answer asks for it once more. */
const UNDONE: readonly [Call, Stands][] = [
  ...[api.beranda, api.category, api.faq, api.asalInstansi].map(made),
  ...[api.certificateTemplate, api.adminCoaching].map(made),
  [api.adminAccount.create, isAccount],
  [api.adminAccount.handOver, leadsNone],
  [api.adminCoaching.copyTests, areFirst],
  [api.proposal.create, isLive],
  [api.calendarAddress.make, isNewest],
  [api.notification.resend, isOnItsWay],
  [api.certificateRegister.reissue, isNewestVersion],
  [api.certificateRegister.withdraw, isNewestVersion],
  [api.secondFactor.turnOn, openLogin],
  [api.secondFactor.confirm, isConfirmedHere],
]

/** Whether what a call has done, as its kept answer tells it, was undone since. */
export const wasUndone = async (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  caller: Caller & Pick<Asked, 'show'>,
  answer: unknown,
): Promise<boolean> => {
  const stands = UNDONE.find(([call]) => call.method === method && call.path === path)?.[1]
  const told = Object(answer) as Told
  return stands !== undefined && !(await stands({ ...caller, told }))
}
